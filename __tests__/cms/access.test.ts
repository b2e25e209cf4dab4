/** @jest-environment node */
import {
  BOOKMARKS,
  COLUMN_WIDTHS,
  IDS,
  LIST_COLUMNS,
  POLICIES,
  WITHDRAWN,
  buildPermissions,
  editorPermissions,
  isOwnPanel,
  previewPermissions,
  publishedOnly,
  visitorPermissions,
  type Panel,
} from '../../cms/access';
import { leadPanels } from '../../cms/access/dashboard';
import { DirectusApiError, type DirectusApi } from '../../cms/scripts/api';
import { rulesOf } from '../../cms/scripts/apply-access';
import { CONTENT_TABLES, PRIVATE_COLLECTIONS, TABLES } from '../../cms/schema';

/** Version 4, the one Directus insists on. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const published = { status: { _eq: 'published' } };

describe('what the site build may do', () => {
  it('is to read, and nothing else', () => {
    expect(new Set(buildPermissions('plain').map(({ action }) => action))).toEqual(
      new Set(['read']),
    );
  });

  it('covers every table of the content and the files', () => {
    expect(buildPermissions('plain').map(({ collection }) => collection)).toEqual([
      ...CONTENT_TABLES.map(({ collection }) => collection),
      'directus_files',
    ]);
  });

  it('leaves out what visitors sent', () => {
    const read = buildPermissions('plain').map(({ collection }) => collection);
    expect(PRIVATE_COLLECTIONS).toEqual(['leads', 'builds']);
    for (const collection of PRIVATE_COLLECTIONS) expect(read).not.toContain(collection);
  });

  it('has no rules and no field lists without a licence: Directus would refuse them', () => {
    for (const permission of buildPermissions('plain')) {
      expect(permission.permissions).toEqual({});
      expect(permission.fields).toEqual(['*']);
    }
  });

  it('is limited to published content where rules are allowed', () => {
    expect(publishedOnly('projects')).toEqual(published);
    expect(publishedOnly('projects_translations')).toEqual({ projects_id: published });
    expect(publishedOnly('project_units')).toEqual({ project: published });
    expect(publishedOnly('projects_files')).toEqual({ projects_id: published });
    expect(publishedOnly('sales_projects')).toEqual({
      _and: [{ sales_id: published }, { projects_id: published }],
    });
    expect(publishedOnly('settings_translations')).toEqual({});
  });

  it('has a rule for each table with a status of its own or above it, where rules are allowed', () => {
    const free = buildPermissions('strict')
      .filter(({ permissions }) => Object.keys(permissions).length === 0)
      .map(({ collection }) => collection);
    expect(free).toEqual([
      'languages',
      'settings',
      'settings_translations',
      'pages',
      'pages_translations',
      'redirects',
    ]);
  });

  it('keeps what visitors sent out of reach where rules are allowed', () => {
    const notFromVisitors = {
      _or: [{ folder: { _null: true } }, { folder: { id: { _neq: IDS.leadsFolder } } }],
    };
    for (const permissions of [buildPermissions('strict'), previewPermissions('strict')]) {
      expect(permissions.find(({ collection }) => collection === 'directus_files')).toMatchObject({
        permissions: notFromVisitors,
      });
    }
  });
});

describe('what the preview may do', () => {
  it('is to read content of any status, under either kind of rules', () => {
    for (const rules of ['strict', 'plain'] as const) {
      const permissions = previewPermissions(rules);
      expect(new Set(permissions.map(({ action }) => action))).toEqual(new Set(['read']));
      for (const { collection } of CONTENT_TABLES) {
        expect(permissions.find((entry) => entry.collection === collection)).toMatchObject({
          permissions: {},
        });
      }
    }
  });
});

describe('what visitors may do', () => {
  it('is nothing without rules: a permission would open everybody’s profile', () => {
    expect(visitorPermissions('plain')).toEqual([]);
  });

  it('is to read their own profile where rules are allowed, and no password or token', () => {
    const [own, ...others] = visitorPermissions('strict');
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      policy: IDS.visitorPolicy,
      collection: 'directus_users',
      action: 'read',
      permissions: { id: { _eq: '$CURRENT_USER' } },
    });
    expect(own?.fields).toEqual([
      'id',
      'email',
      'first_name',
      'last_name',
      'phone',
      'alternative_contact',
    ]);
  });
});

describe('which rules setup applies', () => {
  const api = (call: () => Promise<unknown>) =>
    ({ url: '', call, upload: call }) as unknown as DirectusApi;
  const licence = (rules?: object) =>
    api(() => Promise.resolve({ entitlements: { custom_permission_rules_enabled: rules } }));

  it.each([
    ['the free licence', { default: false }, 'plain'],
    ['a plan that has them', { default: true }, 'strict'],
    ['a licence that adds them to its plan', { default: false, override: true }, 'strict'],
    ['a licence that takes them from its plan', { default: true, override: false }, 'plain'],
    ['a licence that leaves its plan as it is', { default: true, override: null }, 'strict'],
    ['a licence that does not name them', undefined, 'plain'],
  ])('follows %s', async (_what, rules, expected) => {
    expect(await rulesOf(licence(rules))).toBe(expected);
  });

  it('is the strict ones on Directus 11, which knows no licence', async () => {
    const missing = new DirectusApiError('GET /license: Route /license doesn’t exist. (404)', 404);
    expect(await rulesOf(api(() => Promise.reject(missing)))).toBe('strict');
  });

  it('is not guessed where Directus does not answer', async () => {
    const away = new DirectusApiError('GET /license: Directus does not answer');
    await expect(rulesOf(api(() => Promise.reject(away)))).rejects.toBe(away);
  });
});

describe('what editors may do', () => {
  const permissions = editorPermissions();
  const actions = (collection: string) =>
    permissions.filter((entry) => entry.collection === collection).map(({ action }) => action);

  it('is everything with content and files', () => {
    for (const collection of ['project_units', 'posts_translations', 'directus_files']) {
      expect(actions(collection)).toEqual(['create', 'read', 'update', 'delete']);
    }
  });

  it('is to archive what has a place of its own on the site, not to delete it', () => {
    for (const { collection, meta } of TABLES.filter((spec) => spec.meta.archive_field)) {
      if (collection === 'leads' || collection === 'builds') continue;
      expect([collection, meta.archive_field, actions(collection)]).toEqual([
        collection,
        'status',
        ['create', 'read', 'update'],
      ]);
    }
    expect(actions('settings')).toEqual(['create', 'read', 'update']);
  });

  it('is to change the fixed pages, not to make or delete one', () => {
    expect(actions('pages')).toEqual(['read', 'update']);
  });

  it('is to look at the history', () => {
    expect(actions('directus_revisions')).toEqual(['read']);
    expect(actions('directus_activity')).toEqual(['read']);
  });

  it('has nothing of what setup takes away', () => {
    for (const { collection, action } of WITHDRAWN)
      expect(actions(collection)).not.toContain(action);
    expect(WITHDRAWN).toContainEqual({
      policy: IDS.editorPolicy,
      collection: 'pages',
      action: 'create',
    });
  });

  it('is only to look at languages, and nothing with settings of the admin', () => {
    expect(actions('languages')).toEqual(['read']);
    expect(actions('directus_settings')).toEqual([]);
  });

  it('is to look after requests, not to make them up, and to see who could', () => {
    expect(actions('leads')).toEqual(['read', 'update', 'delete']);
    expect(actions('directus_users')).toEqual(['read', 'update']);
  });

  it('is to look at the dashboard', () => {
    expect(actions('directus_dashboards')).toEqual(['read']);
    expect(actions('directus_panels')).toEqual(['read']);
  });
});

describe('the dashboard of the requests', () => {
  const kinds = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `kind${index}`,
        { label: `Kind ${index}`, color: '#000000' },
      ]),
    );
  const cellsOf = ({ position_x: x, position_y: y, width, height }: Panel) =>
    Array.from({ length: width * height }, (_, index) =>
      [x + (index % width), y + Math.floor(index / width)].join(),
    );

  it.each([0, 1, 5, 6, 9])('puts no panel on another with %d kinds', (count) => {
    const cells = leadPanels(kinds(count)).flatMap(cellsOf);
    expect(new Set(cells).size).toBe(cells.length);
  });

  it.each([
    [5, 9],
    [6, 11],
    [8, 14],
  ])('has room for %i kinds in one panel, which then takes %i rows', (count, height) => {
    const byKind = leadPanels(kinds(count)).find(({ type }) => type === 'leads-by-kind');
    expect(byKind?.height).toBe(height);
  });

  it('has a panel for each kind, under an id that stays', () => {
    const [all, fewer] = [leadPanels(kinds(6)), leadPanels(kinds(5))];
    expect(all).toHaveLength(fewer.length + 1);
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(fewer.map(({ id }) => id)));
    for (const id of ids) {
      expect(id).toMatch(UUID);
      expect(isOwnPanel(id)).toBe(true);
    }
    expect(isOwnPanel(IDS.leadsDashboard)).toBe(false);
  });
});

describe('policies', () => {
  it('give no one of ours the rights of an administrator, and the build no admin at all', () => {
    expect(POLICIES.some(({ admin_access }) => admin_access)).toBe(false);
    expect(POLICIES.find(({ id }) => id === IDS.buildPolicy)?.app_access).toBe(false);
  });

  it('have ids in the shape Directus insists on', () => {
    for (const id of Object.values(IDS)) expect(id).toMatch(UUID);
    expect(new Set(Object.values(IDS)).size).toBe(Object.keys(IDS).length);
  });
});

describe('the columns of a list', () => {
  const { widths } = COLUMN_WIDTHS.tabular;
  /** Room beside both side bars of a window of 1280 pixels, with the boxes to tick, and to drag by. */
  const ROOM = { ticked: 575, dragged: 543 };
  /** Pixels from the first column to the end of one. */
  const upTo = (fields: readonly string[], last: string): number => {
    expect(fields).toContain(last);
    return fields
      .slice(0, fields.indexOf(last) + 1)
      .reduce((sum, field) => sum + widths[field as keyof typeof widths], 0);
  };
  const news = BOOKMARKS.find(({ bookmark }) => bookmark === '$t:News');

  it.each([
    ['projects', LIST_COLUMNS.projects.fields, 'sold', ROOM.dragged],
    ['sales', LIST_COLUMNS.sales.fields, 'valid_until', ROOM.ticked],
    ['posts', LIST_COLUMNS.posts.fields, 'kind', ROOM.ticked],
    ['news', news?.layout_query.tabular.fields ?? [], 'published_at', ROOM.ticked],
  ])('of %s fit up to what editors look for', (_, fields, last, room) => {
    expect(upTo(fields, last)).toBeLessThanOrEqual(room);
    // Directus hides the name of a narrower column.
    expect(widths[last as keyof typeof widths]).toBeGreaterThanOrEqual(106);
  });
});
