import { officeTimeZone } from '../../../../../../contract/site.json';

/** A booked meeting, as far as the calendar shows it. */
export interface Meeting {
  id: string;
  name: string | null;
  /** Key of the status. */
  status: string;
  /** Key of the place. */
  meeting_mode: string | null;
  /** ISO 8601. */
  meeting_start: string;
  /** The visitor's, IANA; null where it is not known. */
  time_zone: string | null;
}

/** A day by the clock of the office. */
export interface CalendarDay {
  /** ISO 8601 date. */
  day: string;
  /** In order. */
  meetings: Meeting[];
  /** Free starts, ISO 8601 in UTC, in order. */
  free: string[];
}

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

const officeDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day of a moment at the office.
 *
 * @example officeDay('2026-11-23T22:30:00Z') // => '2026-11-24'
 */
export const officeDay = (moment: string | number): string => officeDate.format(new Date(moment));

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Monday of a day's week. */
const mondayOf = (day: string): string => {
  const at = noonOf(day);
  // Sunday is day 0; weeks begin on Monday.
  return isoDay(at - ((new Date(at).getUTCDay() + 6) % DAYS_OF_WEEK) * DAY_MS);
};

/** All days from the first to the last. */
const daysBetween = (first: string, last: string): string[] => {
  const count = Math.max(0, Math.round((noonOf(last) - noonOf(first)) / DAY_MS));
  return Array.from({ length: count + 1 }, (_, index) => isoDay(noonOf(first) + index * DAY_MS));
};

/**
 * The calendar of meetings by weeks, from today on: each day that times are offered for, and after
 * those the days with a meeting.
 *
 * @param meetings - earlier than today are left out
 * @param slots - free starts, ISO 8601 in UTC, in order
 * @param now - Unix milliseconds
 */
export function calendarWeeks(
  meetings: readonly Meeting[],
  slots: readonly string[],
  now: number,
): CalendarDay[][] {
  const today = officeDay(now);
  const ahead = meetings.filter(({ meeting_start: start }) => officeDay(start) >= today);
  const offered = daysBetween(today, officeDay(slots.at(-1) ?? now));
  const later = ahead.map(({ meeting_start: start }) => officeDay(start));
  const weeks = new Map<string, CalendarDay[]>();
  for (const day of [...new Set([...offered, ...later])].sort()) {
    const monday = mondayOf(day);
    const entry = {
      day,
      meetings: ahead
        .filter(({ meeting_start: start }) => officeDay(start) === day)
        .sort((a, b) => Date.parse(a.meeting_start) - Date.parse(b.meeting_start)),
      free: slots.filter((start) => officeDay(start) === day),
    };
    weeks.set(monday, [...(weeks.get(monday) ?? []), entry]);
  }
  return [...weeks.values()];
}
