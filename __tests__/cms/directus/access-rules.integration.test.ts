import { IDS, visitorPermissions } from '../../../cms/access';
import { directusApi, type DirectusApi } from '../../../cms/scripts/api';
import { applyAccess } from '../../../cms/scripts/apply-access';
import { setupCms } from '../../../cms/scripts/setup-cms';
import {
  directusFetch,
  isDirectus12,
  startTestDirectus,
  type TestDirectus,
} from '../../support/directus';

const STARTUP_MS = 180_000;
const SLUG = 'not-yet-for-everybody';
const VISITOR_TOKEN = 'static-token-of-a-visitor';
/** Directus 11 has rules; the free licence of Directus 12 has none. */
const isStrict = !isDirectus12;
const itStrict = isStrict ? it : it.skip;
const itPlain = isStrict ? it.skip : it;

let cms: TestDirectus;
let admin: DirectusApi;
let file: string;
let visitor: string;

const status = async (path: string, token: string) =>
  (await directusFetch(cms.url, path, { token })).status;

async function rows(path: string, token: string): Promise<Record<string, unknown>[]> {
  const { json } = await directusFetch(cms.url, path, { token });
  return (json as { data?: Record<string, unknown>[] }).data ?? [];
}

async function graphql(query: string, token: string): Promise<unknown> {
  const { json } = await directusFetch(cms.url, '/graphql', {
    token,
    method: 'POST',
    body: { query },
  });
  return (json as { data: unknown }).data;
}

const access = () => ({ ...cms.env, demoEditor: false });

beforeAll(async () => {
  cms = await startTestDirectus();
  admin = directusApi(cms.url, cms.adminToken);
  const draft = await admin.call<{ id: number }>('POST', '/items/projects', {
    slug: SLUG,
    status: 'draft',
    type: 'villas',
    units: [{ name: 'A', kind: 'villa' }],
    translations: [{ languages_code: 'en', title: 'Not yet' }],
  });
  await admin.call('POST', '/items/sales', {
    slug: 'offer',
    status: 'published',
    valid_until: '2099-12-31',
    translations: [{ languages_code: 'en', title: 'Offer' }],
    projects: [{ projects_id: draft.id }],
  });
  const sent = new Blob(['I would like to work with you.'], { type: 'text/plain' });
  const { id } = await admin.upload<{ id: string }>({ folder: IDS.leadsFolder }, sent, 'cv.txt');
  file = id;
  const user = await admin.call<{ id: string }>('POST', '/users', {
    email: 'visitor@example.com',
    first_name: 'Olha',
    phone: '+380441234567',
    role: IDS.visitorRole,
    status: 'active',
    token: VISITOR_TOKEN,
  });
  visitor = user.id;
}, STARTUP_MS);

afterAll(() => cms?.stop());

it('setup says which rules it applied, and has nothing to change', async () => {
  const { rules, changes, warnings } = await setupCms({ ...cms.env, url: cms.url, demo: false });
  expect({ rules, changes, warnings }).toEqual({
    rules: isStrict ? 'strict' : 'plain',
    changes: [],
    warnings: [],
  });
});

describe('the site build', () => {
  const DRAFT = {
    'the item': `/items/projects?filter[slug][_eq]=${SLUG}`,
    'its texts': '/items/projects_translations?filter[title][_eq]=Not yet',
    'its types of homes': '/items/project_units?filter[name][_eq]=A',
    'its place in an offer': '/items/sales_projects',
  };

  it.each(Object.entries(DRAFT))('reads of a draft %s without rules alone', async (_what, path) => {
    expect(await rows(path, cms.buildToken)).toHaveLength(isStrict ? 0 : 1);
  });

  it('reads a published item, and nothing of a draft through it where there are rules', async () => {
    const query = '{ sales { slug projects { projects_id { slug } } } }';
    expect(await graphql(query, cms.buildToken)).toEqual({
      sales: [{ slug: 'offer', projects: isStrict ? [] : [{ projects_id: { slug: SLUG } }] }],
    });
  });

  it('is kept by rules from what visitors sent', async () => {
    const expected = isStrict ? 403 : 200;
    expect(await status(`/files/${file}`, cms.buildToken)).toBe(expected);
    expect(await status(`/assets/${file}`, cms.buildToken)).toBe(expected);
    const files = (await rows('/files?limit=-1', cms.buildToken)).map(({ id }) => id);
    expect(files).toContain(IDS.logo);
    expect(files.includes(file)).toBe(!isStrict);
  });
});

describe('the preview', () => {
  it('reads drafts in any case', async () => {
    const found = await rows(`/items/projects?filter[slug][_eq]=${SLUG}`, cms.env.previewToken);
    expect(found).toHaveLength(1);
  });

  it('is kept by rules from what visitors sent', async () => {
    const expected = isStrict ? 403 : 200;
    expect(await status(`/assets/${file}`, cms.env.previewToken)).toBe(expected);
  });
});

describe('a visitor', () => {
  it('reads the own profile by a rule; without, the id alone', async () => {
    const { json } = await directusFetch(cms.url, '/users/me', { token: VISITOR_TOKEN });
    const profile = {
      id: visitor,
      email: 'visitor@example.com',
      first_name: 'Olha',
      last_name: null,
      phone: '+380441234567',
      alternative_contact: null,
    };
    expect(json).toEqual({ data: isStrict ? profile : { id: visitor } });
  });

  it('reads nobody else, no content and no request, and changes nothing', async () => {
    const others = (await rows('/users', VISITOR_TOKEN)).filter(({ id }) => id !== visitor);
    expect(others).toEqual([]);
    expect(await status('/items/projects', VISITOR_TOKEN)).toBe(403);
    expect(await status('/items/leads', VISITOR_TOKEN)).toBe(403);
    const change = { token: VISITOR_TOKEN, method: 'PATCH', body: { first_name: 'Other' } };
    expect((await directusFetch(cms.url, '/users/me', change)).status).toBe(403);
  });
});

describe('a licence that is another than before', () => {
  /** The same Directus, with another answer about the licence. */
  const licensed = (hasRules: boolean): DirectusApi => ({
    ...admin,
    call: <T>(...[method, path, body]: Parameters<DirectusApi['call']>) =>
      path === '/license'
        ? Promise.resolve({
            entitlements: { custom_permission_rules_enabled: { default: hasRules } },
          } as T)
        : admin.call<T>(method, path, body),
  });
  const ofVisitors = () =>
    rows(`/permissions?filter[policy][_eq]=${IDS.visitorPolicy}`, cms.adminToken);

  itStrict('takes the rules away when they are gone, and the visitors’ permission', async () => {
    const { rules, changes } = await applyAccess(licensed(false), access());
    expect(rules).toBe('plain');
    expect(changes).toContain('permission read projects (Site build): rules');
    expect(changes).toContain('permission read directus_users (Visitor) removed');
    expect(await ofVisitors()).toEqual([]);
    expect(await status(`/assets/${file}`, cms.buildToken)).toBe(200);
  });

  itStrict('puts them back', async () => {
    const { rules } = await applyAccess(admin, access());
    expect(rules).toBe('strict');
    expect(await ofVisitors()).toMatchObject(
      visitorPermissions('strict').map(({ collection, fields }) => ({ collection, fields })),
    );
    expect(await status(`/assets/${file}`, cms.buildToken)).toBe(403);
  });

  itPlain('is asked first, since Directus refuses rules without one', async () => {
    await expect(applyAccess(licensed(true), access())).rejects.toMatchObject({
      status: 403,
      code: 'RESOURCE_RESTRICTED',
    });
    await setupCms({ ...cms.env, url: cms.url, demo: false });
    expect(await status('/items/projects', cms.buildToken)).toBe(200);
  });
});
