import type { Knex } from 'knex';
import type { Accountability, Activity, HookRegister, Host } from './host';
import { itemPath, pathColumns } from '../../../schema/item-path';
import { pathToLeave, planMove, type ItemRow, type StoredRedirect } from './move';

const REDIRECTS = 'redirects';

/** JSON columns are text on SQLite, values on PostgreSQL. */
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
 * Leaves a redirect wherever the page of an item moves. The item before its change is noted by the
 * filter; the redirects are written when Directus records the change, which it does within the
 * transaction of the change: both are stored or neither. What Directus does not record, since
 * nobody did it in person, is caught up with once it is stored.
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
    // The change itself has queued a build, and what is planned here is right: no events.
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
    // Recorded as the editor's doing, whatever they may do with redirects otherwise.
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
