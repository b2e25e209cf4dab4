import { preview } from '../../../../../contract/publishing.json';
import type { Accountability, Host } from '../host';
import { deltaOf, type Unsaved } from './unsaved';

const TABLE = 'directus_versions';
const HOUR_MS = 3_600_000;
const KEY = preview.unsavedVersion;

/** Result of saving the unsaved values of a form. */
export type Outcome = 'shown' | 'same' | 'forbidden';

/** The item of a form; a singleton has a key, too. */
async function keyOf(host: Host, { collection, item }: Unsaved): Promise<string | undefined> {
  if (item !== null) return item;
  const row = await host.database(collection).first<{ id: string | number } | undefined>('id');
  return row && String(row.id);
}

/** Deletes abandoned versions: values that were never saved, past their maximum age. */
async function deleteAbandoned(host: Host, now: number): Promise<void> {
  const rows = await host
    .database(TABLE)
    .where({ key: KEY })
    .select<{ id: string; date_updated: unknown; date_created: unknown }[]>(
      'id',
      'date_updated',
      'date_created',
    );
  const old = rows.filter(({ date_updated: updated, date_created: created }) => {
    const at = new Date((updated ?? created) as string | number).getTime();
    return now - at > preview.unsavedHours * HOUR_MS;
  });
  if (old.length > 0)
    await host
      .database(TABLE)
      .whereIn(
        'id',
        old.map(({ id }) => id),
      )
      .delete();
}

/**
 * Stores the unsaved values of a form as a content version that only the preview reads; the item
 * itself is not changed. Of two editors of an item, the last write wins.
 *
 * @param host Directus' extension context.
 * @param accountability The editor.
 * @param unsaved The values of the form.
 * @param now Unix time, milliseconds.
 */
export async function keepUnsaved(
  host: Host,
  accountability: Accountability,
  unsaved: Unsaved,
  now: number,
): Promise<Outcome> {
  const schema = await host.getSchema();
  const { collection } = unsaved;
  const key = await keyOf(host, unsaved);
  if (key === undefined) return 'forbidden';
  const knex = host.database;
  const permissions = new host.services.PermissionsService({ schema, knex, accountability });
  const allowed = await permissions.getItemPermissions(collection, key);
  if (!allowed.update.access) return 'forbidden';
  const items = new host.services.ItemsService(collection, { schema, knex, accountability });
  const saved = (await items.readOne(key, { fields: ['*'] })) as Record<string, unknown>;
  const fields = Object.values(schema.collections[collection]?.fields ?? {});
  const delta = deltaOf(unsaved.values, saved, fields);
  await deleteAbandoned(host, now);
  const place = { key: KEY, collection, item: key };
  const before = await knex(TABLE)
    .where(place)
    .first<{ id: string; user_created: string | null } | undefined>('id', 'user_created');
  if (delta === undefined) {
    // A concurrent insert: another editor may have the same form open.
    if (before?.user_created !== accountability.user) return 'same';
    await knex(TABLE).where({ id: before.id }).delete();
    return 'shown';
  }
  // As Directus itself saves versions: under the editor's name, with admin permissions.
  const writer = { ...accountability, admin: true };
  const versions = new host.services.ItemsService(TABLE, { schema, knex, accountability: writer });
  if (before?.user_created === accountability.user) {
    await versions.updateOne(before.id, { delta }, { emitEvents: false });
  } else {
    if (before) await knex(TABLE).where({ id: before.id }).delete();
    await versions.createOne({ ...place, delta }, { emitEvents: false });
  }
  return 'shown';
}

/** Deletes the unsaved values of items that were saved or changed since. */
export async function dropUnsaved(
  host: Host,
  collection: string,
  keys: readonly (string | number)[],
): Promise<void> {
  if (!preview.collections.includes(collection) || keys.length === 0) return;
  await host
    .database(TABLE)
    .where({ key: KEY, collection })
    .whereIn('item', keys.map(String))
    .delete();
}
