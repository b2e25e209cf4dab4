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
}

interface CurrentRelation {
  collection: string;
  field: string;
}

/** SQLite keeps a UUID as text and Directus calls a plain one `string`. */
const sameType = (declared: string, actual: string) =>
  declared === actual || (declared === 'uuid' && actual === 'string');

/** The declared fields of one collection, and those that are there. */
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
    const keys = changedKeys(spec.meta, there.meta);
    if (keys.length === 0) continue;
    await api.call('PATCH', `/fields/${collection}/${spec.field}`, { meta: spec.meta });
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
    // One call: Directus reads its whole schema anew after each.
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

/** Words of the admin that stand behind a key; rows of others are left alone. */
async function applyTranslations(api: DirectusApi, changes: string[]): Promise<void> {
  const current = await api.call<{ id: string; key: string; language: string; value: string }[]>(
    'GET',
    '/translations?limit=-1',
  );
  for (const spec of TRANSLATIONS) {
    const there = current.find(
      ({ key, language }) => key === spec.key && language === spec.language,
    );
    if (there?.value === spec.value) continue;
    if (there === undefined) await api.call('POST', '/translations', spec);
    else await api.call('PATCH', `/translations/${there.id}`, { value: spec.value });
    changes.push(`translation ${spec.key} (${spec.language})`);
  }
}

/**
 * Makes the database's collections, fields, relations, languages and translated notes those of `cms/schema`. Adds
 * and updates; what only the database has is left alone.
 *
 * @param api Calls as an administrator.
 * @returns What was changed, one line each; empty where nothing was.
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
  await applyTranslations(api, changes);
  return changes;
}
