import { SCHEDULE_COLUMNS } from '../constants';
import type { ContentType } from '../options';
import { textOf, type Row } from './rows';

/**
 * Whether a moment is within an item's schedule: its `publish_at` is empty or past, its
 * `unpublish_at` is empty or in the future. An item with an invalid timestamp is not shown.
 *
 * @param now Unix time, milliseconds; the same for a whole sourcing. Undefined: schedules are
 *   ignored.
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
