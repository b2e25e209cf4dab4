import { accountPages } from '../../contract/site.json';

/** Paths of the routes, without a locale prefix (design section 3.4). */
export const ROUTES = {
  home: '/',
  projects: '/projects',
  villas: '/villas',
  apartments: '/apartments',
  oneRoomApartments: '/one-room-apartments',
  compare: '/compare',
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
  search: '/search',
  account: '/account',
  login: accountPages.login,
  resetPassword: accountPages.reset,
  acceptInvite: accountPages.invite,
  notFound: '/404',
} as const;

/** English has no prefix: this path and those below it redirect to the unprefixed path. */
export const EN_PLACEHOLDER = '/en';

/** The static host's 404 page: a copy of {@link ROUTES.notFound}. */
export const HOST_NOT_FOUND = '/404.html';

export type RouteName = keyof typeof ROUTES;

/** Slug of the document that `/privacy` shows. */
export const PRIVACY_DOC_SLUG = 'privacy-policy';

/** Parameter of the search page's address with the query. */
export const SEARCH_PARAMETER = 'q';

/** The form of a page that has one. */
export const REQUEST_ANCHOR = '#request';

/** Page with the form for a call or a viewing; no locale prefix. */
export const REQUEST_PATH = `${ROUTES.contacts}${REQUEST_ANCHOR}`;

/**
 * Pages of the types of homes, by the type of the projects. They stand at the root: below `/projects` their names could be slugs of
 * projects (docs/decisions/0036-pages-worth-finding.md).
 */
export const TYPE_ROUTES = {
  villas: 'villas',
  apartments: 'apartments',
  one_room_apartments: 'oneRoomApartments',
} as const satisfies Readonly<Record<string, RouteName>>;

/** Path below which each area has its page. */
export const AREAS_PATH = '/areas';

/** Path of an area's page, without a locale prefix. */
export const areaPath = (slug: string): string => `${AREAS_PATH}/${slug}`;

/** Path of a vacancy's page, without a locale prefix. */
export const vacancyPath = (slug: string): string => `${ROUTES.career}/${slug}`;

/** Paths of the RSS feed of each locale, without its prefix. */
export const FEED_PATH = '/feed.xml';

/** Routes of the paginated lists. */
export const PAGINATED_ROUTES = [
  'news',
  'articles',
  'docs',
  'sales',
] as const satisfies readonly RouteName[];

/**
 * Path of a post's page: its canonical one, where it has two.
 *
 * @param listPath - path of its list
 * @example postPath('/docs', 'privacy-policy') // => '/privacy'
 */
export const postPath = (listPath: string, slug: string): string =>
  listPath === ROUTES.docs && slug === PRIVACY_DOC_SLUG ? ROUTES.privacy : `${listPath}/${slug}`;

/** Routes of the lists of posts, below which each post has its page. */
export type PostRoute = 'news' | 'articles' | 'docs';

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
