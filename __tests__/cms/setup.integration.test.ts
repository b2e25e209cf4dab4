import { IDS } from '../../cms/access';
import { CONTENT_TABLES, PRIVATE_COLLECTIONS, TABLES } from '../../cms/schema';
import { startDirectus } from '../../cms/scripts/directus-process';
import { isPortFree, portInUse } from '../../cms/scripts/ports';
import { setupCms } from '../../cms/scripts/setup-cms';
import { signIn } from '../../cms/scripts/api';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';
import { itOn12 } from '../support/it-on-12';

const STARTUP_MS = 180_000;
interface Items<T> {
  data: T;
}

let cms: TestDirectus;
let editorToken: string;

const as = (token?: string) => ({
  read: async <T>(path: string) => {
    const { status, json } = await directusFetch(cms.url, path, { token });
    return { status, data: (json as Items<T> | undefined)?.data as T, json };
  },
  send: (method: string, path: string, body?: unknown) =>
    directusFetch(cms.url, path, { token, method, body }),
});

const setupAgain = () => setupCms({ ...cms.env, url: cms.url, demo: true, seeded: cms.seeded });

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  editorToken = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('setup, run again', () => {
  it('changes nothing where everything is there', async () => {
    expect((await setupAgain()).changes).toEqual([]);
  });

  it('keeps what an editor changed, deleted and added', async () => {
    const editor = as(editorToken);
    const { data: news } = await editor.read<
      { id: number; slug: string; translations: { id: number }[] }[]
    >('/items/posts?filter[kind][_eq]=news&fields=id,slug,translations.id&sort=slug');
    const [changed, ...others] = news;
    // What content refers to cannot be deleted.
    const usesOf = ({ id }: { id: number }) => editor.read<object[]>(`/content/uses/posts/${id}`);
    const counts = await Promise.all(others.map(async (post) => (await usesOf(post)).data.length));
    const deleted = others.find((_post, index) => counts[index] === 0);
    if (!changed || !deleted) throw new Error('The demo content has fewer than two news.');
    const translation = changed.translations[0]?.id;
    await editor.send('PATCH', `/items/posts_translations/${translation}`, {
      title: 'By the editor',
    });
    await as(cms.adminToken).send('DELETE', `/items/posts/${deleted.id}`);
    await editor.send('POST', '/items/posts', {
      slug: 'added-by-the-editor',
      kind: 'news',
      published_at: '2026-01-01',
      translations: [{ languages_code: 'en', title: 'Added' }],
    });

    expect((await setupAgain()).changes).toEqual([]);

    const title = await editor.read<{ title: string }>(`/items/posts_translations/${translation}`);
    expect(title.data.title).toBe('By the editor');
    const slugs = (await editor.read<{ slug: string }[]>('/items/posts?limit=-1&fields=slug')).data;
    expect(slugs.map(({ slug }) => slug)).toContain('added-by-the-editor');
    expect(slugs.map(({ slug }) => slug)).not.toContain(deleted.slug);
  });

  it('repairs a field that lost its note and a build token that is another', async () => {
    const admin = as(cms.adminToken);
    await admin.send('PATCH', '/fields/projects/slug', { meta: { note: 'changed' } });
    const buildToken = 'another-token-for-the-build';
    const result = await setupCms({ ...cms.env, url: cms.url, demo: false, buildToken });
    expect(result.changes).toEqual(['field projects.slug: note', 'user build: token']);
    expect((await as(buildToken).read('/items/projects')).status).toBe(200);
    expect((await as(cms.buildToken).read('/items/projects')).status).toBe(401);
    await setupAgain();
    expect((await as(cms.buildToken).read('/items/projects')).status).toBe(200);
  });

  it('says what to do where the administrator has another password', async () => {
    await expect(
      setupCms({ ...cms.env, url: cms.url, demo: false, adminPassword: 'not-the-one' }),
    ).rejects.toThrow(
      `Directus at ${cms.url} refuses the sign-in of ${cms.adminEmail}: ADMIN_EMAIL or ADMIN_PASSWORD in cms/.env`,
    );
  });
});

describe('anonymous visitors', () => {
  it('read nothing', async () => {
    for (const { collection } of TABLES) {
      expect((await as().read(`/items/${collection}`)).status).toBe(403);
    }
    expect((await as().read('/files')).status).toBe(403);
    const file = (await as(cms.buildToken).read<{ id: string }[]>('/files?limit=1')).data[0]?.id;
    expect((await as().read(`/assets/${file}`)).status).toBe(403);
  });

  it('get a warning from setup when someone opened a collection to them', async () => {
    const admin = as(cms.adminToken);
    const { json } = await admin.send('POST', '/permissions', {
      policy: IDS.publicPolicy,
      collection: 'posts',
      action: 'read',
      permissions: {},
      fields: ['*'],
    });
    const { id } = (json as Items<{ id: number }>).data;
    expect((await setupAgain()).warnings).toEqual([
      expect.stringContaining('Everybody may read posts'),
    ]);
    await admin.send('DELETE', `/permissions/${id}`);
    expect((await setupAgain()).warnings).toEqual([]);
  });
});

describe('the site build', () => {
  it('reads every collection, and a file', async () => {
    const build = as(cms.buildToken);
    for (const { collection } of CONTENT_TABLES) {
      expect((await build.read(`/items/${collection}?limit=1`)).status).toBe(200);
    }
    for (const collection of PRIVATE_COLLECTIONS) {
      expect((await build.read(`/items/${collection}?limit=1`)).status).toBe(403);
    }
    const file = (await build.read<{ id: string }[]>('/files?limit=1')).data[0]?.id;
    expect((await build.read(`/assets/${file}`)).status).toBe(200);
  });

  it('cannot write, nor see users', async () => {
    const build = as(cms.buildToken);
    const project = (await build.read<{ id: number }[]>('/items/projects?limit=1')).data[0]?.id;
    expect((await build.send('PATCH', `/items/projects/${project}`, { sold: true })).status).toBe(
      403,
    );
    expect((await build.send('POST', '/items/redirects', {})).status).toBe(403);
    expect((await build.send('DELETE', `/items/projects/${project}`)).status).toBe(403);
    const users = await build.read<unknown[]>('/users');
    expect(users.data ?? []).toHaveLength(users.status === 200 ? 1 : 0);
  });

  it('has no way into the admin', async () => {
    const { data } = await as(cms.adminToken).read<{ email: string | null }>(
      `/users/${IDS.buildUser}`,
    );
    expect(data.email).toBeNull();
  });
});

describe('an editor', () => {
  it('publishes a project with texts, types and a picture', async () => {
    const editor = as(editorToken);
    const picture = (await editor.read<{ id: string }[]>('/files?limit=1')).data[0]?.id;
    const { status, json } = await editor.send('POST', '/items/projects', {
      slug: 'by-the-editor',
      status: 'published',
      type: 'villas',
      image: picture,
      gallery: [{ directus_files_id: picture, sort: 1 }],
      units: [{ name: 'A', kind: 'villa' }],
      translations: [{ languages_code: 'en', title: 'By the editor' }],
    });
    expect(status).toBe(200);
    const { id } = (json as Items<{ id: number }>).data;
    expect((await editor.send('DELETE', `/items/projects/${id}`)).status).toBe(403);
    expect(
      (await editor.send('PATCH', `/items/projects/${id}`, { status: 'archived' })).status,
    ).toBe(200);
    expect((await as(cms.adminToken).send('DELETE', `/items/projects/${id}`)).status).toBe(204);
    const orphans = await editor.read<unknown[]>(`/items/project_units?filter[project][_eq]=${id}`);
    expect(orphans.data).toEqual([]);
  });

  it.each([
    ['a slug with a space', { slug: 'two words' }, 'slug'],
    ['a Cyrillic slug', { slug: 'вилла' }, 'slug'],
    ['a slug with a slash', { slug: 'a/b' }, 'slug'],
    ['no slug', { slug: undefined }, 'slug'],
    ['an unknown type', { type: 'castle' }, 'type'],
    ['a negative price', { price_completed: -1 }, 'price_completed'],
    ['a latitude off the globe', { latitude: 91 }, 'latitude'],
  ])('is refused %s, with the name of the field', async (_what, wrong, field) => {
    const { status, json } = await as(editorToken).send('POST', '/items/projects', {
      slug: 'fine',
      type: 'villas',
      ...wrong,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(`"field":"${field}"`);
  });

  it('is refused a second item with the same slug', async () => {
    const editor = as(editorToken);
    const slug = (await editor.read<{ slug: string }[]>('/items/projects?limit=1')).data[0]?.slug;
    const { status, json } = await editor.send('POST', '/items/projects', { slug, type: 'villas' });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('RECORD_NOT_UNIQUE');
  });

  it('sees the change of a translation by its date', async () => {
    const editor = as(editorToken);
    const [row] = (
      await editor.read<{ id: number; date_updated: string | null }[]>(
        '/items/vacancies_translations?limit=1&fields=id,date_updated',
      )
    ).data;
    expect(row?.date_updated).toBeNull();
    await editor.send('PATCH', `/items/vacancies_translations/${row?.id}`, { place: 'Elsewhere' });
    const after = await editor.read<{ date_updated: string }>(
      `/items/vacancies_translations/${row?.id}`,
    );
    expect(after.data.date_updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('changes neither settings of the admin, nor users, nor the schema', async () => {
    const editor = as(editorToken);
    expect((await editor.send('PATCH', '/settings', { project_name: 'Mine' })).status).toBe(403);
    expect((await editor.send('POST', '/users', { email: 'x@example.com' })).status).toBe(403);
    expect((await editor.send('DELETE', '/collections/projects')).status).toBe(403);
  });

  it('finds news, articles and docs as bookmarks', async () => {
    const { data } = await as(editorToken).read<{ bookmark: string | null }[]>(
      '/presets?filter[collection][_eq]=posts&fields=bookmark',
    );
    expect(data.map(({ bookmark }) => bookmark)).toEqual(
      expect.arrayContaining(['$t:Articles', '$t:Docs', '$t:News']),
    );
  });
});

describe('a second Directus', () => {
  it('does not start on a port that is taken', async () => {
    const port = Number(new URL(cms.url).port);
    await expect(startDirectus({ cmsEnv: cms.env, port })).rejects.toThrow(portInUse(port));
  });

  it('is stopped completely, and answers before that', async () => {
    const other = await startTestDirectus({ demo: true });
    const port = Number(new URL(other.url).port);
    expect(await isPortFree(port)).toBe(false);
    expect((await directusFetch(other.url, '/users/me', { token: other.adminToken })).status).toBe(
      200,
    );
    await other.stop();
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('the database', () => {
  itOn12('stays within the free licence', async () => {
    const { data } = await as(cms.adminToken).read<{ usage: Record<string, number> }>('/license');
    expect(data.usage.collections).toBe(TABLES.length);
    expect(data.usage.collections).toBeLessThanOrEqual(25);
    expect(data.usage.seats).toBeLessThanOrEqual(3);
    expect(data.usage.flows).toBeLessThanOrEqual(5);
  });

  it('answers the demo content through GraphQL as it was written', async () => {
    const { json } = await as(cms.buildToken).send('POST', '/graphql', {
      query: `{
        projects(limit: -1, filter: { status: { _eq: "published" } }) {
          slug
          area { slug }
          units(limit: -1) { name }
          forecast(limit: -1) { scenario }
          gallery(limit: -1) { directus_files_id { alt_en is_visualisation } }
          translations(limit: -1) { languages_code { code } title }
        }
        settings { translations { company_name } }
      }`,
    });
    const { projects, settings } = (
      json as Items<{
        projects: {
          area: { slug: string };
          units: unknown[];
          gallery: { directus_files_id: { alt_en: string } }[];
          translations: { title: string }[];
        }[];
        settings: { translations: { company_name: string }[] };
      }>
    ).data;
    expect(projects.length).toBeGreaterThanOrEqual(6);
    expect(new Set(projects.map(({ area }) => area.slug)).size).toBeGreaterThanOrEqual(3);
    for (const { units } of projects) expect(units.length).toBeGreaterThanOrEqual(3);
    expect(projects.flatMap(({ gallery }) => gallery)[0]?.directus_files_id.alt_en).toBeTruthy();
    expect(settings.translations).toHaveLength(3);
  });
});
