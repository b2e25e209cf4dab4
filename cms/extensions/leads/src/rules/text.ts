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
 * a formula or a mail header. It stands in subjects of mails to the team.
 */
export const isName = (text: string): boolean =>
  isPlainLine(text) &&
  LETTER.test(text) &&
  !IN_NO_NAME.test(text.normalize('NFKC')) &&
  !startsLikeFormula(text);

/** A text of several lines without other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly those are to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(new RegExp(STEERING.source, 'gu'), '');

/** What spreadsheets, or a step on the way to one, leave out before the first character they read. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const FORMULA_START = /^[=+\-\u2212@]/;
const PHONE = /^\+[\d ()-]+$/;
const TELEGRAM = /^@[A-Za-z0-9_]+$/;

/**
 * Whether a cell with this text would be read as a formula: also behind characters nobody sees, and
 * with signs in their fullwidth or small forms, which some programs take for the plain ones.
 */
const startsLikeFormula = (text: string): boolean =>
  FORMULA_START.test(text.normalize('NFKC').replace(SKIPPED, ''));

/**
 * Makes a text safe in a spreadsheet: Directus exports values as they are, and a cell that starts
 * like a formula would be one. A Telegram name calculates nothing and stays; of a phone number only
 * the signs go that could calculate.
 *
 * @example forSpreadsheet('=1+1') // => "'=1+1"
 * @example forSpreadsheet('@anna') // => '@anna'
 * @example forSpreadsheet('+380 (67) 123-45-67') // => '+380 67 123 45 67'
 */
export function forSpreadsheet(text: string): string {
  if (!startsLikeFormula(text) || TELEGRAM.test(text)) return text;
  if (PHONE.test(text)) return `+${(text.match(/\d+/g) ?? []).join(' ')}`;
  return `'${text}`;
}

const EMAIL =
  /^[\p{L}\p{N}_][^\s@<>,;:"'()[\]\\\p{Cc}\p{Cf}]{0,63}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/u;

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
