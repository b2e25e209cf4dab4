import { dateTimeFormat } from '../utils/date-time-format';
import { OFFICE_TIME_ZONE, officeToday } from './office-today';

/** Starts of meetings on one day of the office. */
export interface MeetingDay {
  /** ISO 8601 date at the office. */
  day: string;
  /** ISO 8601 instants, UTC, earliest first. */
  starts: string[];
}

/** Response of `GET /leads/slots`. */
export interface MeetingOffer {
  /** Length of a meeting, minutes. */
  minutes: number;
  days: MeetingDay[];
}

/**
 * Groups starts by the day they fall on at the office.
 *
 * @param starts - ISO 8601 instants, UTC
 */
export function groupByDay(starts: readonly string[]): MeetingDay[] {
  const days = new Map<string, string[]>();
  for (const start of [...starts].sort()) {
    const day = officeToday(new Date(start));
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days].map(([day, ofDay]) => ({ day, starts: ofDay }));
}

/** Parts of a day that times are grouped by, with the hour each ends at. */
export const DAY_PARTS = [
  ['morning', 12],
  ['afternoon', 17],
  ['evening', 24],
] as const;

export type DayPart = (typeof DAY_PARTS)[number][0];

/**
 * The part of the office's day that an instant falls into.
 *
 * @param start - ISO 8601 instant
 */
export function dayPart(start: string): DayPart {
  const hour = Number(clockTime(start, OFFICE_TIME_ZONE, 'en').slice(0, 2));
  return (DAY_PARTS.find(([, end]) => hour < end) ?? DAY_PARTS[2])[0];
}

/**
 * Time of an instant on a wall clock.
 *
 * @param timeZone - IANA name
 * @example clockTime('2026-11-23T08:00:00.000Z', 'Europe/Kyiv', 'en') // => '10:00'
 */
export function clockTime(start: string, timeZone: string, language: string): string {
  return dateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(start));
}

/** The visitor's time zone: its IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Time of a meeting in the visitor's time zone; with the day if that differs.
 *
 * @param timeZone - IANA name of the visitor's zone
 * @returns undefined if it is the same as the office's
 */
export function ownTime(start: string, timeZone: string, language: string): string | undefined {
  const instant = new Date(start);
  const wall = (zone: string) =>
    dateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(instant);
  const own = wall(timeZone);
  const office = wall(OFFICE_TIME_ZONE);
  if (own === office) return undefined;
  const time = clockTime(start, timeZone, language);
  if (own.slice(0, 10) === office.slice(0, 10)) return time;
  const day = dateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(instant);
  return `${day}, ${time}`;
}
