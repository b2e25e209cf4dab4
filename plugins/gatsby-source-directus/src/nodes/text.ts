/** Control characters, except tab and line ends, and lone surrogates: invalid in HTML. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Fast check: most texts have none of them. */
const NEEDS_CLEANING = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufffd]/;

/** Spaces, formatting characters such as the zero-width space, and letters without a glyph. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Removes characters that HTML cannot contain.
 *
 * @example printable('a\u0000b') // => 'ab'
 */
export const printable = (text: string): string =>
  NEEDS_CLEANING.test(text) ? text.replace(UNPRINTABLE, '') : text;

/**
 * Whether a text has no visible character.
 *
 * @example isBlank(' \u200b') // => true
 */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';
