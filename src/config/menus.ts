import type { RouteName } from './routes';

/** Pages in the header until editors choose others. */
export const MAIN_MENU = [
  'projects',
  'whyIsland',
  'about',
  'sales',
  'articles',
  'contacts',
] as const satisfies readonly RouteName[];

/** Pages in the footer until editors choose others; the last two stay whatever they choose. */
export const FOOTER_MENU = [
  'projects',
  'sales',
  'whyIsland',
  'about',
  'news',
  'articles',
  'cooperation',
  'career',
  'contacts',
  'docs',
  'account',
  'privacy',
] as const satisfies readonly RouteName[];

/** Menus of the site, in the order in which they are shown. */
export interface Menus {
  /** Header, and the first part of the menu on a phone. */
  readonly main: readonly RouteName[];
  /** Second part of the menu on a phone: what of the footer the first one lacks. */
  readonly rest: readonly RouteName[];
  readonly footer: readonly RouteName[];
}

/** The menus of the site, from the pages of header and footer. */
export const menusOf = (main: readonly RouteName[], footer: readonly RouteName[]): Menus => ({
  main,
  rest: footer.filter((route) => !main.includes(route)),
  footer,
});

export const BUILT_IN_MENUS = menusOf(MAIN_MENU, FOOTER_MENU);
