/** What decides whether an item is on the site; moments as the database or the API gives them. */
export interface Schedule {
  status?: unknown;
  publish_at?: Moment;
  unpublish_at?: Moment;
}

export type Moment = Date | number | string | null;

/**
 * Whether visitors may see an item (rule and examples in `contract/schedule.json`): it is published,
 * its first moment has come and its last has not. A moment nobody can read keeps it off.
 *
 * @param item With the columns that its collection has.
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
