/** A page of each type, and both sides of a list: what the benchmarks of the built site visit. */
const PAGES: readonly string[] = [
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
  '/account/login',
  '/404',
];

/** The pages to visit: all, or those of `BENCH_PAGES`, paths with commas between. */
export function pagesToVisit(): readonly string[] {
  return process.env.BENCH_PAGES?.split(',') ?? PAGES;
}
