import accounts from '../../../../../contract/account/rules.json';
import { patterns } from '../../../../../contract/site.json';

/** Bidirectional control characters and invisible characters. */
const STEERING = new RegExp(patterns.steering, 'u');
const CONTROL = /\p{Cc}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/u;
const IN_NO_NAME = new RegExp(patterns.inNoName, 'u');
const LETTER = /\p{L}/u;

/** Normalises text for storage: NFC, trimmed. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

/** Whether a text is a single line without invisible or control characters. */
export const isPlainLine = (text: string): boolean =>
  !CONTROL.test(text) && !LINE_BREAK.test(text) && !STEERING.test(text);

/**
 * Whether a text may be a person's name: it has a letter of any script, and nothing that makes it a
 * URL, a formula or a mail header, since it is used in mail subjects.
 */
export const isName = (text: string): boolean =>
  isPlainLine(text) &&
  LETTER.test(text) &&
  !IN_NO_NAME.test(text.normalize('NFKC')) &&
  !startsLikeFormula(text);

/** Multi-line text without other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly those are to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(new RegExp(STEERING.source, 'gu'), '');

/** Leading characters that spreadsheets or importers strip before parsing a cell. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const FORMULA_START = /^[=+\-\u2212@]/;
const PHONE = /^\+[\d ()-]+$/;
const TELEGRAM = /^@[A-Za-z0-9_]+$/;

/**
 * Whether a spreadsheet would read the text as a formula (CSV injection), also after invisible
 * characters and with fullwidth or small forms of the operators, which some programs normalise.
 */
const startsLikeFormula = (text: string): boolean =>
  FORMULA_START.test(text.normalize('NFKC').replace(SKIPPED, ''));

/**
 * Escapes a text against CSV injection, because Directus exports values unescaped. A Telegram name
 * cannot calculate and stays as it is; of a phone number only the operators are removed.
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

const EMAIL = new RegExp(patterns.email, 'u');

/**
 * The alternative contact, if it is an e-mail address.
 *
 * @example emailOf(' anna@example.com') // => 'anna@example.com'
 * @example emailOf('@anna') // => undefined
 */
export function emailOf(contact: string): string | undefined {
  const text = contact.trim();
  return text.length <= accounts.email.maxLength && EMAIL.test(text) ? text : undefined;
}
