import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDismissals } from '../../../../src/features/promo/dismissals';
import { PromoCard } from '../../../../src/features/promo/promo-card';
import { PROMO } from '../../../../src/domain/promo';

const onClose = jest.fn();

const data = {
  title: 'Five percent',
  text: 'Until the foundations are poured.',
  action: { label: 'See the terms', to: 'https://example.com/' },
  closeLabel: 'Close',
};

const show = () => render(<PromoCard locale="en" data={data} onClose={onClose} />);

beforeEach(() => {
  window.localStorage.clear();
  onClose.mockReset();
});

describe('the card of the promo', () => {
  it('leaves focus and page as they are', () => {
    show();
    const card = screen.getByRole('dialog', { name: 'Five percent' });
    expect(card).toHaveAttribute('aria-modal', 'false');
    expect(document.body).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
  });

  it('counts a dismissal by its button and by Escape', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(readDismissals()).toBe(2);
  });

  it('leaves Escape to a dialog that lies over it', async () => {
    show();
    render(<div role="dialog" aria-label="Gallery" />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not shown again to someone who followed it', async () => {
    show();
    const link = screen.getByRole('link', { name: 'See the terms' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(readDismissals()).toBe(PROMO.stopAfter);
    expect(onClose).not.toHaveBeenCalled();
  });
});
