import type { useStores } from '@directus/extensions-sdk';

const OWN = [
  'status',
  'slug',
  'kind',
  'publish_at',
  'unpublish_at',
  'date_created',
  'date_updated',
] as const;
const OF_PARTS = ['date_created', 'date_updated', 'languages_code'] as const;

type Stores = ReturnType<typeof useStores>;

/**
 * Timestamp fields of an item and its parts.
 *
 * @returns the ones that exist in the collection and its parts
 */
export function itemFields(collection: string, stores: Stores): string[] {
  const fields = stores.useFieldsStore();
  const has = (name: string, field: string) => Boolean(fields.getField(name, field));
  const parts = stores
    .useRelationsStore()
    .relations.filter(({ related_collection: owner }) => owner === collection)
    .flatMap(({ collection: part, meta }) => {
      const list = meta?.one_field;
      if (!list) return [];
      return OF_PARTS.filter((name) => has(part, name)).map((name) => `${list}.${name}`);
    });
  return [...OWN.filter((name) => has(collection, name)), ...parts];
}
