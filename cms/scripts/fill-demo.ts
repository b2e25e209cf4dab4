import { changeStamp, innerRows, newFieldsOf } from '../demo/new-fields';
import type { DemoBatch } from '../demo/rows';
import type { DirectusApi } from './api';

/** Change stamps of the items that setup filled, by key: a later date is somebody's change. */
export type FilledStamps = Readonly<Record<string, string>>;

type Item = Record<string, unknown>;

interface FillOptions {
  /** Keys of the items that an earlier setup seeded. */
  seeded: ReadonlySet<string>;
  filled: FilledStamps;
}

/** Value of a natural key like `slug` or `translations.name` in an item. */
function isNamed(item: Item, naturalKey: DemoBatch['naturalKey'], natural: string): boolean {
  if (naturalKey === null) return true;
  const [field = '', inner] = naturalKey.split('.');
  if (inner === undefined) return item[field] === natural;
  return (item[field] as Item[]).some((row) => row[inner] === natural);
}

async function readItems(api: DirectusApi, { collection, rows }: DemoBatch): Promise<Item[]> {
  const lists = Object.keys(innerRows(collection)).filter((list) =>
    rows.some(({ row }) => list in row),
  );
  const fields = ['*', ...lists.map((list) => `${list}.*`)].join(',');
  const answer = await api.call<Item | Item[]>(
    'GET',
    `/items/${collection}?limit=-1&fields=${fields}`,
  );
  return Array.isArray(answer) ? answer : [answer];
}

/**
 * Fills fields that are newer than an installed demo, in the items that nobody has changed since
 * they were seeded.
 *
 * @param api Client with admin rights.
 * @param batch Demo items of a collection.
 * @returns The changes, and the change stamps of the items filled so far.
 */
export async function fillDemo(
  api: DirectusApi,
  batch: DemoBatch,
  { seeded, filled }: FillOptions,
): Promise<{ changes: string[]; filled: FilledStamps }> {
  const { collection, naturalKey } = batch;
  const earlier = batch.rows.filter(({ key }) => seeded.has(key));
  if (earlier.length === 0) return { changes: [], filled };
  const names = new Set<string>();
  const keys: string[] = [];
  const before = await readItems(api, batch);
  for (const { key, natural, row } of earlier) {
    const item = before.find((entry) => isNamed(entry, naturalKey, natural));
    if (item === undefined) continue;
    const stamp = changeStamp(collection, item);
    if (stamp !== '' && stamp !== filled[key]) continue;
    const found = newFieldsOf(collection, row, item);
    if (found === undefined) continue;
    const place = naturalKey === null ? collection : `${collection}/${String(item.id)}`;
    await api.call('PATCH', `/items/${place}`, found.patch);
    for (const name of found.names) names.add(name);
    keys.push(key);
  }
  if (keys.length === 0) return { changes: [], filled };
  const after = await readItems(api, batch);
  const stamps = earlier.flatMap(({ key, natural }) => {
    const item = after.find((entry) => isNamed(entry, naturalKey, natural));
    return item === undefined || !keys.includes(key)
      ? []
      : [[key, changeStamp(collection, item)] as const];
  });
  return {
    changes: [`demo new fields of ${keys.length} ${collection}: ${[...names].sort().join(', ')}`],
    filled: { ...filled, ...Object.fromEntries(stamps) },
  };
}
