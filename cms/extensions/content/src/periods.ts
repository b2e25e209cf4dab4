import type { Problem } from './check';

export type PeriodReason = 'event' | 'apply' | 'pay' | 'offer';

/** Two columns of a collection, the second of which must not lie before the first. */
interface Period {
  from: string;
  until: string;
  reason: PeriodReason;
  /** How the columns are compared. */
  as: (value: unknown) => number;
}

/** The day of a date or timestamp, milliseconds since 1970. */
const dayOf = (value: unknown): number =>
  new Date(value as string | number | Date).setUTCHours(0, 0, 0, 0);

const PERIODS: Readonly<Record<string, readonly Period[]>> = {
  posts: [{ from: 'event_start', until: 'event_end', reason: 'event', as: dayOf }],
  vacancies: [
    { from: 'published_at', until: 'valid_through', reason: 'apply', as: dayOf },
    { from: 'salary_from', until: 'salary_to', reason: 'pay', as: Number },
  ],
  sales: [{ from: 'publish_at', until: 'valid_until', reason: 'offer', as: dayOf }],
};

/** Columns of a collection whose order is validated. */
export const periodColumns = (collection: string): string[] =>
  (PERIODS[collection] ?? []).flatMap(({ from, until }) => [from, until]);

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * Rejects days, moments and figures of an item that are in the wrong order.
 *
 * @param item With the change applied.
 */
export const periodProblems = (
  collection: string,
  item: Readonly<Record<string, unknown>>,
): Problem[] =>
  (PERIODS[collection] ?? []).flatMap(({ from, until, reason, as }) => {
    const [first, last] = [item[from], item[until]];
    return isSet(first) && isSet(last) && as(last) < as(first)
      ? [{ field: until, reason, value: String(last) }]
      : [];
  });
