import { officeTimeZone } from '../../../../../../contract/site.json';

/** A meeting's time for somebody who reads it in their own time zone. */
export interface MeetingTimes {
  /** With the name of the reader's zone, or null where their clock is the office's. */
  own: string | null;
  /** By the clock of the office, without a zone; with the day unless `own` has the same. */
  office: string;
}

const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' };

/**
 * The time of a meeting by the reader's clock and by the office's.
 *
 * @param start - ISO 8601
 * @param locale - BCP 47
 * @param timeZone - of the reader; by default the browser's
 */
export function meetingTimes(
  start: string,
  locale: string,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): MeetingTimes | undefined {
  const date = new Date(start);
  if (Number.isNaN(date.getTime())) return undefined;
  const write = (zone: string, language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: zone }).format(date);
  const areSame = (options: Intl.DateTimeFormatOptions) =>
    write(timeZone, 'en', options) === write(officeTimeZone, 'en', options);
  const whole = { ...DAY, ...TIME };
  const isSameDay = areSame(DATE);
  if (isSameDay && areSame(TIME)) {
    return { own: null, office: write(officeTimeZone, locale, whole) };
  }
  return {
    own: write(timeZone, locale, { ...whole, timeZoneName: 'short' }),
    office: write(officeTimeZone, locale, isSameDay ? TIME : whole),
  };
}
