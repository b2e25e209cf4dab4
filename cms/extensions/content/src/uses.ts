import type { Knex } from 'knex';
import linkFields from '../../../../contract/links/fields.json';
import { COLLECTIONS, PRIVATE_COLLECTIONS, RELATIONS } from '../../../schema';
import { itemPath } from '../../../schema/item-path';
import { linksIn } from './html-links';
import { readTarget } from './redirect';

type Key = string | number;

/** An item that uses another one. */
export interface Use {
  collection: string;
  /** Empty for a singleton. */
  item: string;
}

const LINK_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = linkFields;
/** The redirects' targets lead somewhere, too. */
const TARGETS: typeof LINK_FIELDS = { ...LINK_FIELDS, redirects: { to_path: 'link' } };

const isSingleton = (collection: string): boolean =>
  COLLECTIONS.some((spec) => spec.collection === collection && spec.meta.singleton === true);

/** The item that a row belongs to: a translation, a junction or a type of home has an owner. */
function ownerOf(collection: string): { column: string; owner: string } | undefined {
  const part = RELATIONS.find(
    (relation) => relation.collection === collection && Boolean(relation.meta.one_field),
  );
  return part && { column: part.field, owner: part.related_collection };
}

/**
 * References to a collection from elsewhere. A relation with a list on this side is of its own
 * parts, such as translations and the gallery.
 */
const referencesTo = (collection: string) =>
  RELATIONS.filter(
    (relation) =>
      relation.related_collection === collection &&
      !relation.meta.one_field &&
      !PRIVATE_COLLECTIONS.includes(relation.collection),
  );

const useOf = (collection: string, row: Readonly<Record<string, unknown>>): Use => {
  const part = ownerOf(collection);
  const [name, key] = part ? [part.owner, row[part.column]] : [collection, row.id];
  return { collection: name, item: isSingleton(name) ? '' : String(key) };
};

/** Items that refer to one of the items by a relation. */
async function byRelation(database: Knex, collection: string, keys: readonly Key[]) {
  const found = await Promise.all(
    referencesTo(collection).map(async ({ collection: from, field }) => {
      const rows = await database<Record<string, unknown>>(from).whereIn(field, [...keys]);
      return rows.map((row) => useOf(from, row));
    }),
  );
  return found.flat();
}

/** Whether a text of an editor leads to a target. */
type Leads = (address: string) => boolean;

const hasLink = (kind: string, value: unknown, leads: Leads): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (kind === 'html' ? linksIn(value).some(leads) : leads(value));

/** Items with a link that leads to the target, in their texts or as a whole. */
async function byLink(database: Knex, leads: Leads): Promise<Use[]> {
  const found = await Promise.all(
    Object.entries(TARGETS).map(async ([collection, fields]) => {
      const rows = await database<Record<string, unknown>>(collection);
      return rows
        .filter((row) =>
          Object.entries(fields).some(([field, kind]) => hasLink(kind, row[field], leads)),
        )
        .map((row) => useOf(collection, row));
    }),
  );
  return found.flat();
}

/** Rows of the items, or of the file library. */
async function pathsOf(database: Knex, collection: string, keys: readonly Key[]) {
  const rows = await database<Record<string, unknown>>(collection).whereIn('id', [...keys]);
  return rows.flatMap((row) => itemPath(collection, row) ?? []);
}

const FILES = 'directus_files';

async function leadsTo(
  database: Knex,
  collection: string,
  { keys, siteUrl }: { keys: readonly Key[]; siteUrl: string },
): Promise<Leads | undefined> {
  if (collection === FILES) {
    return (address) => keys.some((key) => address.includes(`/assets/${key}`));
  }
  const paths = await pathsOf(database, collection, keys);
  if (paths.length === 0) return undefined;
  return (address) => {
    const { path } = readTarget(address, siteUrl);
    return path !== undefined && paths.includes(path);
  };
}

/**
 * The items that use an item: those that refer to it, and those whose texts link to its page or show
 * its picture. The items themselves do not count.
 *
 * @param collection Collection of the items, or `directus_files`.
 * @param target Keys of the items, and the origin of the site.
 */
export async function usesOf(
  database: Knex,
  collection: string,
  target: { keys: readonly Key[]; siteUrl: string },
): Promise<Use[]> {
  const leads = await leadsTo(database, collection, target);
  const all = [
    ...(await byRelation(database, collection, target.keys)),
    ...(leads ? await byLink(database, leads) : []),
  ];
  const own = new Set(target.keys.map((key) => `${collection}:${key}`));
  const unique = new Map(all.map((use) => [`${use.collection}:${use.item}`, use]));
  return [...unique].filter(([name]) => !own.has(name)).map(([, use]) => use);
}
