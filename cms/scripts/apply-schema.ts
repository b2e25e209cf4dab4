import {
  COLLECTIONS,
  FILE_FIELDS,
  LANGUAGES,
  RELATIONS,
  TRANSLATIONS,
  USER_FIELDS,
  type CollectionSpec,
  type FieldSpec,
} from '../schema';
import type { DirectusApi } from './api';
import { applyTranslations } from './apply-translations';
import { changedKeys } from './diff';

interface CurrentCollection {
  collection: string;
  meta: Record<string, unknown> | null;
}

interface CurrentField {
  collection: string;
  field: string;
  type: string;
  meta: Record<string, unknown> | null;
  /** null: an alias field without a column. */
  schema: Record<string, unknown> | null;
}

interface CurrentRelation {
  collection: string;
  field: string;
}

/** SQLite stores a UUID as text, which Directus reports as `string`. */
const sameType = (declared: string, actual: string) =>
  declared === actual || (declared === 'uuid' && actual === 'string');

/** Properties of a column that may be updated once it has content. */
const COLUMN_KEYS = ['is_nullable', 'is_unique', 'default_value'] as const;

function columnOf({ schema }: FieldSpec): object {
  if (schema === null || schema.is_primary_key) return {};
  return Object.fromEntries(
    COLUMN_KEYS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]),
  );
}

/** The declared and the existing fields of a collection. */
async function applyFields(
  api: DirectusApi,
  collection: string,
  declared: readonly FieldSpec[],
  current: readonly CurrentField[],
  changes: string[],
): Promise<void> {
  for (const spec of declared) {
    const there = current.find((field) => field.field === spec.field);
    if (there === undefined) {
      await api.call('POST', `/fields/${collection}`, spec);
      changes.push(`field ${collection}.${spec.field} added`);
      continue;
    }
    if (!sameType(spec.type, there.type)) {
      throw new Error(
        `The field ${collection}.${spec.field} is of type ${there.type} in the database, ` +
          `${spec.type} in cms/schema. Setup does not convert content: rename one, or change the column by hand.`,
      );
    }
    const column = columnOf(spec);
    const columnKeys = changedKeys(column, there.schema);
    const keys = [...changedKeys(spec.meta, there.meta), ...columnKeys];
    if (keys.length === 0) continue;
    await api.call('PATCH', `/fields/${collection}/${spec.field}`, {
      meta: spec.meta,
      ...(columnKeys.length > 0 && { schema: column }),
    });
    changes.push(`field ${collection}.${spec.field}: ${keys.join(', ')}`);
  }
}

async function applyCollections(
  api: DirectusApi,
  current: readonly CurrentCollection[],
  fields: readonly CurrentField[],
  changes: string[],
): Promise<void> {
  const missing: CollectionSpec[] = [];
  for (const spec of COLLECTIONS) {
    const there = current.find((entry) => entry.collection === spec.collection);
    if (there === undefined) {
      missing.push(spec);
      continue;
    }
    const keys = changedKeys(spec.meta, there.meta);
    if (keys.length > 0) {
      await api.call('PATCH', `/collections/${spec.collection}`, { meta: spec.meta });
      changes.push(`collection ${spec.collection}: ${keys.join(', ')}`);
    }
    const own = fields.filter((field) => field.collection === spec.collection);
    await applyFields(api, spec.collection, spec.fields, own, changes);
  }
  if (missing.length > 0) {
    // Batched in one request: Directus reloads its whole schema after each.
    await api.call('POST', '/collections', missing);
    changes.push(...missing.map((spec) => `collection ${spec.collection} added`));
  }
}

async function applyLanguages(api: DirectusApi, changes: string[]): Promise<void> {
  const current = await api.call<{ code: string }[]>(
    'GET',
    '/items/languages?limit=-1&fields=code',
  );
  const missing = LANGUAGES.filter(({ code }) => !current.some((entry) => entry.code === code));
  if (missing.length === 0) return;
  await api.call('POST', '/items/languages', missing);
  changes.push(...missing.map(({ code }) => `language ${code} added`));
}

/**
 * Applies `cms/schema`: collections, fields, relations, languages and translated notes. Creates and
 * updates, never deletes.
 *
 * @param api Client with admin rights.
 * @returns The changes, a line each.
 */
export async function applySchema(api: DirectusApi): Promise<string[]> {
  const changes: string[] = [];
  const [collections, fields, relations] = await Promise.all([
    api.call<CurrentCollection[]>('GET', '/collections'),
    api.call<CurrentField[]>('GET', '/fields'),
    api.call<CurrentRelation[]>('GET', '/relations'),
  ]);
  await applyCollections(api, collections, fields, changes);
  const ofFiles = fields.filter((field) => field.collection === 'directus_files');
  await applyFields(api, 'directus_files', FILE_FIELDS, ofFiles, changes);
  const ofUsers = fields.filter((field) => field.collection === 'directus_users');
  await applyFields(api, 'directus_users', USER_FIELDS, ofUsers, changes);
  for (const spec of RELATIONS) {
    const isThere = relations.some(
      (entry) => entry.collection === spec.collection && entry.field === spec.field,
    );
    if (isThere) continue;
    await api.call('POST', '/relations', spec);
    changes.push(`relation ${spec.collection}.${spec.field} added`);
  }
  await applyLanguages(api, changes);
  await applyTranslations(api, TRANSLATIONS, changes);
  return changes;
}
