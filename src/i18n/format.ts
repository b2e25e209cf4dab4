import type { Language } from './locales';

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** Prices are in US dollars everywhere (content model). */
const CURRENCY = 'USD';

/**
 * An amount of money, whole, with a space that never breaks.
 *
 * @param amount - US dollars
 * @example formatMoney(189000, 'uk') // => '189 000 $'
 */
export function formatMoney(amount: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .format(amount)
    .replaceAll(NO_BREAK_SPACE, NARROW_NO_BREAK_SPACE);
}

/** A number with the separators of the language, at most one decimal. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    .format(value)
    .replaceAll(NO_BREAK_SPACE, NARROW_NO_BREAK_SPACE);
}

/**
 * A share, at most one decimal.
 *
 * @param percent - 0 to 100 and beyond
 * @example formatPercent(9.25, 'en') // => '9.3%'
 */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}

/**
 * A distance, in metres below a kilometre.
 *
 * @param metres - at least 0
 * @example formatDistance(2_000, 'ru') // => '2 км'
 */
export function formatDistance(metres: number, language: Language): string {
  const isFar = metres >= 1_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  })
    .format(isFar ? metres / 1_000 : metres)
    .replaceAll(' ', NO_BREAK_SPACE);
}

/**
 * The size of a file, in megabytes of a million bytes, kilobytes below one.
 *
 * @param bytes - at least 0
 * @example formatFileSize(3_450_000, 'uk') // => '3,5 МБ'
 */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
    .format(bytes / (isLarge ? 1_000_000 : 1_000))
    .replaceAll(' ', NO_BREAK_SPACE);
}

/**
 * A day in words.
 *
 * @param date - ISO 8601 date; it names a day, so that no time zone shifts it
 * @example formatDate('2026-11-05', 'uk') // => '5 листопада 2026 р.'
 */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
