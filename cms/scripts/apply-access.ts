import {
  BOOKMARKS,
  BRANDING,
  COLUMN_WIDTHS,
  FILE_FOLDERS,
  IDS,
  LEADS_DASHBOARD,
  LIST_COLUMNS,
  POLICIES,
  ROLES,
  SIGN_IN_SETTINGS,
  buildPermissions,
  editorPermissions,
  type PermissionSpec,
} from '../access';
import { DirectusApiError, type DirectusApi } from './api';
import { changedKeys } from './diff';

/** Who the users of setup are. */
export interface AccessOptions {
  editorEmail: string;
  editorPassword: string;
  /** Static token of the user the site is built with. */
  buildToken: string;
  /** Whether to make the demo editor. */
  demoEditor: boolean;
}

interface License {
  entitlements?: Record<string, { default?: boolean; limit?: number } | undefined>;
}

interface CurrentPermission extends Omit<PermissionSpec, 'policy' | 'fields'> {
  id: number;
  policy: string;
  fields: string[] | null;
}

/** Whether permissions may hold rules: with a licence that says so, or on Directus 11. */
async function allowsRules(api: DirectusApi): Promise<boolean> {
  try {
    const license = await api.call<License>('GET', '/license');
    return license.entitlements?.custom_permission_rules_enabled?.default === true;
  } catch (error) {
    if (error instanceof DirectusApiError && error.status === 404) return true;
    throw error;
  }
}

async function ensure<T extends { id: string }>(
  api: DirectusApi,
  path: '/policies' | '/roles' | '/users' | '/folders' | '/dashboards',
  specs: readonly T[],
  changes: string[],
): Promise<Set<string>> {
  const current = await api.call<{ id: string }[]>('GET', `${path}?limit=-1&fields=id`);
  const missing = specs.filter((spec) => !current.some(({ id }) => id === spec.id));
  if (missing.length > 0) {
    await api.call('POST', path, missing);
    changes.push(...missing.map((spec) => `${path.slice(1)}: ${spec.id} added`));
  }
  return new Set(missing.map(({ id }) => id));
}

async function applyPermissions(
  api: DirectusApi,
  declared: readonly PermissionSpec[],
  changes: string[],
): Promise<void> {
  const all = await api.call<CurrentPermission[]>('GET', '/permissions?limit=-1');
  const current = all.filter(
    ({ policy }) => policy === IDS.buildPolicy || policy === IDS.editorPolicy,
  );
  const key = (entry: Pick<PermissionSpec, 'policy' | 'collection' | 'action'>) =>
    `${entry.policy} ${entry.collection} ${entry.action}`;
  const there = new Map(current.map((entry) => [key(entry), entry]));

  const missing = declared.filter((spec) => !there.has(key(spec)));
  if (missing.length > 0) {
    await api.call('POST', '/permissions', missing);
    changes.push(`${missing.length} permissions added`);
  }
  for (const spec of declared) {
    const entry = there.get(key(spec));
    there.delete(key(spec));
    if (entry === undefined) continue;
    const sameRules = JSON.stringify(entry.permissions ?? {}) === JSON.stringify(spec.permissions);
    if (sameRules && entry.fields?.[0] === '*') continue;
    await api.call('PATCH', `/permissions/${entry.id}`, spec);
    changes.push(`permission ${spec.action} ${spec.collection} changed`);
  }
  const surplus = [...there.values()].filter(({ policy }) => policy === IDS.buildPolicy);
  if (surplus.length > 0) {
    await api.call(
      'DELETE',
      '/permissions',
      surplus.map(({ id }) => id),
    );
    changes.push(`${surplus.length} surplus permissions of the site build removed`);
  }
}

async function answersTo(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/users/me`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.ok;
}

async function applyUsers(api: DirectusApi, options: AccessOptions, changes: string[]) {
  await ensure(
    api,
    '/users',
    [
      {
        id: IDS.buildUser,
        first_name: 'Site',
        last_name: 'Build',
        role: IDS.buildRole,
        status: 'active',
        token: options.buildToken,
      },
    ],
    changes,
  );
  if (!(await answersTo(api.url, options.buildToken))) {
    await api.call('PATCH', `/users/${IDS.buildUser}`, { token: options.buildToken });
    changes.push('build token renewed');
  }
  if (!options.demoEditor) return;
  const address = encodeURIComponent(options.editorEmail);
  const named = await api.call<unknown[]>('GET', `/users?filter[email][_eq]=${address}&fields=id`);
  if (named.length > 0) return;
  await ensure(
    api,
    '/users',
    [
      {
        id: IDS.editorUser,
        first_name: 'Demo',
        last_name: 'Editor',
        email: options.editorEmail,
        password: options.editorPassword,
        role: IDS.editorRole,
        status: 'active',
      },
    ],
    changes,
  );
}

async function applyLook(api: DirectusApi, changes: string[]): Promise<void> {
  const current = await api.call<{ bookmark: string | null; collection: string }[]>(
    'GET',
    '/presets?limit=-1&filter[user][_null]=true&filter[role][_null]=true&fields=bookmark,collection',
  );
  const lists = Object.entries(LIST_COLUMNS).map(([collection, query]) => ({
    bookmark: null,
    collection,
    layout: 'tabular',
    layout_query: { tabular: query },
    layout_options: COLUMN_WIDTHS,
  }));
  const missing = [...BOOKMARKS, ...lists].filter(
    (preset) =>
      !current.some(
        (entry) => entry.collection === preset.collection && entry.bookmark === preset.bookmark,
      ),
  );
  if (missing.length > 0) {
    await api.call('POST', '/presets', missing);
    changes.push(`${missing.length} bookmarks and list views added`);
  }
  const settings = await api.call<Record<string, unknown>>('GET', '/settings');
  // Only over Directus' own default: a name the administrator chose stays.
  const isUntouched = settings.project_name === null || settings.project_name === 'Directus';
  if (isUntouched && changedKeys(BRANDING, settings).length > 0) {
    await api.call('PATCH', '/settings', BRANDING);
    changes.push('name and colour of the admin set');
  }
}

async function applySignIn(api: DirectusApi, changes: string[]): Promise<void> {
  const current = await api.call<Record<string, unknown>>('GET', '/settings');
  const untouched = Object.entries(SIGN_IN_SETTINGS).filter(
    ([name, { from }]) => current[name] === from,
  );
  if (untouched.length === 0) return;
  await api.call(
    'PATCH',
    '/settings',
    Object.fromEntries(untouched.map(([name, { to }]) => [name, to])),
  );
  changes.push(`settings: ${untouched.map(([name]) => name).join(', ')}`);
}

/**
 * Makes roles, policies, permissions and users those of `cms/access`. Users that exist keep their
 * passwords; permissions an administrator gave to the public are reported, not taken away.
 *
 * @param api Calls as an administrator.
 * @param options Who the users are.
 * @returns The changes, which kind of permissions the licence allowed, and warnings.
 */
export async function applyAccess(
  api: DirectusApi,
  options: AccessOptions,
): Promise<{ changes: string[]; rules: 'strict' | 'plain'; warnings: string[] }> {
  const changes: string[] = [];
  const strict = await allowsRules(api);
  await ensure(api, '/policies', POLICIES, changes);
  await ensure(
    api,
    '/roles',
    ROLES.map(({ policy, ...role }) => ({ ...role, policies: [{ policy }] })),
    changes,
  );
  await applyPermissions(api, [...buildPermissions(strict), ...editorPermissions()], changes);
  await applyUsers(api, options, changes);
  await ensure(api, '/folders', FILE_FOLDERS, changes);
  await ensure(api, '/dashboards', [LEADS_DASHBOARD], changes);
  await applyLook(api, changes);
  await applySignIn(api, changes);

  const open = await api.call<{ collection: string; action: string }[]>(
    'GET',
    `/permissions?limit=-1&filter[policy][_eq]=${IDS.publicPolicy}&fields=collection,action`,
  );
  const warnings = open.map(
    ({ collection, action }) =>
      `Everybody may ${action} ${collection} (policy Public). The site needs no public access: ` +
      'consider to remove it under Settings, Access Policies.',
  );
  const ofVisitors = await api.call<{ collection: string; action: string }[]>(
    'GET',
    `/permissions?limit=-1&filter[policy][_eq]=${IDS.visitorPolicy}&fields=collection,action`,
  );
  warnings.push(
    ...ofVisitors.map(
      ({ collection, action }) =>
        `Every visitor with an account may ${action} ${collection} (policy Visitor). Their own data ` +
        'reaches them without: consider to remove it under Settings, Access Policies.',
    ),
  );
  return { changes, rules: strict ? 'strict' : 'plain', warnings };
}
