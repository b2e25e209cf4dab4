import {
  BOOKMARKS,
  COLUMN_WIDTHS,
  EARLIER_BOOKMARKS,
  FILE_FOLDERS,
  IDS,
  LIST_COLUMNS,
  MODULE_BAR,
  POLICIES,
  PUBLISHING_NAME,
  ROLES,
  WITHDRAWN,
  buildPermissions,
  editorPermissions,
  previewPermissions,
  publisherPermissions,
  visitorPermissions,
  type AccessRules,
  type PermissionSpec,
} from '../access';
import { textOf, textsIn, translated, translationsOf } from '../schema/words';
import { DirectusApiError, type DirectusApi } from './api';
import { applyDashboard } from './apply-dashboard';
import { applyLook } from './apply-look';
import { applyRows } from './apply-rows';
import { applyTranslations } from './apply-translations';
import { changedKeys } from './diff';

/** Users that setup creates. */
export interface AccessOptions {
  editorEmail: string;
  editorPassword: string;
  /** Static token of the user the site is built with. */
  buildToken: string;
  /** Static token of the publisher. */
  publisherToken: string;
  /** Static token of the preview. */
  previewToken: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Whether to create the demo editor. */
  demoEditor: boolean;
}

interface License {
  /** What the plan has, and what the licence itself says instead. */
  entitlements?: {
    custom_permission_rules_enabled?: { default?: boolean; override?: boolean | null };
  };
}

interface CurrentPermission extends Omit<PermissionSpec, 'policy' | 'fields'> {
  id: number;
  policy: string;
  fields: string[] | null;
}

/**
 * Which rules the running Directus allows: Directus 11 knows no licence and allows all, Directus 12
 * names in its licence whether custom ones are part of it.
 */
export async function rulesOf(api: DirectusApi): Promise<AccessRules> {
  try {
    const license = await api.call<License>('GET', '/license');
    const custom = license.entitlements?.custom_permission_rules_enabled;
    return (custom?.override ?? custom?.default) === true ? 'strict' : 'plain';
  } catch (error) {
    if (error instanceof DirectusApiError && error.status === 404) return 'strict';
    throw error;
  }
}

/** Creates missing rows; existing ones are left to their owners. */
async function ensure<T extends { id: string }>(
  api: DirectusApi,
  path: '/users' | '/folders',
  { specs, nameOf }: { specs: readonly T[]; nameOf: (spec: T) => string },
  changes: string[],
): Promise<void> {
  const current = await api.call<{ id: string }[]>('GET', `${path}?limit=-1&fields=id`);
  const missing = specs.filter((spec) => !current.some(({ id }) => id === spec.id));
  if (missing.length === 0) return;
  await api.call('POST', path, missing);
  changes.push(...missing.map((spec) => `${path.slice(1, -1)} ${nameOf(spec)} added`));
}

/** Creates roles with their policies; a policy detached from its role is attached again. */
async function applyRoles(api: DirectusApi, changes: string[]): Promise<void> {
  await applyRows(
    api,
    ROLES.map(({ id, name, icon, description }) => ({ id, name, icon, description })),
    {
      path: '/roles',
      kind: 'role',
      nameOf: ({ name }) => name,
      withNew: ({ id }) => ({
        policies: ROLES.filter((role) => role.id === id).map(({ policy }) => ({ policy })),
      }),
    },
    changes,
  );
  const current = await api.call<{ id: string; policies: { policy: string }[] }[]>(
    'GET',
    '/roles?limit=-1&fields=id,policies.policy',
  );
  for (const { id, name, policy } of ROLES) {
    const policies = current.find((role) => role.id === id)?.policies ?? [];
    if (policies.some((entry) => entry.policy === policy)) continue;
    const added = { create: [{ policy }], update: [], delete: [] };
    await api.call('PATCH', `/roles/${id}`, { policies: added });
    changes.push(`role ${name}: policy`);
  }
}

/** Whether a permission has the items and fields that another declares. */
const sameRules = (
  entry: Pick<CurrentPermission, 'permissions' | 'fields'>,
  spec: Pick<PermissionSpec, 'permissions' | 'fields'>,
) =>
  JSON.stringify(entry.permissions ?? {}) === JSON.stringify(spec.permissions) &&
  JSON.stringify([...(entry.fields ?? [])].sort()) === JSON.stringify([...spec.fields].sort());

async function applyPermissions(
  api: DirectusApi,
  declared: readonly PermissionSpec[],
  changes: string[],
): Promise<void> {
  const all = await api.call<CurrentPermission[]>('GET', '/permissions?limit=-1');
  const ours = new Set(POLICIES.map(({ id }): string => id));
  const current = all.filter(({ policy }) => ours.has(policy));
  const key = (entry: Pick<PermissionSpec, 'policy' | 'collection' | 'action'>) =>
    `${entry.policy} ${entry.collection} ${entry.action}`;
  const nameOf = ({ policy, collection, action }: Parameters<typeof key>[0]) =>
    `${action} ${collection} (${POLICIES.find(({ id }) => id === policy)?.name ?? policy})`;
  const there = new Map(current.map((entry) => [key(entry), entry]));

  const missing = declared.filter((spec) => !there.has(key(spec)));
  if (missing.length > 0) {
    await api.call('POST', '/permissions', missing);
    changes.push(...missing.map((spec) => `permission ${nameOf(spec)} added`));
  }
  for (const spec of declared) {
    const entry = there.get(key(spec));
    there.delete(key(spec));
    if (entry === undefined) continue;
    if (sameRules(entry, spec)) continue;
    await api.call('PATCH', `/permissions/${entry.id}`, spec);
    changes.push(`permission ${nameOf(spec)}: rules`);
  }
  const withdrawn = new Set(WITHDRAWN.map(key));
  // Of a licence that is gone; what an administrator gave is theirs to take away.
  const lapsed = visitorPermissions('strict');
  const surplus = [...there.values()].filter(
    (entry) =>
      entry.policy === IDS.buildPolicy ||
      withdrawn.has(key(entry)) ||
      lapsed.some((spec) => key(spec) === key(entry) && sameRules(entry, spec)),
  );
  if (surplus.length > 0) {
    await api.call(
      'DELETE',
      '/permissions',
      surplus.map(({ id }) => id),
    );
    changes.push(...surplus.map((entry) => `permission ${nameOf(entry)} removed`));
  }
}

async function answersTo(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/users/me`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.ok;
}

interface Service {
  id: string;
  first_name: string;
  last_name: string;
  role: string;
  token: string;
}

/** A service user: it authenticates with a static token from the environment. */
async function applyService(
  api: DirectusApi,
  service: Service,
  name: string,
  changes: string[],
): Promise<void> {
  const specs = [{ ...service, status: 'active' }];
  await ensure(api, '/users', { specs, nameOf: () => name }, changes);
  if (await answersTo(api.url, service.token)) return;
  await api.call('PATCH', `/users/${service.id}`, { token: service.token });
  changes.push(`user ${name}: token`);
}

async function applyUsers(api: DirectusApi, options: AccessOptions, changes: string[]) {
  await applyService(
    api,
    {
      id: IDS.buildUser,
      first_name: 'Site',
      last_name: 'Build',
      role: IDS.buildRole,
      token: options.buildToken,
    },
    'build',
    changes,
  );
  await applyService(
    api,
    {
      id: IDS.publisherUser,
      first_name: 'Publisher',
      last_name: '',
      role: IDS.publisherRole,
      token: options.publisherToken,
    },
    'publisher',
    changes,
  );
  await applyService(
    api,
    {
      id: IDS.previewUser,
      first_name: 'Preview',
      last_name: '',
      role: IDS.previewRole,
      token: options.previewToken,
    },
    'preview',
    changes,
  );
  if (!options.demoEditor) return;
  const address = encodeURIComponent(options.editorEmail);
  const named = await api.call<unknown[]>('GET', `/users?filter[email][_eq]=${address}&fields=id`);
  if (named.length > 0) return;
  const editor = {
    id: IDS.editorUser,
    first_name: 'Demo',
    last_name: 'Editor',
    email: options.editorEmail,
    password: options.editorPassword,
    role: IDS.editorRole,
    status: 'active',
  };
  await ensure(api, '/users', { specs: [editor], nameOf: () => 'demo editor' }, changes);
}

interface Preset {
  /** null: the default preset of the collection's list. */
  bookmark: string | null;
  collection: string;
}

/** Names of a bookmark, today's first: earlier setups wrote it in English. */
function namesOf(bookmark: string | null): (string | null)[] {
  if (bookmark === null) return [null];
  const english = textOf(bookmark);
  const earlier = EARLIER_BOOKMARKS[english];
  return [bookmark, english, ...(earlier === undefined ? [] : [earlier, translated(earlier)])];
}

/** Applies global presets; those of a user or a role are not touched. */
async function applyPresets(api: DirectusApi, changes: string[]): Promise<void> {
  const lists = Object.entries(LIST_COLUMNS).map(([collection, query]) => ({
    bookmark: null,
    collection,
    layout: 'tabular',
    layout_query: { tabular: query },
    layout_options: COLUMN_WIDTHS,
  }));
  const declared: readonly Preset[] = [...BOOKMARKS, ...lists];
  const current = await api.call<(Preset & { id: number })[]>(
    'GET',
    '/presets?limit=-1&filter[user][_null]=true&filter[role][_null]=true&sort=id',
  );
  const nameOf = ({ collection, bookmark }: Preset) =>
    `${collection} ${bookmark === null ? '(list)' : textOf(bookmark)}`;
  const find = (spec: Preset) =>
    namesOf(spec.bookmark)
      .map((name) =>
        current.find(
          ({ collection, bookmark }) => collection === spec.collection && bookmark === name,
        ),
      )
      .find((entry) => entry !== undefined);
  const missing = declared.filter((spec) => find(spec) === undefined);
  if (missing.length > 0) {
    await api.call('POST', '/presets', missing);
    changes.push(...missing.map((spec) => `bookmark ${nameOf(spec)} added`));
  }
  for (const spec of declared) {
    const there = find(spec);
    const keys = there === undefined ? [] : changedKeys(spec, there);
    if (there === undefined || keys.length === 0) continue;
    await api.call('PATCH', `/presets/${there.id}`, spec);
    changes.push(`bookmark ${nameOf(spec)}: ${keys.join(', ')}`);
  }
}

/** Translations of the texts of `cms/access`. */
export const ACCESS_TRANSLATIONS = translationsOf(
  textsIn([BOOKMARKS, MODULE_BAR, PUBLISHING_NAME]),
);

/**
 * Applies `cms/access`: roles, policies, permissions, dashboard, global bookmarks and the
 * look of the admin. Creates what
 * is missing, updates what differs, and leaves everything made by people alone. Existing users keep
 * their data, except for the tokens of service users; public permissions granted by an
 * administrator are reported and not revoked.
 *
 * @param api Client with admin rights.
 * @param options The users.
 * @returns The changes, whether permission rules are supported, and warnings.
 */
export async function applyAccess(
  api: DirectusApi,
  options: AccessOptions,
): Promise<{ changes: string[]; rules: AccessRules; warnings: string[] }> {
  const changes: string[] = [];
  const rules = await rulesOf(api);
  await applyRows(
    api,
    POLICIES,
    { path: '/policies', kind: 'policy', nameOf: ({ name }) => name },
    changes,
  );
  await applyRoles(api, changes);
  await applyPermissions(
    api,
    [
      ...buildPermissions(rules),
      ...previewPermissions(rules),
      ...publisherPermissions(),
      ...visitorPermissions(rules),
      ...editorPermissions(),
    ],
    changes,
  );
  await applyUsers(api, options, changes);
  await ensure(api, '/folders', { specs: FILE_FOLDERS, nameOf: ({ name }) => name }, changes);
  await applyDashboard(api, changes);
  await applyPresets(api, changes);
  await applyLook(api, options.siteUrl, changes);
  await applyTranslations(api, ACCESS_TRANSLATIONS, changes);

  const open = await api.call<{ collection: string; action: string }[]>(
    'GET',
    `/permissions?limit=-1&filter[policy][_eq]=${IDS.publicPolicy}&fields=collection,action`,
  );
  const warnings = open.map(
    ({ collection, action }) =>
      `Everybody may ${action} ${collection} (policy Public). The site needs no public access: ` +
      'consider to remove it under Settings, Access Policies.',
  );
  const ofVisitors = await api.call<CurrentPermission[]>(
    'GET',
    `/permissions?limit=-1&filter[policy][_eq]=${IDS.visitorPolicy}`,
  );
  const own = visitorPermissions(rules);
  const isOwn = ({ collection, action }: CurrentPermission) =>
    own.some((spec) => spec.collection === collection && spec.action === action);
  warnings.push(
    ...ofVisitors
      .filter((entry) => !isOwn(entry))
      .map(
        ({ collection, action }) =>
          `Every visitor with an account may ${action} ${collection} (policy Visitor). Their own data ` +
          'reaches them without: consider to remove it under Settings, Access Policies.',
      ),
  );
  return { changes, rules, warnings };
}
