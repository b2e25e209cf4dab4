import { preview } from '../../../../../contract/publishing.json';
import type { Accountability, Host } from '../host';
import { deltaOf, type Unsaved } from './unsaved';

const TABLE = 'directus_versions';
const HOUR_MS = 3_600_000;
const KEY = preview.unsavedVersion;

/** How what is written in a form came to the preview. */
export type Outcome = 'shown' | 'same' | 'forbidden';

/** The item a form is about; that of a collection of one has a key, too. */
async function keyOf(host: Host, { collection, item }: Unsaved): Promise<string | undefined> {
  if (item !== null) return item;
  const row = await host.database(collection).first<{ id: string | number } | undefined>('id');
  return row && String(row.id);
}

/** Forgets what was written into a form and never saved, so long ago that nobody goes on. */
async function forgetOld(host: Host, now: number): Promise<void> {
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
 * Keeps what an editor has written in a form and not saved as a content version that the preview
 * alone reads; of two editors of an item the one who wrote last is shown. The item is not touched.
 *
 * @param host What Directus hands to extensions.
 * @param accountability Who writes.
 * @param unsaved What stands in the form.
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
  await forgetOld(host, now);
  const place = { key: KEY, collection, item: key };
  const before = await knex(TABLE)
    .where(place)
    .first<{ id: string; user_created: string | null } | undefined>('id', 'user_created');
  if (delta === undefined) {
    // Another editor may be writing in the same form.
    if (before?.user_created !== accountability.user) return 'same';
    await knex(TABLE).where({ id: before.id }).delete();
    return 'shown';
  }
  // Directus keeps versions in this way itself: with the name of who writes, and every right.
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

/** What was written into the forms of items is saved, or has been overtaken. */
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
