import { COLLECTIONS, CONTENT_TABLES, RELATIONS } from '../schema';
import { IDS } from './ids';

/** What a policy may do with a collection. */
export interface PermissionSpec {
  policy: string;
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  /** Which items; an empty object is all of them. Needs a licence where it is not empty. */
  permissions: Record<string, unknown>;
  fields: ['*'];
}

const PUBLISHED = { status: { _eq: 'published' } };

const hasStatus = (collection: string) =>
  COLLECTIONS.some(
    (spec) =>
      spec.collection === collection && spec.fields.some((field) => field.field === 'status'),
  );

/**
 * Which items of a collection belong to published content: those published themselves, or those
 * that hang on published items (translations, units, junctions).
 *
 * @param collection Name of the collection.
 * @returns A Directus filter; an empty one where every item is public.
 */
export function publishedOnly(collection: string): Record<string, unknown> {
  if (collection === 'directus_files') {
    return {
      _or: [{ folder: { _null: true } }, { folder: { id: { _neq: IDS.leadsFolder } } }],
    };
  }
  if (hasStatus(collection)) return PUBLISHED;
  const owners = RELATIONS.filter(
    (relation) =>
      relation.collection === collection &&
      relation.schema.on_delete === 'CASCADE' &&
      hasStatus(relation.related_collection),
  ).map((relation) => ({ [relation.field]: PUBLISHED }));
  if (owners.length === 0) return {};
  return owners.length === 1 ? (owners[0] ?? {}) : { _and: owners };
}

/**
 * What the site's build may read.
 *
 * @param strict Whether the licence allows rules inside a permission: then published content only
 *   and no files of visitors; without, everything, and the source plugin filters.
 */
export function buildPermissions(strict: boolean): PermissionSpec[] {
  return [...CONTENT_TABLES.map((spec) => spec.collection), 'directus_files'].map((collection) => ({
    policy: IDS.buildPolicy,
    collection,
    action: 'read',
    permissions: strict ? publishedOnly(collection) : {},
    fields: ['*'],
  }));
}

/** What the preview may read: all content whatever its status, files, and versions of items. */
export function previewPermissions(): PermissionSpec[] {
  const collections = CONTENT_TABLES.map((spec) => spec.collection);
  return [...collections, 'directus_files', 'directus_versions'].map((collection) => ({
    policy: IDS.previewPolicy,
    collection,
    action: 'read',
    permissions: {},
    fields: ['*'],
  }));
}

/** What the publisher may do: write the queue of builds, and nothing else. */
export function publisherPermissions(): PermissionSpec[] {
  return (['create', 'read', 'update', 'delete'] as const).map((action) => ({
    policy: IDS.publisherPolicy,
    collection: 'builds',
    action,
    permissions: {},
    fields: ['*'],
  }));
}

/**
 * What editors may do: all of the content and the files, languages only to look at. Requests come
 * from the forms alone; a person who looks after one is chosen from the users, by name.
 */
export function editorPermissions(): PermissionSpec[] {
  const all = ['create', 'read', 'update', 'delete'] as const;
  const editable = CONTENT_TABLES.map((spec) => spec.collection).filter(
    (name) => name !== 'languages',
  );
  const on = (collection: string, actions: readonly PermissionSpec['action'][]) =>
    actions.map((action): PermissionSpec => ({
      policy: IDS.editorPolicy,
      collection,
      action,
      permissions: {},
      fields: ['*'],
    }));
  return [
    ...editable.flatMap((collection) => on(collection, all)),
    ...on('languages', ['read']),
    ...on('directus_files', all),
    ...on('directus_folders', all),
    ...on('leads', ['read', 'update', 'delete']),
    // What a new row may say is narrowed by `extensions/publishing`.
    ...on('builds', ['create', 'read']),
    ...on('directus_users', ['read']),
    ...on('directus_dashboards', ['read']),
    ...on('directus_panels', ['read']),
  ];
}
