import {
  readEarlier,
  restore,
  type Client,
} from '../../../../cms/extensions/publishing/src/app/earlier-texts/client';
import { signIn } from '../../../../cms/scripts/api';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';

type Row = Record<string, unknown> & { id: number };

interface Answer {
  data?: Row;
  errors?: { message: string; extensions: { code: string; field?: string } }[];
}

let cms: TestDirectus;
let editor: string;

const call = async (method: string, path: string, body?: unknown, token = editor) => {
  const { status, json } = await directusFetch(cms.url, path, { token, method, body });
  return { status, ...(json as Answer | undefined) };
};
const asAdmin = (method: string, path: string, body?: unknown) =>
  call(method, path, body, cms.adminToken);
const rows = async (path: string) => (await call('GET', path)).data as unknown as Row[];
const first = async (path: string): Promise<Row> => {
  const [row] = await rows(path);
  if (row === undefined) throw new Error(`${path} has no items.`);
  return row;
};

/** Directus' client of the admin, as a person uses it. */
function apiOf(token: string): Client {
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await directusFetch(cms.url, path, { token, method, body });
    if (status >= 400) throw new Error(`${method} ${path}: ${status}`);
    return { data: json as never, headers: {} };
  };
  return {
    get: (path, { params = {} } = {}) => {
      const query = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value),
      ]);
      return send('GET', `${path}?${new URLSearchParams(query)}`);
    },
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  };
}

/** A piece of news as the form sends it, without a slug. */
const news = (title: string, language = 'en') => ({
  kind: 'news',
  published_at: '2026-01-01',
  translations: [{ languages_code: language, title }],
});

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
});

afterAll(() => cms?.stop());

describe('contacts', () => {
  it('are stored as the site needs them', async () => {
    const typed = { phone: '+38 (044) 555-99-88', telegram: '@amara_example' };
    expect((await call('PATCH', '/items/settings', typed)).data).toMatchObject({
      phone: '+380445559988',
      telegram: 'https://t.me/amara_example',
    });
    const query = 'mutation { update_settings(data: { phone: "0038 044 555 01 42" }) { phone } }';
    const answer = await call('POST', '/graphql', { query });
    expect(answer.data).toEqual({ update_settings: { phone: '+380445550142' } });
  });

  it('are refused where they lead elsewhere, with the hosts that would do', async () => {
    const { status, errors } = await call('PATCH', '/items/settings', {
      instagram: 'https://example.com/amara',
    });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'Instagram: "https://example.com/amara" is not an address there. It has to be one of: instagram.com.',
    ]);
  });
});

describe('numbers and lists', () => {
  it('are refused with the entry and what to write, and nothing is stored', async () => {
    const { id, homes } = await first('/items/projects?filter[homes][_nnull]=true&limit=1');
    const wrong = [{ number: '1', unit: 'A', status: 'available', outline: '10,20 30,20' }];
    const { status, errors } = await call('PATCH', `/items/projects/${id}`, { homes: wrong });
    expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'homes']);
    expect(errors?.[0]?.message).toContain('entry 1');
    expect((await first(`/items/projects?filter[id][_eq]=${id}`)).homes).toEqual(homes);
  });

  it('are refused inside of the item that they belong to, too', async () => {
    const { id } = await first('/items/projects?limit=1');
    const units = { create: [{ name: 'X', kind: 'villa', living_area: '3200,5' }] };
    const { status, errors } = await call('PATCH', `/items/projects/${id}`, { units });
    expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'living_area']);
  });

  it('take days in their order alone, also when one of them changes', async () => {
    const { data } = await call('POST', '/items/posts', {
      ...news('An event'),
      event_start: '2027-05-02',
      event_end: '2027-05-03',
    });
    const path = `/items/posts/${data?.id}`;
    expect((await call('PATCH', path, { event_end: '2027-05-01' })).status).toBe(400);
    expect((await call('PATCH', path, { event_start: '2027-05-04' })).status).toBe(400);
    expect((await call('PATCH', path, { event_start: '2027-05-03' })).status).toBe(200);
  });
});

describe('the fixed pages', () => {
  it('are neither made nor deleted nor renamed, but changed', async () => {
    const { id } = await first('/items/pages?filter[slug][_eq]=career');
    const path = `/items/pages/${id}`;
    expect((await call('POST', '/items/pages', { slug: 'faq' })).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(403);
    const { status, errors } = await call('PATCH', path, { slug: 'jobs' });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'Slug: The site knows this page as "career", so its name cannot be changed.',
    ]);
    expect((await asAdmin('PATCH', path, { slug: 'jobs' })).status).toBe(400);
    expect((await call('PATCH', path, { slug: 'career', image: null })).status).toBe(200);
  });
});

describe('a new item', () => {
  it('gets a slug of its title, another one where that is taken', async () => {
    const slugs = [];
    for (const item of [news('Ключі від Чангу', 'uk'), news('Ключі від Чангу', 'uk')]) {
      slugs.push((await call('POST', '/items/posts', item)).data?.slug);
    }
    const english = { slug: ' ', ...news('Early keys') };
    slugs.push((await call('POST', '/items/posts', english)).data?.slug);
    expect(slugs).toEqual(['klyuchi-vid-chanhu', 'klyuchi-vid-chanhu-2', 'early-keys']);
  });

  it('without a title and a slug is refused by the name of the field', async () => {
    const { status, errors } = await call('POST', '/items/posts', {
      kind: 'news',
      published_at: '2026-01-01',
    });
    expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'slug']);
  });

  it('is the last one of a list that is sorted by hand', async () => {
    const project = { slug: 'the-newest', type: 'villas' };
    expect((await call('POST', '/items/projects', project)).status).toBe(200);
    const sorted = await rows('/items/projects?sort=sort&fields=slug,sort&limit=-1');
    expect(sorted.at(-1)?.slug).toBe('the-newest');
  });
});

describe('what content uses', () => {
  const offerOf = async () => {
    const [use] = await rows(
      '/items/sales_projects?limit=1&fields=sales_id.id,sales_id.translations.title,projects_id.id,projects_id.image',
    );
    return use as unknown as {
      sales_id: { id: number };
      projects_id: { id: number; image: string };
    };
  };

  it('is named beside it', async () => {
    const { sales_id: sale, projects_id: project } = await offerOf();
    const uses = await rows(`/content/uses/projects/${project.id}`);
    expect(uses).toContainEqual(
      expect.objectContaining({ collection: 'sales', item: String(sale.id) }),
    );
    expect((await directusFetch(cms.url, `/content/uses/projects/${project.id}`, {})).status).toBe(
      403,
    );
    const build = { token: cms.buildToken };
    expect((await directusFetch(cms.url, '/content/uses/projects/1', build)).status).toBe(403);
    expect((await call('GET', '/content/uses/leads/1')).status).toBe(404);
  });

  it('is not deleted, whoever asks; the message names its users', async () => {
    const { projects_id: project } = await offerOf();
    expect((await call('DELETE', `/items/projects/${project.id}`)).status).toBe(400);
    const { status, errors } = await asAdmin('DELETE', `/items/projects/${project.id}`);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/^It cannot be deleted, because it is used by: .*offer “/);
  });

  it('is not archived, whoever asks, while those who use it are to be seen', async () => {
    const { projects_id: project } = await offerOf();
    const archive = { status: 'archived' };
    for (const path of [`/items/projects/${project.id}`, '/items/projects']) {
      const body = path.endsWith('projects') ? { keys: [project.id], data: archive } : archive;
      const { status, errors } = await call('PATCH', path, body);
      expect(status).toBe(400);
      expect(errors?.[0]?.message).toMatch(
        /^It cannot be archived while it is used: .*a draft\. Used by: .*offer “/,
      );
    }
    expect((await asAdmin('PATCH', `/items/projects/${project.id}`, archive)).status).toBe(400);
    const draft = { status: 'draft' };
    expect((await call('PATCH', `/items/projects/${project.id}`, draft)).status).toBe(200);
    const published = { status: 'published' };
    expect((await call('PATCH', `/items/projects/${project.id}`, published)).status).toBe(200);
  });

  it('is archived once only archived items and redirects lead to it', async () => {
    const published = { ...news('Leaving'), status: 'published' };
    const { data } = await call('POST', '/items/posts', published);
    const path = `/news/${String(data?.slug)}`;
    const body = `<p><a href="${path}">there</a></p>`;
    const item = {
      ...news('Pointing'),
      translations: [{ languages_code: 'en', title: 'P', body }],
    };
    const other = await call('POST', '/items/posts', item);
    await call('POST', '/items/redirects', { from_path: '/left', to_path: path, status_code: 301 });
    const archive = (id: unknown) => call('PATCH', `/items/posts/${id}`, { status: 'archived' });
    expect((await archive(data?.id)).errors?.[0]?.message).toBe(
      'It cannot be archived while it is used: take it out there first, or make it a draft. Used by: news “P”.',
    );
    expect((await archive(other.data?.id)).status).toBe(200);
    expect((await archive(data?.id)).status).toBe(200);
    // Saved once more, it is not leaving.
    await call('PATCH', `/items/posts/${other.data?.id}`, { status: 'draft' });
    expect((await archive(data?.id)).status).toBe(200);
  });

  it('is a picture as well, in a field, a gallery or a text', async () => {
    const { projects_id: project } = await offerOf();
    const { status, errors } = await call('DELETE', `/files/${project.image}`);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^It cannot be deleted, because it is used by: .*project “/),
    ]);
    expect((await call('GET', `/files/${project.image}`)).status).toBe(200);
  });

  it('is where a text or a redirect leads', async () => {
    const { data } = await call('POST', '/items/posts', { ...news('Linked'), status: 'published' });
    const body = `<p><a href="/ru/news/${String(data?.slug)}?a=b">there</a></p>`;
    const item = { ...news('Linking'), translations: [{ languages_code: 'en', title: 'L', body }] };
    const other = await call('POST', '/items/posts', item);
    expect(await rows(`/content/uses/posts/${data?.id}`)).toEqual([
      { collection: 'posts', item: String(other.data?.id), name: 'news “L”' },
    ]);
    expect((await asAdmin('DELETE', `/items/posts/${data?.id}`)).status).toBe(400);
    expect((await asAdmin('DELETE', '/items/posts', [data?.id, other.data?.id])).status).toBe(204);
  });
});

describe('the history', () => {
  it('of content is an editor’s to read and to restore', async () => {
    const { id, floors } = await first('/items/projects?limit=1');
    const before = Number(floors ?? 0);
    await call('PATCH', `/items/projects/${id}`, { floors: before + 1 });
    await call('PATCH', `/items/projects/${id}`, { floors: before + 2 });
    const filter = `filter[collection][_eq]=projects&filter[item][_eq]=${id}`;
    const [, previous] = await rows(`/revisions?${filter}&sort=-id&limit=2&fields=id,delta`);
    const reverted = await call('POST', `/utils/revert/${previous?.id}`);
    expect(reverted.status).toBe(204);
    expect((await first(`/items/projects?filter[id][_eq]=${id}`)).floors).toBe(before + 1);
  });

  it('has deleted translations with language and item, so that they come back', async () => {
    const created = await call('POST', '/items/posts', news('Kept for later', 'uk'));
    const post = created.data?.id ?? 0;
    const filter = `filter[posts_id][_eq]=${post}`;
    const [text] = await rows(`/items/posts_translations?${filter}`);
    const translations = { create: [], update: [], delete: [text?.id] };
    expect((await call('PATCH', `/items/posts/${post}`, { translations })).status).toBe(200);
    expect(await rows(`/items/posts_translations?${filter}`)).toEqual([]);
    const client = apiOf(editor);
    const item = { collection: 'posts', key: post };
    const [version] = await readEarlier(client, item);
    expect(version).toMatchObject({ language: 'uk', isDeleted: true, fields: ['title'] });
    if (version === undefined) throw new Error('There is no earlier text.');
    await restore(client, 'posts', version);
    expect(await rows(`/items/posts_translations?${filter}`)).toEqual([
      expect.objectContaining({ title: 'Kept for later', languages_code: 'uk', posts_id: post }),
    ]);
    // Once it is there again, it is changed and not doubled.
    await restore(client, 'posts', version);
    expect(await rows(`/items/posts_translations?${filter}`)).toHaveLength(1);
  });

  it('of users and of requests is not', async () => {
    await asAdmin('PATCH', '/users/me', { title: 'Administrator' });
    const all = async (path: string, token: string) =>
      (await call('GET', path, undefined, token)).data as unknown as { collection: string }[];
    for (const list of ['/revisions', '/activity']) {
      const path = `${list}?limit=-1&fields=collection`;
      const known = new Set((await all(path, cms.adminToken)).map(({ collection }) => collection));
      expect(known).toContain('directus_users');
      const shown = new Set((await all(path, editor)).map(({ collection }) => collection));
      expect(shown).toContain('projects');
      for (const hidden of ['directus_users', 'leads', 'builds', 'directus_settings']) {
        expect(shown).not.toContain(hidden);
      }
    }
  });

  it('is hidden from GraphQL, single reads and reverts, too', async () => {
    const [hidden] = (
      await call(
        'GET',
        '/revisions?filter[collection][_eq]=directus_users&limit=1',
        undefined,
        cms.adminToken,
      )
    ).data as unknown as Row[];
    expect((await call('GET', `/revisions/${hidden?.id}`)).status).toBe(403);
    expect((await call('POST', `/utils/revert/${hidden?.id}`)).status).toBe(403);
    const query = '{ revisions(filter: { collection: { _eq: "directus_users" } }) { id data } }';
    const answer = await call('POST', '/graphql/system', { query });
    expect(answer.data).toEqual({ revisions: [] });
  });
});
