import { screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../../../../src/layout/breadcrumbs/breadcrumbs';
import { renderIn } from '../../../support/render';

describe('Breadcrumbs', () => {
  it('leads from the home page to this one, in the language of the page', () => {
    renderIn('ua', <Breadcrumbs crumbs={[{ name: 'Новини', path: '/news' }]} name="Басейн" />);
    const nav = screen.getByRole('navigation', { name: 'Ви тут' });
    const steps = within(nav).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Головна', 'Новини', 'Басейн']);
    expect(within(nav).getByRole('link', { name: 'Головна' })).toHaveAttribute('href', '/ua');
    expect(within(nav).getByRole('link', { name: 'Новини' })).toHaveAttribute('href', '/ua/news');
  });

  it('does not link the page one is on, and says so', () => {
    renderIn('en', <Breadcrumbs crumbs={[]} name="About us" />);
    const current = screen.getByText('About us');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(within(current).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
