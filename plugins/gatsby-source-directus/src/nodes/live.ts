import type { Fingerprints } from '../directus/fingerprints';
import { keyOf, type Row } from '../directus/rows';
import { fieldsOf } from '../model';
import type { ContentType } from '../options';

/**
 * The items that may be shown: an item goes where a `required` reference of it points to one that
 * is missing, and so does what requires it in turn.
 *
 * @param types The content model.
 * @param fingerprints Published items.
 * @param dropped Node-less items found since: keys by type.
 */
export function liveItems(
  types: readonly ContentType[],
  fingerprints: Fingerprints,
  dropped: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Map<string, Map<string, Row>> {
  const live = new Map(
    types.map(({ name }) => {
      const gone = dropped.get(name);
      const items = [...(fingerprints.get(name) ?? [])].filter(([key]) => !gone?.has(key));
      return [name, new Map(items)];
    }),
  );
  const required = types.flatMap((type) =>
    fieldsOf(type, 'Reference')
      .filter(({ field }) => field.required)
      .map(({ column, field }) => ({
        items: live.get(type.name),
        target: live.get(field.to),
        column,
      })),
  );
  let changed = true;
  while (changed) {
    changed = false;
    for (const { items, target, column } of required) {
      for (const [key, row] of items ?? []) {
        const targetKey = keyOf(row[column]);
        if (targetKey !== undefined && target?.has(targetKey)) continue;
        items?.delete(key);
        changed = true;
      }
    }
  }
  return live;
}
