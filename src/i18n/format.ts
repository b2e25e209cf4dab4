// Written without `Intl`: its first use takes a tenth of a second on a phone, on every page and
// during hydration (decision 0014). The tests compare each format with `Intl`.
import { NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE } from '../utils/spaces';
import type { Language } from './locales';

/** U+2212, not the hyphen-minus: as wide as a figure, and no line breaks after it. */
const MINUS = '\u2212';

/** Patterns of figures and days in a language (Unicode CLDR); `#` stands for the figure. */
interface Notation {
  group: string;
  decimal: string;
  /** Prices are in US dollars everywhere (content model). */
  money: string;
  percent: string;
  units: { km: string; m: string; MB: string; kB: string };
  /** Suffix of the day. */
  afterDay: string;
  /** Genitive, as after a day. */
  months: string;
  /** Suffix of the year. */
  afterYear: string;
}

const CYRILLIC = {
  group: NARROW_NO_BREAK_SPACE,
  decimal: ',',
  money: `#${NARROW_NO_BREAK_SPACE}$`,
  afterDay: '',
  units: { km: 'км', m: 'м', MB: 'МБ', kB: 'кБ' },
};

const NOTATIONS: Readonly<Record<Language, Notation>> = {
  en: {
    group: ',',
    decimal: '.',
    money: '$#',
    percent: '#%',
    units: { km: 'km', m: 'm', MB: 'MB', kB: 'kB' },
    afterDay: '',
    months: 'January February March April May June July August September October November December',
    afterYear: '',
  },
  ru: {
    ...CYRILLIC,
    percent: `#${NO_BREAK_SPACE}%`,
    months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    afterYear: `${NO_BREAK_SPACE}г.`,
  },
  uk: {
    ...CYRILLIC,
    percent: '#%',
    months:
      'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    afterYear: `${NO_BREAK_SPACE}р.`,
  },
};

/** Rounds half away from zero, by the decimal representation and not the binary one. */
function roundTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  return Math.round(Number((Math.abs(value) * factor).toPrecision(15))) / factor;
}

/** The figures alone, without a sign; `always` keeps decimals that are 0. */
function digits(value: number, language: Language, decimals: number, always = false): string {
  const { group, decimal } = NOTATIONS[language];
  const rounded = roundTo(decimals, value);
  const [whole = '', rest] = (always ? rounded.toFixed(decimals) : String(rounded)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, group);
  return grouped + (rest === undefined ? '' : decimal + rest);
}

/** Signs of the currencies beside US dollars. */
const CURRENCY_SIGNS = { EUR: '€', UAH: '₴' } as const;

export type OtherCurrency = keyof typeof CURRENCY_SIGNS;

/** Whether prices can be written in a currency. */
export const isOtherCurrency = (code: string): code is OtherCurrency => code in CURRENCY_SIGNS;

/** A figure in its form, the sign in front of all of it: −$18,250. */
function figure(form: string, value: number, language: Language, decimals: number): string {
  const sign = value < 0 && roundTo(decimals, value) > 0 ? MINUS : '';
  return sign + form.replace('#', () => digits(value, language, decimals));
}

/**
 * An amount of money without decimals; its spaces are non-breaking.
 *
 * @param amount - US dollars; a loss is below 0
 * @example formatMoney(189000, 'uk') // => '189 000 $'
 * @example formatMoney(-18250, 'en') // => '−$18,250'
 */
export function formatMoney(amount: number, language: Language): string {
  return figure(NOTATIONS[language].money, amount, language, 0);
}

/**
 * An amount in another currency, without decimals.
 *
 * @param amount - in that currency
 * @example formatCurrency(274_160, 'EUR', 'en') // => '€274,160'
 */
export function formatCurrency(
  amount: number,
  currency: OtherCurrency,
  language: Language,
): string {
  const form = NOTATIONS[language].money.replace('$', () => CURRENCY_SIGNS[currency]);
  return figure(form, amount, language, 0);
}

/**
 * A return, always one decimal, so that returns can be compared.
 *
 * @param percent - of the price
 * @example formatReturn(15, 'en') // => '15.0%'
 */
export function formatReturn(percent: number, language: Language): string {
  const sign = percent < 0 && roundTo(1, percent) > 0 ? MINUS : '';
  return sign + NOTATIONS[language].percent.replace('#', () => digits(percent, language, 1, true));
}

/** A number with the separators of the language, at most one decimal unless told. */
export function formatNumber(value: number, language: Language, decimals = 1): string {
  return figure('#', value, language, decimals);
}

/**
 * A share, at most one decimal.
 *
 * @param percent - 0 to 100 and beyond
 * @example formatPercent(9.25, 'en') // => '9.3%'
 */
export function formatPercent(percent: number, language: Language): string {
  return figure(NOTATIONS[language].percent, percent, language, 1);
}

/**
 * A distance, in metres below a kilometre.
 *
 * @param metres - at least 0
 * @example formatDistance(2_000, 'ru') // => '2 км'
 */
export function formatDistance(metres: number, language: Language): string {
  const { units } = NOTATIONS[language];
  const isFar = metres >= 1_000;
  const figure = isFar ? digits(metres / 1_000, language, 1) : digits(metres, language, 0);
  return figure + NO_BREAK_SPACE + (isFar ? units.km : units.m);
}

/**
 * The size of a file, in megabytes of a million bytes, kilobytes below one.
 *
 * @param bytes - at least 0
 * @example formatFileSize(3_450_000, 'uk') // => '3,5 МБ'
 */
export function formatFileSize(bytes: number, language: Language): string {
  const { units } = NOTATIONS[language];
  const isLarge = bytes >= 1_000_000;
  const figure = isLarge
    ? digits(bytes / 1_000_000, language, 1)
    : digits(bytes / 1_000, language, 0);
  return figure + NO_BREAK_SPACE + (isLarge ? units.MB : units.kB);
}

/**
 * A day in words.
 *
 * @param date - ISO 8601 date; it names a day, so that no time zone shifts it
 * @example formatDate('2026-11-05', 'uk') // => '5 листопада 2026 р.'
 */
export function formatDate(date: string, language: Language): string {
  const { afterDay, months, afterYear } = NOTATIONS[language];
  const [year = '', month, day] = date.slice(0, 10).split('-');
  return `${Number(day)}${afterDay} ${months.split(' ')[Number(month) - 1] ?? ''} ${year}${afterYear}`;
}
