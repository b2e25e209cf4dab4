import { screen, within } from '@testing-library/react';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import { Breadcrumbs } from '../../../../src/layout/breadcrumbs/breadcrumbs';
import { pageContext } from '../../../support/page-context';
import { renderIn } from '../../../support/render';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/hooks/use-site-url', () => ({
  useSiteUrl: () => 'https://www.example.com',
}));

beforeEach(() => void jest.mocked(useSiteSettings).mockReturnValue(siteSettings()));

describe('Breadcrumbs', () => {
  it('leads from the home page to this one, in the language of the page', () => {
    renderIn(
      'ua',
      <Breadcrumbs
        page={pageContext({ locale: 'ua' })}
        crumbs={[{ name: 'Новини', path: '/news' }]}
        name="Басейн"
      />,
    );
    const nav = screen.getByRole('navigation', { name: 'Ви тут' });
    const steps = within(nav).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Головна', 'Новини', 'Басейн']);
    expect(within(nav).getByRole('link', { name: 'Головна' })).toHaveAttribute('href', '/ua');
    expect(within(nav).getByRole('link', { name: 'Новини' })).toHaveAttribute('href', '/ua/news');
  });

  it('does not link the page one is on, and says so', () => {
    renderIn('en', <Breadcrumbs page={pageContext()} crumbs={[]} name="About us" />);
    const current = screen.getByText('About us');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(within(current).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('marks the names that are in another language', () => {
    renderIn(
      'ru',
      <Breadcrumbs
        page={pageContext({ locale: 'ru' })}
        crumbs={[{ name: 'Canggu', path: '/areas/canggu', lang: 'en' }]}
        name="An evening in Lviv"
        lang="en"
      />,
    );
    expect(screen.getByText('Canggu')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('An evening in Lviv')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Главная' })).not.toHaveAttribute('lang');
  });

  it('says the same to search engines, with addresses in the locale of the page', () => {
    const { container } = renderIn(
      'ua',
      <Breadcrumbs
        page={pageContext({ locale: 'ua' })}
        crumbs={[{ name: 'Новини', path: '/news' }]}
        name="Басейн"
      />,
    );
    const data = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Головна', item: 'https://www.example.com/ua' },
            { position: 2, name: 'Новини', item: 'https://www.example.com/ua/news' },
            { position: 3, name: 'Басейн' },
          ],
        },
      ],
    });
  });
});
