import { MENU_PAGES } from '../../../contract/content/site';
import { BUILT_IN_MENUS, FOOTER_MENU, MAIN_MENU } from '../../../src/config/menus';
import { chosenMenus, FOOTER_END } from '../../../src/node/chosen-menus';
import { ROUTES, type RouteName } from '../../../src/config/routes';
import { WORDS } from '../../../cms/schema/words';
import { LOCALES, LOCALE_CODES } from '../../../src/i18n/locales';

const entries = (...pages: string[]) => pages.map((page) => ({ page }));

describe('the chosen menus', () => {
  it.each([
    ['nothing', {}],
    ['empty lists', { mainMenu: [], footerMenu: [] }],
    ['unknown pages', { mainMenu: entries('casino'), footerMenu: entries('', '/news', 'home') }],
  ])('of %s are the built-in menus', (_, chosen) => {
    expect(chosenMenus(chosen)).toEqual(BUILT_IN_MENUS);
  });

  it('are in the chosen order, each known page once, account and privacy policy last', () => {
    const { main, rest, footer } = chosenMenus({
      mainMenu: entries('contacts', 'one-room-apartments', 'casino', 'contacts'),
      footerMenu: entries('privacy', 'docs', 'account', 'contacts', 'why-island', 'docs'),
    });
    expect(main).toEqual(['contacts', 'oneRoomApartments']);
    expect(footer).toEqual(['docs', 'contacts', 'whyIsland', 'account', 'privacy']);
    expect(rest).toEqual(['docs', 'whyIsland', 'account', 'privacy']);
  });

  it('follow each other where only one of them was chosen', () => {
    const { main, rest } = chosenMenus({ mainMenu: entries('docs') });
    expect(main).toEqual(['docs']);
    expect(rest).toEqual([...FOOTER_MENU].filter((route) => route !== 'docs'));
  });
});

it('a phone has the pages of the footer that the header lacks', () => {
  const { main, rest, footer } = BUILT_IN_MENUS;
  expect(new Set([...main, ...rest])).toEqual(new Set([...main, ...footer]));
  expect(main.filter((route) => rest.includes(route))).toEqual([]);
});

describe('the pages that editors choose from', () => {
  const routes = Object.entries(ROUTES) as [RouteName, string][];
  const routeOf = (page: string) => routes.find(([, path]) => path === `/${page}`)?.[0];

  it('have those of the built-in menus, but for what stays last', () => {
    const offered = Object.keys(MENU_PAGES).map(routeOf);
    expect(offered).toEqual(
      expect.arrayContaining([...MAIN_MENU, ...FOOTER_MENU.slice(0, -FOOTER_END.length)]),
    );
    for (const fixed of FOOTER_END) expect(offered).not.toContain(fixed);
  });

  it.each(LOCALE_CODES)('have the names that the menus show, in %s', async (locale) => {
    const { default: common } = (await import(`../../../locales/${locale}/common.json`)) as {
      default: { routes: Record<string, string> };
    };
    const words = Object.entries(WORDS).find(([tag]) =>
      tag.startsWith(`${LOCALES[locale].language}-`),
    )?.[1];
    for (const [page, english] of Object.entries(MENU_PAGES)) {
      const shown = common.routes[routeOf(page) ?? '']?.replaceAll('\u00ad', '');
      expect([page, words?.[english] ?? english]).toEqual([page, shown]);
    }
  });
});
