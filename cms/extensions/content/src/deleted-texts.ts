import { TABLES } from '../../../schema';
import type { FilterContext, FilterMeta, HookRegister, Host } from './host';

const TRANSLATIONS = '_translations';

const areTexts = (collection: string): boolean =>
  collection.endsWith(TRANSLATIONS) && TABLES.some((spec) => spec.collection === collection);

/**
 * Keeps texts that people delete as revisions: whole, with their language and their item, both of
 * which Directus leaves out of its own. Without them nobody could tell whose text a row was that is gone.
 */
export function keepDeletedTexts({ filter }: HookRegister, host: Host): void {
  const { ItemsService, ActivityService, RevisionsService } = host.services;
  const keep = async (
    payload: unknown,
    { collection }: FilterMeta,
    { database: knex, accountability }: FilterContext,
  ): Promise<unknown> => {
    if (accountability?.app !== true || !areTexts(collection)) return payload;
    const options = { schema: await host.getSchema(), knex, accountability: null };
    const rows = await new ItemsService(collection, options).readMany(
      payload as (string | number)[],
    );
    for (const row of rows) {
      const item = String(row.id);
      const user = accountability.user ?? null;
      const activity = await new ActivityService(options).createOne({
        action: 'delete',
        collection,
        item,
        user,
      });
      await new RevisionsService(options).createOne({
        activity,
        collection,
        item,
        data: row,
        delta: row,
      });
    }
    return payload;
  };
  filter('items.delete', keep);
}
