import { TZDate } from '@date-fns/tz';
import { officeTimeZone } from '../../../contract/site.json';

/** A published item whose state on the site depends on the time. */
export interface TimedItem {
  /** Label for editors, such as “offer”. */
  noun: string;
  title: string;
  /** Schedule: start and end of publication, ISO 8601. */
  publishAt: string | null;
  unpublishAt: string | null;
  /** Last days, ISO 8601 dates, with a sentence on what is true afterwards. */
  lastDays: readonly { day: string; reason: string }[];
}

/** A point in time at which the site changes without a save. */
export interface DueMoment {
  /** Unix time, milliseconds. */
  at: number;
  /** The reason, a sentence for editors. */
  reason: string;
}

/**
 * End of a day in the office's time zone, which decides (`src/domain/office-today.ts`).
 *
 * @param day - ISO 8601 date
 * @returns Unix time in milliseconds; NaN for an invalid date
 * @example endOfDay('2026-11-22') // => Date.parse('2026-11-22T22:00:00Z')
 */
export function endOfDay(day: string): number {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  return new TZDate(year, month - 1, date + 1, officeTimeZone).getTime();
}

function momentsOf({ noun, title, publishAt, unpublishAt, lastDays }: TimedItem): DueMoment[] {
  const name = `The ${noun} “${title}”`;
  const from = publishAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishAt);
  const until = unpublishAt === null ? Number.POSITIVE_INFINITY : Date.parse(unpublishAt);
  // Outside of its schedule an item is not on the site, so nothing changes.
  const ends = lastDays
    .map(({ day, reason }) => ({ at: endOfDay(day), reason: `${name} ${reason}.` }))
    .filter(({ at }) => at > from && at < until);
  return [
    { at: from, reason: `${name} appeared on the site.` },
    { at: until, reason: `${name} left the site.` },
    ...ends,
  ].filter(({ at }) => Number.isFinite(at) && at >= from && at <= until);
}

/**
 * All times at which the site must be rebuilt without a save, sorted.
 *
 * @param items - published items
 */
export const dueMoments = (items: readonly TimedItem[]): DueMoment[] =>
  items.flatMap(momentsOf).sort((first, second) => first.at - second.at);

/** Limit of reasons named in one row. */
const NAMED = 3;

/** The reason of a due build. */
export function reasonOf(moments: readonly DueMoment[]): string {
  const reasons = [...new Set(moments.map(({ reason }) => reason))];
  const more = reasons.length - NAMED;
  return [...reasons.slice(0, NAMED), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
