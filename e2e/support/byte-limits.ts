import type { PageBytes } from './page-bytes';

/** Initial JavaScript that an empty page of a comparable framework ships, bytes (gzip). */
export const AIM = 76_000;

/** Most initial JavaScript that is ever in order, bytes (gzip). */
export const CEILING = 95_000;

/** Pictures of a page that is read to its end on a phone, bytes. */
export const PICTURES_TO_THE_END = 350_000;

const limits = (
  scripts: number,
  styles: number,
  html: number,
  pictures: number,
): Readonly<PageBytes> => ({ scripts, styles, html, pictures });

/**
 * Limits of a first visit to each type of page, bytes: what it loaded when the limit was set, and a
 * little for the next change of a text. Lower a limit when a page gets smaller; raise one only for
 * what the page cannot do without, and say in the commit what that is.
 */
export const BYTE_LIMITS: Readonly<Record<string, Readonly<PageBytes>>> = {
  '/': limits(104_200, 10_400, 27_000, 133_000),
  '/projects': limits(99_800, 8_000, 18_500, 116_000),
  '/projects/teak-house': limits(110_900, 13_000, 33_100, 77_000),
  '/villas': limits(95_600, 6_900, 16_000, 152_000),
  '/areas/canggu': limits(100_000, 8_300, 19_000, 20_000),
  '/about': limits(91_700, 6_700, 18_000, 9_000),
  '/why-island': limits(91_700, 6_700, 16_600, 4_000),
  '/cooperation': limits(91_700, 6_600, 15_000, 4_000),
  '/career': limits(93_200, 6_800, 15_000, 6_000),
  '/career/site-engineer': limits(92_400, 6_400, 15_000, 0),
  '/contacts': limits(97_000, 8_000, 16_600, 0),
  '/news': limits(93_000, 6_600, 16_000, 90_000),
  '/news/teak-house-roofs-tested': limits(94_000, 6_800, 16_000, 86_000),
  '/articles': limits(93_000, 6_600, 16_000, 22_000),
  '/articles/how-we-calculate-income': limits(94_100, 6_900, 19_000, 4_000),
  '/sales': limits(94_000, 6_600, 14_600, 45_000),
  '/sales/early-bird-pavilion': limits(95_700, 7_000, 16_000, 76_000),
  '/docs': limits(93_000, 6_600, 14_000, 0),
  '/privacy': limits(91_700, 5_800, 17_000, 0),
  '/account/login': limits(97_700, 6_600, 13_600, 0),
};
