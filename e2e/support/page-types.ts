/** A page of each type in English, and both sides of a list; all of them have status 200. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/projects',
  '/projects/teak-house',
  '/villas',
  '/areas/canggu',
  '/about',
  '/why-island',
  '/cooperation',
  '/career',
  '/career/site-engineer',
  '/contacts',
  '/news',
  '/news/teak-house-roofs-tested',
  '/articles',
  '/articles/how-we-calculate-income',
  '/sales',
  '/sales/early-bird-pavilion',
  '/docs',
  '/privacy',
  // `/account` redirects to it while the visitor is signed out.
  '/account/login',
];
