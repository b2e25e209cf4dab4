import { COLLECTIONS } from '../../../schema';
import type { FilterContext, HookRegister } from './host';
import { freeSlug, slugOfItem } from '../../../schema/slug';

const collectionsWith = (field: string) =>
  new Set(
    COLLECTIONS.filter(({ fields }) => fields.some((spec) => spec.field === field)).map(
      ({ collection }) => collection,
    ),
  );

const WITH_SLUG = collectionsWith('slug');
const SORTED = collectionsWith('sort');

type Item = Record<string, unknown>;

const isUnset = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

async function slugFor(
  collection: string,
  item: Item,
  { database }: FilterContext,
): Promise<string | undefined> {
  const slug = slugOfItem(item);
  if (slug === undefined) return undefined;
  const taken = await database<{ slug: string }>(collection)
    .select('slug')
    .where('slug', 'like', `${slug}%`);
  return freeSlug(
    slug,
    taken.map((row) => row.slug),
  );
}

async function nextSort(collection: string, { database }: FilterContext): Promise<number> {
  const last = await database(collection)
    .max('sort as sort')
    .first<{ sort: number | null } | undefined>();
  return Number(last?.sort ?? 0) + 1;
}

/**
 * Completes a new item: a slug of its title where it has none, and the last place in the manual
 * order. Databases differ in where an empty place is sorted.
 */
export function completeNewItems({ filter }: HookRegister): void {
  filter('items.create', async (payload, { collection }, context) => {
    const item = payload as Item;
    const added: Item = {};
    if (WITH_SLUG.has(collection) && isUnset(item.slug)) {
      const slug = await slugFor(collection, item, context);
      if (slug !== undefined) added.slug = slug;
    }
    if (SORTED.has(collection) && isUnset(item.sort)) {
      added.sort = await nextSort(collection, context);
    }
    return { ...item, ...added };
  });
}
