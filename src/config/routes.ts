import { accountPages } from '../../contract/site.json';

/** Paths of the routes, without a locale prefix (design section 3.4). */
export const ROUTES = {
  home: '/',
  projects: '/projects',
  about: '/about',
  whyIsland: '/why-island',
  cooperation: '/cooperation',
  career: '/career',
  contacts: '/contacts',
  news: '/news',
  articles: '/articles',
  sales: '/sales',
  docs: '/docs',
  privacy: '/privacy',
  account: '/account',
  login: accountPages.login,
  resetPassword: accountPages.reset,
  acceptInvite: accountPages.invite,
  notFound: '/404',
} as const;

/** English has no prefix: this and what is below it leads on to the path without. */
export const EN_PLACEHOLDER = '/en';

/** The page that static hosts show where there is none: a copy of {@link ROUTES.notFound}. */
export const HOST_NOT_FOUND = '/404.html';

export type RouteName = keyof typeof ROUTES;

/** Slug of the document that `/privacy` shows. */
export const PRIVACY_DOC_SLUG = 'privacy-policy';

/** The form of a page that has one. */
export const REQUEST_ANCHOR = '#request';

/** Where a visitor who wants to be called or shown around is led; no locale prefix. */
export const REQUEST_PATH = `${ROUTES.contacts}${REQUEST_ANCHOR}`;

/** Routes in the order of the main menu. */
export const MAIN_MENU = [
  'projects',
  'whyIsland',
  'about',
  'sales',
  'articles',
  'contacts',
] as const satisfies readonly RouteName[];

/** Routes in the order of the footer. */
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

/** Routes of the lists that are divided into pages. */
export const PAGINATED_ROUTES = [
  'news',
  'articles',
  'docs',
  'sales',
] as const satisfies readonly RouteName[];

export type PaginatedRoute = (typeof PAGINATED_ROUTES)[number];

/**
 * Path of a page of a list.
 *
 * @param listPath - path of the list's first page
 * @param page - number of the page, from 1
 * @example pagePath('/news', 1) // => '/news'
 * @example pagePath('/news', 2) // => '/news/page/2'
 */
export function pagePath(listPath: string, page: number): string {
  return page <= 1 ? listPath : `${listPath}/page/${page}`;
}
