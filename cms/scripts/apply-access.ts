import {
  ADMIN_SETTINGS,
  ADMIN_WORDS,
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
  previewPermissions,
  publisherPermissions,
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
  /** Static token of the publisher. */
  publisherToken: string;
  /** Static token of the preview. */
  previewToken: string;
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
  const ours = new Set(declared.map(({ policy }) => policy));
  const current = all.filter(({ policy }) => ours.has(policy));
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

interface Service {
  id: string;
  first_name: string;
  last_name: string;
  role: string;
  token: string;
}

/** A user that is a program: it signs in with a static token, which is that of the environment. */
async function applyService(
  api: DirectusApi,
  service: Service,
  name: string,
  changes: string[],
): Promise<void> {
  await ensure(api, '/users', [{ ...service, status: 'active' }], changes);
  if (await answersTo(api.url, service.token)) return;
  await api.call('PATCH', `/users/${service.id}`, { token: service.token });
  changes.push(`${name} token renewed`);
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

async function applySettings(api: DirectusApi, changes: string[]): Promise<void> {
  const current = await api.call<Record<string, unknown>>('GET', '/settings');
  const untouched = Object.entries({ ...SIGN_IN_SETTINGS, ...ADMIN_SETTINGS }).filter(
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

async function applyWords(api: DirectusApi, changes: string[]): Promise<void> {
  const declared = Object.entries(ADMIN_WORDS).flatMap(([key, words]) =>
    Object.entries(words).map(([language, value]) => ({ key, language, value })),
  );
  const current = await api.call<{ key: string; language: string }[]>(
    'GET',
    '/translations?limit=-1&fields=key,language',
  );
  const missing = declared.filter(
    ({ key, language }) =>
      !current.some((entry) => entry.key === key && entry.language === language),
  );
  if (missing.length === 0) return;
  await api.call('POST', '/translations', missing);
  changes.push(`${missing.length} words of the admin added`);
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
  await applyPermissions(
    api,
    [
      ...buildPermissions(strict),
      ...previewPermissions(),
      ...publisherPermissions(),
      ...editorPermissions(),
    ],
    changes,
  );
  await applyUsers(api, options, changes);
  await ensure(api, '/folders', FILE_FOLDERS, changes);
  await ensure(api, '/dashboards', [LEADS_DASHBOARD], changes);
  await applyLook(api, changes);
  await applySettings(api, changes);
  await applyWords(api, changes);

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
