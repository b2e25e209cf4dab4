/** Characters that steer the direction of text around them, or that nobody sees. */
const STEERING = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const CONTROL = /\p{Cc}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/u;
const IN_NO_NAME = /[/@<>=\\]|www\./iu;
const LETTER = /\p{L}/u;

/** Text as it is stored: composed characters, without spaces around it. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

/** Whether a text stays on one line and shows all it has. */
export const isPlainLine = (text: string): boolean =>
  !CONTROL.test(text) && !LINE_BREAK.test(text) && !STEERING.test(text);

/**
 * Whether a text may be a person's name: a letter of any script, nothing that makes it an address,
 * a formula or a mail header. It stands in subjects and greetings.
 */
export const isName = (text: string): boolean =>
  isPlainLine(text) && LETTER.test(text) && !IN_NO_NAME.test(text) && !/^[+-]/.test(text);

/** A text of several lines without other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly those are to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(new RegExp(STEERING.source, 'gu'), '');

const FORMULA_START = /^[=+\-@\t\r]/;
const HARMLESS = /^(\+[\d ()-]+|@[A-Za-z0-9_]+)$/;

/**
 * Makes a text safe in a spreadsheet: Directus exports values as they are, and a cell that starts
 * like a formula would be one. Phones and Telegram names calculate nothing and stay.
 *
 * @example forSpreadsheet('=1+1') // => "'=1+1"
 * @example forSpreadsheet('@anna') // => '@anna'
 */
export const forSpreadsheet = (text: string): string =>
  FORMULA_START.test(text) && !HARMLESS.test(text) ? `'${text}` : text;

const EMAIL = /^[^\s@<>,;:"'()[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/**
 * The e-mail address an alternative contact is, if it is one.
 *
 * @example emailOf(' anna@example.com') // => 'anna@example.com'
 * @example emailOf('@anna') // => undefined
 */
export function emailOf(contact: string): string | undefined {
  const text = contact.trim();
  return text.length <= 254 && EMAIL.test(text) ? text : undefined;
}
