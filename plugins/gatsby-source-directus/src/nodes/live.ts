import type { Fingerprints } from '../directus/fingerprints';
import { keyOf, type Row } from '../directus/rows';
import { fieldsOf } from '../model';
import type { ContentType } from '../options';

/**
 * Filters the items that may be shown: an item with a `required` reference to a missing one is
 * removed, and transitively those that require it.
 *
 * @param types The content model.
 * @param fingerprints Published items.
 * @param dropped Items found to have no nodes: keys by type.
 */
export function publishedItems(
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
