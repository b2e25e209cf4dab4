import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '../../../../src/ui/tabs/tabs';

const TABS = ['one', 'two', 'three'].map((key) => ({ key, label: key, panel: `about ${key}` }));
const CLASSES = { list: 'list', tab: 'tab', panel: 'panel' };

function Example() {
  const [value, setValue] = useState('two');
  return (
    <>
      <Tabs tabs={TABS} value={value} onChange={setValue} label="Numbers" classes={CLASSES} />
      <button type="button">after</button>
    </>
  );
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('name their row, and each panel by its tab', () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('about two');
    const tab = screen.getByRole('tab', { name: 'three' });
    expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).toHaveTextContent(
      'about three',
    );
  });

  it('open by a click', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'one' }));
    expect(openTab()).toBe('one');
    expect(screen.getByText('about one')).toHaveAttribute('data-state', 'active');
    expect(screen.getByText('about two')).toHaveAttribute('data-state', 'inactive');
  });

  it('open by a click that no press of the mouse came before, as a replayed one', () => {
    render(<Example />);
    fireEvent.click(screen.getByRole('tab', { name: 'one' }));
    expect(openTab()).toBe('one');
  });

  it('have all panels in the page, for print and for readers without JavaScript', () => {
    render(<Example />);
    const panels = screen.getAllByRole('tabpanel');
    expect(panels.map(({ textContent, dataset }) => [textContent, dataset.state])).toEqual([
      ['about one', 'inactive'],
      ['about two', 'active'],
      ['about three', 'inactive'],
    ]);
  });

  it.each([
    ['{ArrowRight}', 'three'],
    ['{ArrowRight}{ArrowRight}', 'one'],
    ['{ArrowLeft}', 'one'],
    ['{ArrowLeft}{ArrowLeft}', 'three'],
    ['{Home}', 'one'],
    ['{End}', 'three'],
    ['{Control>}{ArrowRight}{/Control}', 'two'],
    ['x', 'two'],
  ])('are walked by keys: %s opens %s, with the focus', async (keys, expected) => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(openTab()).toBe(expected);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('are one stop on the way through the page, and the open panel another', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });
});
