/** Control characters, tab and line ends aside, and halves of characters: HTML can hold neither. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Most texts have nothing of it, which this finds sooner. */
const NEEDS_CLEANING = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufffd]/;

/** Spaces, formatting characters such as the zero-width space, and letters drawn as nothing. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * A text as a page can hold it.
 *
 * @example printable('a\u0000b') // => 'ab'
 */
export const printable = (text: string): string =>
  NEEDS_CLEANING.test(text) ? text.replace(UNPRINTABLE, '') : text;

/**
 * Whether a reader would see nothing of a text.
 *
 * @example isBlank(' \u200b') // => true
 */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';
