/** Weeks shown. */
export const WEEKS = 13;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Requests of one kind on one day, as Directus counts them. */
export interface DayCount {
  kind: string;
  date_created_year: number;
  date_created_month: number;
  date_created_day: number;
  count: { id: number | string };
}

/** A week with its requests. */
export interface WeekCount {
  /** Midnight of its Monday, UTC, Unix milliseconds. */
  start: number;
  count: number;
}

/** Requests of one kind. */
export interface KindCount {
  kind: string;
  count: number;
}

const midnight = (at: number): number => at - (at % DAY_MS);

/** Midnight of a moment's Monday, UTC. */
const mondayOf = (at: number): number => {
  // Sunday is day 0; weeks begin on Monday.
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return midnight(at) - sinceMonday * DAY_MS;
};

/** Start of the first week shown, Unix milliseconds. */
export const firstWeek = (now: number): number => mondayOf(now) - (WEEKS - 1) * WEEK_MS;

const dayOf = (row: DayCount): number =>
  Date.UTC(row.date_created_year, row.date_created_month - 1, row.date_created_day);

/**
 * Counts requests by week, the running one last; weeks without any are there with 0.
 *
 * @param days Counts by day; older days are left out.
 * @param kind Of which; all where missing.
 * @param now Unix milliseconds.
 */
export function countByWeek(
  days: readonly DayCount[],
  { kind, now }: { kind?: string; now: number },
): WeekCount[] {
  const first = firstWeek(now);
  const weeks = Array.from({ length: WEEKS }, (_, index) => ({
    start: first + index * WEEK_MS,
    count: 0,
  }));
  for (const day of days) {
    if (kind !== undefined && day.kind !== kind) continue;
    const week = weeks[Math.floor((dayOf(day) - first) / WEEK_MS)];
    if (week !== undefined) week.count += Number(day.count.id);
  }
  return weeks;
}

/**
 * Percentages of a list of counts, as whole numbers.
 *
 * @example shares([1, 3]) // => [25, 75]
 */
export function shares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 0 : Math.round((count / all) * 100)));
}
