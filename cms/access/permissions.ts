import { COLLECTIONS, CONTENT_TABLES, RELATIONS } from '../schema';
import { IDS } from './ids';

/** One permission: an action of a policy on a collection. */
export interface PermissionSpec {
  policy: string;
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  /** Filter of the items; an empty object means all. A non-empty one is a custom rule. */
  permissions: Record<string, unknown>;
  /** `*` means all; anything else is a custom rule. */
  fields: readonly string[];
}

/**
 * What the running Directus lets setup apply: custom rules for items and fields, which Directus 11 has
 * and Directus 12 with a licence for them, or none.
 */
export type AccessRules = 'strict' | 'plain';

const PUBLISHED = { status: { _eq: 'published' } };

/** Every file but those that visitors sent. */
const NOT_FROM_VISITORS = {
  _or: [{ folder: { _null: true } }, { folder: { id: { _neq: IDS.leadsFolder } } }],
};

const hasStatus = (collection: string) =>
  COLLECTIONS.some(
    (spec) =>
      spec.collection === collection && spec.fields.some((field) => field.field === 'status'),
  );

/**
 * Filter for the published content of a collection: published items, and dependants of published
 * items (translations, units, junctions).
 *
 * @param collection Name of the collection.
 * @returns A Directus filter; an empty one where every item is public.
 */
export function publishedOnly(collection: string): Record<string, unknown> {
  if (collection === 'directus_files') return NOT_FROM_VISITORS;
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
 * Permissions of the site's build, read-only.
 *
 * @param rules `strict`: published content only and no files of visitors; `plain`: everything, and the
 *   source plugin filters.
 */
export function buildPermissions(rules: AccessRules): PermissionSpec[] {
  return [...CONTENT_TABLES.map((spec) => spec.collection), 'directus_files'].map((collection) => ({
    policy: IDS.buildPolicy,
    collection,
    action: 'read',
    permissions: rules === 'strict' ? publishedOnly(collection) : {},
    fields: ['*'],
  }));
}

/**
 * Permissions of the preview: it reads content of any status, files, and content versions.
 *
 * @param rules `strict`: no files of visitors
 */
export function previewPermissions(rules: AccessRules): PermissionSpec[] {
  const collections = CONTENT_TABLES.map((spec) => spec.collection);
  return [...collections, 'directus_files', 'directus_versions'].map((collection) => ({
    policy: IDS.previewPolicy,
    collection,
    action: 'read',
    permissions:
      rules === 'strict' && collection === 'directus_files' ? publishedOnly(collection) : {},
    fields: ['*'],
  }));
}

/** What visitors may read of themselves: what they typed, and under which address they sign in. */
export const OWN_PROFILE_FIELDS: readonly string[] = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'alternative_contact',
];

/**
 * Permissions of visitors with an account.
 *
 * @param rules `strict`: `GET /users/me` answers the own profile; `plain`: none, since a permission
 *   without a rule would open everybody's, and `/account` of the extension is the only way to it
 */
export function visitorPermissions(rules: AccessRules): PermissionSpec[] {
  if (rules === 'plain') return [];
  return [
    {
      policy: IDS.visitorPolicy,
      collection: 'directus_users',
      action: 'read',
      permissions: { id: { _eq: '$CURRENT_USER' } },
      fields: OWN_PROFILE_FIELDS,
    },
  ];
}

/** Permissions of the publisher: the build queue, and nothing else. */
export function publisherPermissions(): PermissionSpec[] {
  return (['create', 'read', 'update', 'delete'] as const).map((action) => ({
    policy: IDS.publisherPolicy,
    collection: 'builds',
    action,
    permissions: {},
    fields: ['*'],
  }));
}

/** Collections with a page or a place of their own on the site: editors archive, never delete. */
const KEPT = ['areas', 'pages', 'posts', 'projects', 'sales', 'settings', 'team', 'vacancies'];
/** The site knows its fixed pages by name. */
const FIXED = ['pages'];

const mayNot = (collection: string, action: PermissionSpec['action']): boolean =>
  (action === 'delete' && KEPT.includes(collection)) ||
  (action === 'create' && FIXED.includes(collection));

/** Permissions that editors had in earlier versions; setup takes them away. */
export const WITHDRAWN: readonly Pick<PermissionSpec, 'policy' | 'collection' | 'action'>[] =
  KEPT.flatMap((collection) =>
    (['create', 'delete'] as const)
      .filter((action) => mayNot(collection, action))
      .map((action) => ({ policy: IDS.editorPolicy, collection, action })),
  );

/**
 * Permissions of editors: read and write content and files, read languages and the history of
 * content, which `extensions/content` limits to it. They archive instead of deleting. They cannot
 * create requests, which come from the forms alone; they read users in order to assign a request, and
 * change their own profile.
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
    ...editable.flatMap((collection) =>
      on(
        collection,
        all.filter((action) => !mayNot(collection, action)),
      ),
    ),
    ...on('directus_revisions', ['read']),
    ...on('directus_activity', ['read']),
    ...on('languages', ['read']),
    ...on('directus_files', all),
    ...on('directus_folders', all),
    ...on('leads', ['read', 'update', 'delete']),
    // `extensions/publishing` restricts the fields of a new row.
    ...on('builds', ['create', 'read']),
    // `extensions/content` restricts the update to the own profile.
    ...on('directus_users', ['read', 'update']),
    ...on('directus_dashboards', ['read']),
    ...on('directus_panels', ['read']),
  ];
}
