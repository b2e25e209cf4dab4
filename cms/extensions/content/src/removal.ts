import type { Knex } from 'knex';
import { CONTENT_TABLES, TABLES } from '../../../schema';
import { languageFor } from './language-for';
import type { FilterContext, FilterMeta, HookRegister, Host } from './host';
import { RefusedContent } from './refusal';
import { nameUses } from './use-names';
import { USE_TEXTS, type Removal } from './use-texts';
import { usesOf, type Use } from './uses';

type Key = string | number;

const FILES = 'directus_files';
const ARCHIVED = 'archived';
/** Names that a message lists; the others are left out. */
const NAMED = 5;

const isContent = (collection: string): boolean =>
  CONTENT_TABLES.some((spec) => spec.collection === collection);

const hasStatus = (collection: string): boolean =>
  TABLES.some(
    (spec) => spec.collection === collection && spec.fields.some(({ field }) => field === 'status'),
  );

/** Those of the keys whose items are not archived. */
async function unarchived(database: Knex, collection: string, keys: readonly Key[]) {
  const rows = await database<{ id: Key; status: string }>(collection)
    .whereIn('id', [...keys])
    .whereNot('status', ARCHIVED)
    .select('id');
  return rows.map(({ id }) => id);
}

/** The users that visitors may see: an archived one and a redirect lose nothing by it. */
async function visible(database: Knex, uses: readonly Use[]): Promise<Use[]> {
  const kept = await Promise.all(
    uses.map(async ({ collection, item }) => {
      if (collection === 'redirects') return false;
      if (!hasStatus(collection)) return true;
      return (await unarchived(database, collection, [item])).length > 0;
    }),
  );
  return uses.filter((_, index) => kept[index]);
}

/** What an editor takes away, and those of its users that this would change. */
interface Removed {
  removal: Removal;
  collection: string;
  keys: readonly Key[];
  counted?: (uses: readonly Use[]) => Promise<readonly Use[]>;
}

/**
 * Refuses to delete or to archive items and files that content uses, with a message that names the
 * users. Directus itself would empty the references, or leave them to what nobody sees, without a word.
 */
export function guardRemoval({ filter }: HookRegister, host: Host): void {
  const siteUrl = String(host.env.SITE_URL ?? 'http://localhost:9000');

  const refuseUsed = async (
    { removal, collection, keys, counted }: Removed,
    context: FilterContext,
  ): Promise<void> => {
    const found = await usesOf(context.database, collection, { keys, siteUrl });
    const uses = counted === undefined ? found : await counted(found);
    if (uses.length === 0) return;
    const language = await languageFor(context);
    const named = await nameUses(context.database, uses.slice(0, NAMED), language);
    const names = named.map(({ name }) => name).join(', ');
    const more = uses.length > NAMED ? '…' : '';
    throw new RefusedContent(
      collection,
      USE_TEXTS[language].refused[removal].replace('{uses}', () => names + more),
    );
  };

  const deletionOf =
    (collectionOf: (meta: FilterMeta) => string) =>
    async (payload: unknown, meta: FilterMeta, context: FilterContext) => {
      const collection = collectionOf(meta);
      // Without the admin nobody deletes content: Directus refuses it, and no name is given away.
      const isPerson = context.accountability?.app === true;
      if (isPerson && (collection === FILES || isContent(collection))) {
        await refuseUsed({ removal: 'deleted', collection, keys: payload as Key[] }, context);
      }
      return payload;
    };
  filter(
    'items.delete',
    deletionOf(({ collection }) => collection),
  );
  filter(
    'files.delete',
    deletionOf(() => FILES),
  );

  filter('items.update', async (payload, { collection, keys = [] }, context) => {
    const { status } = payload as { status?: unknown };
    const isPerson = context.accountability?.app === true;
    if (status !== ARCHIVED || !isPerson || !isContent(collection)) return payload;
    const { database } = context;
    const leaving = await unarchived(database, collection, keys);
    const counted = (uses: readonly Use[]) => visible(database, uses);
    await refuseUsed({ removal: 'archived', collection, keys: leaving, counted }, context);
    return payload;
  });
}
