import { SCHEDULE_COLUMNS } from '../constants';
import type { ContentType } from '../options';
import { textOf, type Row } from './rows';

/**
 * Whether the moment lies within an item's schedule: its `publish_at` is empty or has come, its
 * `unpublish_at` is empty or ahead. A moment that cannot be read keeps the item off.
 *
 * @param now Unix time, milliseconds; one for a whole sourcing. Nothing: the schedule does not count.
 */
export function isDue(
  type: Pick<ContentType, 'scheduled'>,
  row: Row,
  now: number | undefined,
): boolean {
  if (!type.scheduled || now === undefined) return true;
  const [from, until] = SCHEDULE_COLUMNS.map((column) => textOf(row, column));
  return (
    (from === undefined || Date.parse(from) <= now) &&
    (until === undefined || Date.parse(until) > now)
  );
}
