import type { Plural } from './types';

/**
 * Replaces the placeholders of a text.
 *
 * @example fill('Live since {when}.', { when: '17:04' }) // => 'Live since 17:04.'
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/**
 * Pluralises a noun with its number.
 *
 * @param locale - BCP 47
 * @example counted({ one: '# page', other: '# pages' }, 2, 'en') // => '2 pages'
 */
export function counted(forms: Plural, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}

const MINUTE_SECONDS = 60;
/** Durations below this many seconds get a decimal. */
const TENTHS_BELOW = 10;

/**
 * Formats a duration.
 *
 * @param locale - BCP 47
 * @example duration(2.44, 'en') // => '2.4 sec'
 * @example duration(125, 'en') // => '2 min 5 sec'
 */
export function duration(seconds: number, locale: string): string {
  const part = (value: number, unit: 'minute' | 'second', digits = 0) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  if (seconds < TENTHS_BELOW) return part(seconds, 'second', 1);
  const whole = Math.round(seconds);
  if (whole < MINUTE_SECONDS) return part(whole, 'second');
  const rest = whole % MINUTE_SECONDS;
  const minutes = part(Math.floor(whole / MINUTE_SECONDS), 'minute');
  return rest === 0 ? minutes : `${minutes} ${part(rest, 'second')}`;
}

/**
 * Formats a timestamp in the reader's time zone: the time, with the date unless it is today.
 *
 * @param moment - ISO 8601
 * @param now - Unix time, milliseconds
 * @param locale - BCP 47
 */
export function moment(moment: string, now: number, locale: string): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    locale,
    isToday ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date);
}

/** The name of a language in another: `uk` in `ru-RU` is “украинский”. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
