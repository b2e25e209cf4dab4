import type { TFunction } from 'i18next';
import { clockTime, ownTime } from '../../domain/meeting';
import { OFFICE_TIME_ZONE, officeToday } from '../../domain/office-today';
import { formatDate } from '../../i18n/format';

/** Where one meets in person; the address stands in the settings of the site. */
export const officeText = (t: TFunction, address: string | null | undefined): string =>
  address ? t('forms:place.address', { address }) : t('forms:place.office');

/** @param day - ISO 8601 date */
export const weekday = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

/**
 * When a meeting is, at the office and for the visitor.
 *
 * @param start - ISO 8601, UTC
 */
export function meetingTime(t: TFunction, start: string, language: 'en' | 'ru' | 'uk'): string {
  const day = officeToday(new Date(start));
  const own = ownTime(start, Intl.DateTimeFormat().resolvedOptions().timeZone, language);
  const text = t('forms:when', {
    day: `${weekday(day, language)}, ${formatDate(day, language)}`,
    time: clockTime(start, OFFICE_TIME_ZONE, language),
  });
  return own ? `${text} (${t('forms:slots.own', { time: own })})` : text;
}
