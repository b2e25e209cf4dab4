import { officeTimeZone } from '../../contract/site.json';
import { dateTimeFormat } from '../utils/date-time-format';

/** The office's clock decides when a day ends (specification, section 1: time zone “Kyiv”). */
export const OFFICE_TIME_ZONE = officeTimeZone;

/**
 * Today's date at the office.
 *
 * @param now - the instant to look at
 * @returns ISO 8601 date
 * @example officeToday(new Date('2026-07-01T22:30:00Z')) // => '2026-07-02'
 */
export function officeToday(now: Date): string {
  return dateTimeFormat('sv-SE', { timeZone: OFFICE_TIME_ZONE, dateStyle: 'short' }).format(now);
}
