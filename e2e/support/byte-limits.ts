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
};
