/**
 * Columns that determine whether an item is on the site; timestamps as the database or the API
 * returns them.
 */
export interface Schedule {
  status?: unknown;
  publish_at?: Moment;
  unpublish_at?: Moment;
}

export type Moment = Date | number | string | null;

/**
 * Whether an item is on the site (rule and examples in `contract/schedule.json`): it is published,
 * and now is between `publish_at` and `unpublish_at`. An unreadable timestamp keeps it off.
 *
 * @param item The item, with those of the columns that its collection has.
 * @param now Unix time, milliseconds.
 */
export function isOnSite({ status, publish_at, unpublish_at }: Schedule, now: number): boolean {
  const at = (moment: Moment) => new Date(moment ?? Number.NaN).getTime();
  return (
    status === 'published' &&
    ((publish_at ?? null) === null || at(publish_at ?? null) <= now) &&
    ((unpublish_at ?? null) === null || at(unpublish_at ?? null) > now)
  );
}
