import { TZDate } from '@date-fns/tz';
import { officeTimeZone } from '../../../../../contract/site.json';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Booking settings. */
export interface BookingSettings {
  /** Local time at the office; days are 1 (Monday) to 7. */
  hours: readonly { day: string; from: string; to: string }[];
  /** Length of a meeting. */
  minutes: number;
  noticeHours: number;
  /** Days offered, today included. */
  days: number;
  /** ISO dates without meetings. */
  holidays: readonly string[];
}

/** A booked meeting. */
export interface Taken {
  /** ISO 8601, UTC. */
  start: string;
  minutes: number;
}

function minutesOf(time: string): number | undefined {
  const match = TIME.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * UTC time of a local time at the office; a local time skipped by daylight saving becomes the one
 * after.
 */
const momentOf = (day: TZDate, minutes: number) =>
  new TZDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    Math.floor(minutes / 60),
    minutes % 60,
    officeTimeZone,
  ).getTime();

const isoDay = (day: TZDate) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** All slots of a day, taken ones included, milliseconds since 1970. */
function startsOf(day: TZDate, settings: BookingSettings): number[] {
  if (settings.holidays.includes(isoDay(day))) return [];
  const weekday = String(day.getDay() === 0 ? 7 : day.getDay());
  const length = settings.minutes * MINUTE;
  return settings.hours
    .filter((entry) => String(entry.day) === weekday)
    .flatMap(({ from, to }) => {
      const first = minutesOf(from);
      const last = minutesOf(to);
      if (first === undefined || last === undefined) return [];
      // Stepped in elapsed time and not local time: the hour skipped in spring has no slots, the
      // hour repeated in autumn has them twice.
      const end = momentOf(day, last);
      const starts: number[] = [];
      for (let at = momentOf(day, first); at + length <= end; at += length) starts.push(at);
      return starts;
    });
}

const overlaps = (start: number, length: number, taken: readonly Taken[]) =>
  taken.some(({ start: other, minutes }) => {
    const from = new Date(other).getTime();
    return start < from + minutes * MINUTE && from < start + length;
  });

/**
 * All slots that the settings allow, taken ones included.
 *
 * @param settings What the editors set.
 * @param now Milliseconds since 1970.
 * @returns Milliseconds since 1970, in order, each once.
 */
function offeredStarts(settings: BookingSettings, now: number): number[] {
  if (settings.minutes <= 0) return [];
  const today = new TZDate(now, officeTimeZone);
  const earliest = now + settings.noticeHours * HOUR;
  const starts = Array.from({ length: settings.days }, (_, index) =>
    startsOf(
      new TZDate(
        today.getFullYear(),
        today.getMonth(),
        today.getDate() + index,
        // Noon: daylight saving changes happen at night and cannot shift the day.
        12,
        officeTimeZone,
      ),
      settings,
    ),
  ).flat();
  return [...new Set(starts)].filter((start) => start >= earliest).sort((a, b) => a - b);
}

/**
 * The free slots.
 *
 * @param settings What the editors set.
 * @param taken Booked meetings.
 * @param now Milliseconds since 1970.
 * @returns ISO 8601 in UTC, in order.
 */
export function freeSlots(
  settings: BookingSettings,
  taken: readonly Taken[],
  now: number,
): string[] {
  return offeredStarts(settings, now)
    .filter((start) => !overlaps(start, settings.minutes * MINUTE, taken))
    .map((start) => new Date(start).toISOString());
}

/**
 * Checks whether a slot is offered and free.
 *
 * @param start ISO 8601, UTC.
 */
export function checkSlot(
  start: string,
  { settings, taken, now }: { settings: BookingSettings; taken: readonly Taken[]; now: number },
): 'free' | 'taken' | 'past' | 'not_offered' {
  const at = new Date(start).getTime();
  if (at <= now) return 'past';
  if (!offeredStarts(settings, now).includes(at)) return 'not_offered';
  return overlaps(at, settings.minutes * MINUTE, taken) ? 'taken' : 'free';
}
