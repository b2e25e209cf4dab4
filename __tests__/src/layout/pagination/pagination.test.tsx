import { screen, within } from '@testing-library/react';
import { LIST_PAGE_SIZE } from '../../../../src/config/site';
import { planListPages } from '../../../../src/domain/list-pages';
import type { Locale } from '../../../../src/i18n/locales';
import { Pagination } from '../../../../src/layout/pagination/pagination';
import { renderIn } from '../../../support/render';

/** Shows the pager of a page of a list with so many pages. */
function show(pageNumber: number, pages: number, locale: Locale = 'en') {
  const page = planListPages(pages * LIST_PAGE_SIZE).find(
    (candidate) => candidate.pageNumber === pageNumber,
  );
  if (!page) throw new Error(`The list has no page ${pageNumber}`);
  return renderIn(locale, <Pagination listPath="/news" {...page} />);
}

const previous = () => screen.queryByRole('link', { name: 'Previous' });
const next = () => screen.queryByRole('link', { name: 'Next' });

describe('Pagination', () => {
  it('leads only on from the first page', () => {
    show(1, 3);
    expect(previous()).not.toBeInTheDocument();
    expect(next()).toHaveAttribute('href', '/news/page/3');
    expect(next()).toHaveAttribute('rel', 'next');
  });

  it('leads both ways from a page in the middle; the first one has no number', () => {
    show(3, 3);
    expect(previous()).toHaveAttribute('href', '/news');
    expect(previous()).toHaveAttribute('rel', 'prev');
    expect(next()).toHaveAttribute('href', '/news/page/2');
  });

  it('leads only back from the last page', () => {
    show(2, 3);
    expect(previous()).toHaveAttribute('href', '/news/page/3');
    expect(next()).not.toBeInTheDocument();
  });

  it('leads to the ends of a long list and to the neighbours, past gaps', () => {
    show(80, 173);
    const pages = within(screen.getByRole('list'));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/news',
      '/news/page/81',
      '/news/page/79',
      '/news/page/2',
    ]);
    expect(pages.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/news');
    expect(pages.getByRole('link', { name: 'Last' })).toHaveAttribute('href', '/news/page/2');
    expect(pages.getByRole('link', { name: 'Page 81' })).toHaveTextContent(/^81$/);
    expect(pages.getAllByText('…')).toHaveLength(2);
  });

  it.each([
    [1, 'First'],
    [5, '5'],
    [2, 'Last'],
  ])('marks page %d as the one that is shown, without a link', (pageNumber, name) => {
    show(pageNumber, 8);
    const shown = screen.getByText(name);
    expect(shown).toHaveAttribute('aria-current', 'page');
    expect(shown.closest('a')).toBeNull();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('is a landmark with a name', () => {
    show(1, 2);
    expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeInTheDocument();
  });

  it('is not there for a list of one page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });

  it('stays in the language of the page', () => {
    show(1, 5, 'ua');
    expect(screen.getByText('Перша')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Наступна' })).toHaveAttribute(
      'href',
      '/ua/news/page/5',
    );
  });
});
