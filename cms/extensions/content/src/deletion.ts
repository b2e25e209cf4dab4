import { CONTENT_TABLES } from '../../../schema';
import { languageFor } from './language-for';
import type { FilterContext, FilterMeta, HookRegister, Host } from './host';
import { RefusedContent } from './refusal';
import { nameUses } from './use-names';
import { USE_TEXTS } from './use-texts';
import { usesOf } from './uses';

const FILES = 'directus_files';
/** Names that a message lists; the others are left out. */
const NAMED = 5;

const isContent = (collection: string): boolean =>
  CONTENT_TABLES.some((spec) => spec.collection === collection);

/**
 * Refuses to delete items and files that content uses, with a message that names the users. Directus
 * itself would empty the references without a word.
 */
export function guardDeletion({ filter }: HookRegister, host: Host): void {
  const siteUrl = String(host.env.SITE_URL ?? 'http://localhost:9000');
  const check =
    (collectionOf: (meta: FilterMeta) => string) =>
    async (payload: unknown, meta: FilterMeta, context: FilterContext) => {
      const collection = collectionOf(meta);
      const keys = payload as (string | number)[];
      // Without the admin nobody deletes content: Directus refuses it, and no name is given away.
      const isPerson = context.accountability?.app === true;
      if (!isPerson || (collection !== FILES && !isContent(collection))) return payload;
      const uses = await usesOf(context.database, collection, { keys, siteUrl });
      if (uses.length === 0) return payload;
      const language = await languageFor(context);
      const named = await nameUses(context.database, uses.slice(0, NAMED), language);
      const names = named.map(({ name }) => name).join(', ');
      const more = uses.length > NAMED ? '…' : '';
      throw new RefusedContent(
        collection,
        USE_TEXTS[language].refused.replace('{uses}', () => names + more),
      );
    };
  filter(
    'items.delete',
    check(({ collection }) => collection),
  );
  filter(
    'files.delete',
    check(() => FILES),
  );
}
