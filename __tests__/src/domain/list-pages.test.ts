import { LIST_PAGE_SIZE } from '../../../src/config/site';
import { planListPages, translatedFirst, type ListPage } from '../../../src/domain/list-pages';

const TOTALS = Array.from({ length: 20 * LIST_PAGE_SIZE }, (_, total) => total);

/** A list from its first item to its last; each carries its place from the end, as a name. */
const listOf = (total: number) => Array.from({ length: total }, (_, index) => total - index);

/** What the query of a page finds, in the order of the list. */
const itemsOf = (list: readonly number[], { skip, limit }: ListPage) =>
  [...list]
    .reverse()
    .slice(skip, skip + limit)
    .reverse();

const byNumber = (pages: readonly ListPage[]) =>
  new Map(pages.map((page) => [page.pageNumber, page]));

describe('the pages of a list', () => {
  it.each([
    [0, [1]],
    [LIST_PAGE_SIZE, [1]],
    [2 * LIST_PAGE_SIZE - 1, [1]],
    [2 * LIST_PAGE_SIZE, [1, 2]],
    [3 * LIST_PAGE_SIZE, [1, 3, 2]],
    [5 * LIST_PAGE_SIZE + 3, [1, 5, 4, 3, 2]],
  ])('of %d items are %j', (total, numbers) => {
    expect(planListPages(total).map(({ pageNumber }) => pageNumber)).toEqual(numbers);
  });

  it('show each item once, in the order of the list', () => {
    for (const total of TOTALS) {
      const list = listOf(total);
      expect(planListPages(total).flatMap((page) => itemsOf(list, page))).toEqual(list);
    }
  });

  it('are full behind the first, which is never a small one', () => {
    for (const total of TOTALS) {
      const [first = 0, ...others] = planListPages(total).map(
        (page) => itemsOf(listOf(total), page).length,
      );
      expect(others.every((count) => count === LIST_PAGE_SIZE)).toBe(true);
      expect(first).toBeGreaterThanOrEqual(Math.min(total, LIST_PAGE_SIZE));
      expect(first).toBeLessThan(2 * LIST_PAGE_SIZE);
    }
  });

  it('keep their items when another comes first', () => {
    for (const total of TOTALS) {
      const after = byNumber(planListPages(total + 1));
      for (const page of planListPages(total).slice(1)) {
        expect(itemsOf(listOf(total + 1), after.get(page.pageNumber) ?? page)).toEqual(
          itemsOf(listOf(total), page),
        );
      }
    }
  });

  it.each([
    ['the first of many', 1, [1, 10, 'gap', 2]],
    ['the second', 10, [1, 10, 9, 'gap', 2]],
    ['one after a single one left out', 8, [1, 10, 9, 8, 7, 'gap', 2]],
    ['one in the middle', 6, [1, 'gap', 7, 6, 5, 'gap', 2]],
    ['the last', 2, [1, 'gap', 3, 2]],
  ])('name the first, the last and their neighbours: %s', (_name, pageNumber, pager) => {
    const pages = byNumber(planListPages(10 * LIST_PAGE_SIZE));
    expect(pages.get(pageNumber)?.pager).toEqual(pager);
  });
});

describe('translatedFirst', () => {
  it('puts what is in the language of the page before the rest, each in its order', () => {
    const item = (slug: string, contentLocale: string) => ({ slug, locale: 'ru', contentLocale });
    const items = [item('a', 'en'), item('b', 'ru'), item('c', 'en'), item('d', 'ru')];
    expect(translatedFirst(items).map(({ slug }) => slug)).toEqual(['b', 'd', 'a', 'c']);
  });
});
