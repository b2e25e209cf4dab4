import { reasonFor, type Pending } from './changes';
import type { Host } from './host';

const TABLE = 'builds';

/** The table does not exist before the first setup. */
export const hasQueue = async (host: Host): Promise<boolean> =>
  TABLE in (await host.getSchema()).collections;

/**
 * Queues a build after a save, unless one is queued already: that one will read the newest content.
 *
 * @param host Directus' extension context.
 * @param pending The saved changes.
 */
export async function queueSave(host: Host, pending: Pending): Promise<void> {
  const waiting = await host
    .database(TABLE)
    .where({ status: 'queued', trigger: 'save' })
    .first<{ id: string } | undefined>('id');
  if (waiting !== undefined) return;
  const items = new host.services.ItemsService(TABLE, {
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  await items.createOne(
    { status: 'queued', trigger: 'save', triggered_by: pending.user, reason: reasonFor(pending) },
    { emitEvents: false },
  );
}
