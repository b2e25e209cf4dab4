import type { Knex } from 'knex';
import type { Accountability, Activity, HookRegister, Host } from './host';
import { itemPath, pathColumns } from '../../../schema/item-path';
import { pathToLeave, planMove, type ItemRow, type StoredRedirect } from './move';

const REDIRECTS = 'redirects';

/** JSON columns are read as text on SQLite, as values on PostgreSQL. */
const rowOf = (column: unknown): ItemRow =>
  ((typeof column === 'string' ? JSON.parse(column) : column) ?? {}) as ItemRow;

async function earlierStates(database: Knex, collection: string, item: string): Promise<ItemRow[]> {
  const revisions = await database<{ collection: string; item: string; data: unknown }>(
    'directus_revisions',
  )
    .select('data')
    .where({ collection, item });
  return revisions.map(({ data }) => rowOf(data));
}

/**
 * Writes a redirect when the page of an item moves. A filter hook reads the item before its change;
 * the redirects are written when Directus writes the activity record, inside the transaction of the
 * change, so that both are stored or neither. A change without a user has no activity record: its
 * redirects are written after the change.
 */
export function redirectMoves({ filter, action }: HookRegister, host: Host): void {
  const siteUrl = String(host.env.SITE_URL ?? 'http://localhost:9000');
  const changing = new Map<string, ItemRow>();
  const nameOf = (collection: string, key: string | number) => `${collection}:${key}`;

  const follow = async (
    collection: string,
    key: string,
    database: Knex,
    accountability: Accountability | null,
  ) => {
    const before = changing.get(nameOf(collection, key));
    if (before === undefined) return;
    changing.delete(nameOf(collection, key));
    const after = (await database(collection).where({ id: key }).first()) as ItemRow | undefined;
    const to = after && itemPath(collection, after);
    if (to === undefined || to === itemPath(collection, before)) return;
    const earlier = await earlierStates(database, collection, key);
    const from = pathToLeave(collection, before, earlier, Date.now());
    if (from === undefined) return;
    const rows = await database<StoredRedirect>(REDIRECTS).select('*').orderBy('id');
    const { create, update, remove } = planMove({ from, to }, rows, siteUrl);
    const redirects = new host.services.ItemsService(REDIRECTS, {
      schema: await host.getSchema(),
      knex: database,
      accountability,
    });
    // No events: the change has already queued a build, and the planned redirects need no
    // validation.
    const quiet = { emitEvents: false };
    for (const id of remove) await redirects.deleteOne(id, quiet);
    for (const { id, ...values } of update) await redirects.updateOne(id, values, quiet);
    if (create) await redirects.createOne(create, quiet);
  };

  filter('items.update', async (payload, { collection, keys = [] }, { database }) => {
    const isMove = pathColumns(collection).some((column) => column in (payload as object));
    if (!isMove) return payload;
    const rows = (await database(collection).whereIn('id', [...keys])) as (ItemRow & {
      id: string | number;
    })[];
    for (const row of rows) changing.set(nameOf(collection, row.id), row);
    return payload;
  });
  filter('activity.create', async (payload, _meta, { database }) => {
    const { action: kind, collection, item, user, ip, user_agent, origin } = payload as Activity;
    if (kind !== 'update') return payload;
    // Recorded under the editor's name, but as admin: they need no permission for redirects.
    await follow(collection, String(item), database, {
      user,
      role: null,
      roles: [],
      admin: true,
      app: true,
      ip,
      userAgent: user_agent,
      origin,
    });
    return payload;
  });
  action('items.update', async ({ collection, keys = [] }) => {
    for (const key of keys) await follow(collection, String(key), host.database, null);
  });
}
