import { LIST_PAGE_SIZE } from '../config/site';

/** An entry of a pager: a page by its number, or a gap. */
export type PagerEntry = number | 'gap';

/** A page of a list: its items and the entries of its pager. */
export interface ListPage {
  /** As in its URL; 1 is the list's own page. */
  pageNumber: number;
  /** Offset from the end: items after those of this page in the list. */
  skip: number;
  /** Page size. */
  limit: number;
  /** From the first page of the list to the last, this one among them. */
  pager: PagerEntry[];
}

/** Limit of the list's own page: the items that do not fill a page go there. */
const FIRST_PAGE_ROOM = 2 * LIST_PAGE_SIZE - 1;

/** Pages named on either side of the current one. */
const NEIGHBOURS = 1;

/**
 * The first page, the last, and the neighbours of the current one. A gap stands for two pages or
 * more: the name of a single one takes no more room.
 */
function pagerOf(numbers: readonly number[], current: number): PagerEntry[] {
  const isNamed = (index: number) =>
    index === 0 || index === numbers.length - 1 || Math.abs(index - current) <= NEIGHBOURS;
  return numbers.flatMap((number, index): PagerEntry[] => {
    if (isNamed(index) || (isNamed(index - 1) && isNamed(index + 1))) return [number];
    return isNamed(index - 1) ? ['gap'] : [];
  });
}

/**
 * Paginates a list so that a new first item changes only the list's own page. All other pages are
 * full and numbered from the end of the list, the last one being 2
 * (docs/decisions/0020-pages-of-lists-count-from-the-end.md).
 *
 * @param total - items in the list
 * @returns the pages from the first to the last; one for an empty list
 * @example planListPages(36).map(({ pageNumber }) => pageNumber) // => [1, 3, 2]
 */
export function planListPages(total: number): ListPage[] {
  const fullPages = Math.max(0, Math.floor(total / LIST_PAGE_SIZE) - 1);
  const numbers = [1, ...Array.from({ length: fullPages }, (_, index) => fullPages + 1 - index)];
  return numbers.map((pageNumber, index) => ({
    pageNumber,
    skip: (pageNumber === 1 ? fullPages : pageNumber - 2) * LIST_PAGE_SIZE,
    limit: pageNumber === 1 ? FIRST_PAGE_ROOM : LIST_PAGE_SIZE,
    pager: pagerOf(numbers, index),
  }));
}

/** Items of a page in the order of the list; queries sort them in reverse. */
export function inListOrder<T>(fromTheEnd: readonly T[]): T[] {
  return [...fromTheEnd].reverse();
}

interface Translated {
  readonly locale: string;
  readonly contentLocale: string;
}

/** Items in the order of a list: those in the language of the page, then the fallbacks. */
export function translatedFirst<T extends Translated>(items: readonly T[]): T[] {
  const isFallback = ({ locale, contentLocale }: T) => locale !== contentLocale;
  return [...items.filter((item) => !isFallback(item)), ...items.filter(isFallback)];
}
