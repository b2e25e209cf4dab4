import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../../../../src/ui/dialog/dialog';

const onClose = jest.fn();

beforeEach(() => onClose.mockReset());

const show = (isExpanded: boolean) =>
  render(
    <Dialog title="Arrange a viewing" closeLabel="Close" onClose={onClose}>
      <button aria-expanded={isExpanded}>Country</button>
    </Dialog>,
  );

describe('a dialog', () => {
  it('begins at its title, so that nothing below it is skipped', async () => {
    show(false);
    expect(screen.getByRole('heading', { name: 'Arrange a viewing' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('with an open list in it (%s) is closed by Escape %i times', async (isExpanded, times) => {
    show(isExpanded);
    screen.getByRole('button', { name: 'Country' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
