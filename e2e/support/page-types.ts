/** A page of each type in English, and both sides of a list; all of them have status 200. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/projects',
  '/projects/teak-house',
  '/about',
  '/why-island',
  '/cooperation',
  '/career',
  '/contacts',
  '/news',
  '/news/teak-house-roofs-tested',
  '/articles',
  '/articles/how-we-calculate-income',
  '/sales',
  '/sales/early-bird-pavilion',
  '/docs',
  '/privacy',
  // The account itself leads on to it while nobody is signed in.
  '/account/login',
];
