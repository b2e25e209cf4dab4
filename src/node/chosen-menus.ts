import { FOOTER_MENU, MAIN_MENU, menusOf, type Menus } from '../config/menus';
import { ROUTES, type RouteName } from '../config/routes';

/** What ends the footer, whatever editors choose. */
export const FOOTER_END = ['account', 'privacy'] as const satisfies readonly RouteName[];

type Entries = readonly { readonly page: string }[];

/** Menus as the CMS has them. */
export interface ChosenMenus {
  readonly mainMenu?: Entries;
  readonly footerMenu?: Entries;
}

/** The home page is the company's name in the header, not an entry. */
const routeOf = (page: string) =>
  (Object.keys(ROUTES) as RouteName[]).find(
    (route) => route !== 'home' && ROUTES[route] === `/${page}`,
  );

/** The chosen pages that the site knows, each once; the built-in ones if none is left. */
function routesOf(chosen: Entries = [], builtIn: readonly RouteName[]): readonly RouteName[] {
  const known = chosen.flatMap(({ page }) => routeOf(page) ?? []);
  return known.length > 0 ? [...new Set(known)] : builtIn;
}

/**
 * The menus that editors chose, in their order (docs/decisions/0048-menus-from-the-cms.md).
 *
 * @param chosen - an empty list stands for the built-in order
 */
export function chosenMenus({ mainMenu, footerMenu }: ChosenMenus): Menus {
  const isFixed = (route: RouteName) => FOOTER_END.some((fixed) => fixed === route);
  const footer = routesOf(footerMenu, FOOTER_MENU).filter((route) => !isFixed(route));
  return menusOf(routesOf(mainMenu, MAIN_MENU), [...footer, ...FOOTER_END]);
}
