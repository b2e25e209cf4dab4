import type { MeetingPlace } from '../../domain/lead';
import { clockTime, ownTime, ownTimeZone } from '../../domain/meeting';
import { OFFICE_TIME_ZONE, officeToday } from '../../domain/office-today';
import { formatDate } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import { dateTimeFormat } from '../../utils/date-time-format';

/** Where one meets in person; the address stands in the settings of the site. */
export const officeText = (t: Translate<'forms'>, address: string | null | undefined): string =>
  address ? t('forms:place.address', { address }) : t('forms:place.office');

/** What a visitor is told of a place. */
export const placeText = (
  t: Translate<'forms'>,
  place: MeetingPlace,
  address: string | null | undefined,
): string => {
  if (place === 'offline') return officeText(t, address);
  return t(place === 'online' ? 'forms:place.online' : 'forms:place.island');
};

/** @param day - ISO 8601 date */
export const weekday = (day: string, language: string): string =>
  dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

/**
 * When a meeting is.
 *
 * @param start - ISO 8601, UTC
 * @returns its day, the time at the office, and that of the visitor if it differs
 */
export function meetingTimes(
  t: Translate<'forms'>,
  start: string,
  language: Language,
): { day: string; office: string; own: string | undefined } {
  const day = officeToday(new Date(start));
  return {
    day: `${weekday(day, language)}, ${formatDate(day, language)}`,
    office: t('forms:when', { time: clockTime(start, OFFICE_TIME_ZONE, language) }),
    own: ownTime(start, ownTimeZone(), language),
  };
}
