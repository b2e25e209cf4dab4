const EMAIL = /[^\s@/?&=]+(?:@|%40)[^\s@/?&=]+\.[^\s@/?&=]{2,}/gi;

/**
 * Phone-like numbers: a plus or a zero first, nine digits or more. Ids of campaigns and clicks
 * begin otherwise.
 */
const PHONE = /(?<!\w)(?:\+|%2B|0)(?:(?:[\s().-]|%20)*\d){8,14}/gi;

const REMOVED = '[removed]';

/** Removes e-mail addresses and phone-like numbers from a text. */
export const withoutPersonalData = (text: string): string =>
  text.replace(EMAIL, REMOVED).replace(PHONE, REMOVED);
