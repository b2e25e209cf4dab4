import { IDS, LEADS_DASHBOARD, MODULE_BAR } from '../../cms/access';
import { EARLIER_MODULE_BAR } from '../../cms/access/module-bar';
import { setupCms } from '../../cms/scripts/setup-cms';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';

const STARTUP_MS = 180_000;

let cms: TestDirectus;

const asAdmin = async <T>(method: string, path: string, body?: unknown) => {
  const { status, json } = await directusFetch(cms.url, path, {
    method,
    token: cms.adminToken,
    body,
  });
  expect([method, path, status < 300]).toEqual([method, path, true]);
  return (json as { data: T } | undefined)?.data as T;
};
const setup = async () =>
  (await setupCms({ ...cms.env, url: cms.url, demo: true, seeded: cms.seeded })).changes;

/** Signs in as the admin does in a browser: the session is a cookie. */
async function session(email: string, password: string): Promise<string> {
  const response = await fetch(`${cms.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('the sign-in page', () => {
  it('shows name, logo, picture and whom to ask, to everybody', async () => {
    const { json } = await directusFetch(cms.url, '/server/info');
    const { project } = (json as { data: { project: { public_note: string } } }).data;
    expect(project).toMatchObject({
      project_name: 'Island Residences',
      project_logo: IDS.logo,
      public_background: { id: IDS.signInPicture },
    });
    for (const word of ['Forgotten', 'Забыли', 'Забули'])
      expect(project.public_note).toContain(word);
    for (const id of [IDS.logo, IDS.signInPicture]) {
      expect((await fetch(`${cms.url}/assets/${id}`)).status).toBe(200);
    }
  });

  it('leaves other files to those who are signed in', async () => {
    const [file] = await asAdmin<{ id: string }[]>(
      'GET',
      `/files?limit=1&fields=id&filter[folder][_eq]=${IDS.filesFolder}`,
    );
    expect((await fetch(`${cms.url}/assets/${file?.id}`)).status).toBe(403);
  });
});

describe('settings of the admin', () => {
  it('lead from the logo to the site, and from the question mark to the guide', async () => {
    const settings = await asAdmin<Record<string, unknown>>('GET', '/settings');
    expect(settings.project_url).toBe(cms.env.siteUrl);
    expect(JSON.stringify(settings.module_bar)).toContain('/publishing/guide');
  });

  it('are brought up to date where an earlier setup wrote them', async () => {
    await asAdmin('PATCH', '/settings', {
      module_bar: EARLIER_MODULE_BAR,
      project_descriptor: 'Content of the site',
      project_logo: null,
    });
    expect((await setup()).sort()).toEqual([
      'setting module_bar',
      'setting project_descriptor',
      'setting project_logo',
    ]);
    expect(await setup()).toEqual([]);
  });

  it('stay as an administrator chose them', async () => {
    const chosen = {
      module_bar: MODULE_BAR.slice(0, 3),
      project_descriptor: 'Of our own',
      project_url: 'https://example.com',
      public_note: 'Call Anna.',
    };
    await asAdmin('PATCH', '/settings', chosen);
    expect(await setup()).toEqual([]);
    expect(await asAdmin('GET', '/settings')).toMatchObject(chosen);
  });
});

describe('the names of dashboard, panels and folders', () => {
  interface Named {
    id: string;
    name: string;
  }
  const PATHS = ['/dashboards', '/panels?limit=-1', '/folders'];

  it('follow the language of a session of the admin', async () => {
    const [me] = await asAdmin<{ id: string }[]>(
      'GET',
      `/users?filter[email][_eq]=${cms.adminEmail}&fields=id`,
    );
    await asAdmin('PATCH', `/users/${me?.id}`, { language: 'uk-UA' });
    const cookie = await session(cms.adminEmail, cms.adminPassword);
    const names = await Promise.all(
      PATHS.map(async (path) => {
        const response = await fetch(`${cms.url}${path}`, { headers: { cookie } });
        return ((await response.json()) as { data: Named[] }).data.map(({ name }) => name);
      }),
    );
    expect(names[0]).toEqual(['Заявки']);
    expect(names[1]).toContain('Усі, за тижнями');
    expect(names[2]).toContain('Від відвідувачів');
  });

  it('are those of roles for an editor, whose bar has no list of users', async () => {
    const [me] = await asAdmin<{ id: string }[]>(
      'GET',
      `/users?filter[email][_eq]=${cms.editorEmail}&fields=id`,
    );
    await asAdmin('PATCH', `/users/${me?.id}`, { language: 'ru-RU' });
    await asAdmin('PATCH', '/settings', { module_bar: MODULE_BAR });
    const cookie = await session(cms.editorEmail, cms.editorPassword);
    const read = async <T>(path: string) =>
      ((await (await fetch(`${cms.url}${path}`, { headers: { cookie } })).json()) as { data: T })
        .data;
    expect(await read('/users/me?fields=role.name')).toEqual({ role: { name: 'Редактор' } });
    expect((await read<Named[]>('/roles')).map(({ name }) => name)).toEqual(['Редактор']);
    const { module_bar } = await read<{ module_bar: typeof MODULE_BAR }>('/settings');
    expect(module_bar.find(({ id }) => id === 'users')?.enabled).toBe(false);
    expect(module_bar.find(({ id }) => id === 'content')?.enabled).toBe(true);
    const { module_bar: stored } = await asAdmin<{ module_bar: typeof MODULE_BAR }>(
      'GET',
      '/settings',
    );
    expect(stored).toEqual(MODULE_BAR);
  });

  it('are stored in English, which setup and other clients read', async () => {
    const stored = await asAdmin<Named[]>('GET', '/dashboards');
    expect(stored.map(({ name }) => name)).toEqual([LEADS_DASHBOARD.name]);
    expect(await setup()).toEqual([]);
  });
});
