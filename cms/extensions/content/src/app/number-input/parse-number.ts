/** Kind of a number column. */
export type NumberKind = 'integer' | 'float';

/** A number as it was typed. */
export type Typed =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused'; reason: 'number' | 'whole' };

/** Spaces and apostrophes that people group digits with. */
const GROUP_SIGNS = /(?<=\d)[\s\u00a0\u202f'’](?=\d)/g;
const WHOLE = /^-?\d+$/;
const ONE_SEPARATOR = /^(-?)(\d*)([.,])(\d+)$/;
/** Groups of three with one sign between them, decimals with the other. */
const GROUPED = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/** The decimal sign of a language. */
const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** A text without grouping, with a point before the decimals; undefined if it is no number. */
function plain(text: string, kind: NumberKind, locale: string): string | undefined {
  if (WHOLE.test(text)) return text;
  const [, sign, whole = '', separator, decimals = ''] = ONE_SEPARATOR.exec(text) ?? [];
  const isGrouped = GROUPED.test(text);
  const asDecimal = `${sign}${whole === '' ? '0' : whole}.${decimals}`;
  if (separator !== undefined) {
    // `3,200` is three thousand where it can be nothing else, or where a comma is no decimal sign.
    const isThousands = isGrouped && (kind === 'integer' || separator !== decimalSign(locale));
    return isThousands ? `${sign}${whole}${decimals}` : asDecimal;
  }
  if (!isGrouped) return undefined;
  const [, group = ''] = GROUPED.exec(text) ?? [];
  return text.replaceAll(group, '').replace(',', '.');
}

/**
 * Reads a number as people type it, with a comma or a point before the decimals and digits in groups.
 *
 * @param locale Language of the admin, BCP 47; decides what a single sign before three digits is.
 * @example parseNumber('3200,5', 'float', 'en-US') // => { kind: 'number', value: 3200.5 }
 */
export function parseNumber(typed: string, kind: NumberKind, locale: string): Typed {
  const text = typed.trim().replace('−', '-').replace(GROUP_SIGNS, '');
  if (text === '') return { kind: 'empty' };
  const number = plain(text, kind, locale);
  if (number === undefined) return { kind: 'refused', reason: 'number' };
  const value = Number(number);
  if (!Number.isFinite(value)) return { kind: 'refused', reason: 'number' };
  return kind === 'integer' && !Number.isInteger(value)
    ? { kind: 'refused', reason: 'whole' }
    : { kind: 'number', value };
}

/** Digits above which a number is shown in groups. */
const GROUPS_FROM = 10_000;

/** Shows a number in a language, so that one sees how it was read. */
export const showNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: 12,
    useGrouping: Math.abs(value) >= GROUPS_FROM,
  }).format(value);
