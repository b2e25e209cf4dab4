import { MENU_PAGES } from '../../../../contract/content/site';
import { WORDS } from '../../../schema/words';

/**
 * The line of the site's header in pixels, as measured at windows of 1280 to 1600: room for the menu
 * beside the other parts, the gap between two names, the mean width of a letter by alphabet.
 */
const LINE = { room: 605, gap: 24, latin: 7.5, cyrillic: 8.5 } as const;

const isPage = (page: unknown): page is keyof typeof MENU_PAGES =>
  typeof page === 'string' && Object.hasOwn(MENU_PAGES, page);

const widthOf = (name: string): number =>
  name.length * (/\p{Script=Cyrillic}/u.test(name) ? LINE.cyrillic : LINE.latin);

/**
 * Whether the names of pages fit on one line of the site's header, in every language.
 *
 * @param pages Paths without the slash before them; those that are no page of a menu do not count.
 */
export function fitsHeader(pages: readonly unknown[]): boolean {
  const english = pages.filter(isPage).map((page) => MENU_PAGES[page]);
  const languages = [{}, ...Object.values(WORDS)] as Readonly<Record<string, string>>[];
  return languages.every((words) => {
    const width = english.reduce((sum, name) => sum + widthOf(words[name] ?? name) + LINE.gap, 0);
    return width - LINE.gap <= LINE.room;
  });
}
