import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { IDS } from '../../../../cms/access/ids';
import { CONTENT_MODEL } from '../../../../src/config/content-model';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';
import { makeOptions } from '../../../../plugins/gatsby-source-directus/__tests__/factories';
import {
  fakeGatsby,
  type Panic,
} from '../../../../plugins/gatsby-source-directus/__tests__/fake-gatsby';

let directus: TestDirectus;
let site: string;
let gatsby: ReturnType<typeof fakeGatsby>;

const options = (changes: Parameters<typeof makeOptions>[0] = {}) =>
  makeOptions({ url: directus.url, token: directus.buildToken, types: CONTENT_MODEL, ...changes });
const run = () => gatsby.run(options());

async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const { status, json } = await directusFetch(directus.url, address, {
    token: directus.adminToken,
    method,
    body,
  });
  if (status >= 400) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(json)}`);
  return (json as { data: T } | undefined)?.data as T;
}

async function upload(name: string, bytes: Buffer, id?: string): Promise<string> {
  const form = new FormData();
  if (id === undefined) form.set('alt_en', `Alt ${name}`);
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${directus.url}/files${id ? `/${id}` : ''}`, {
    method: id ? 'PATCH' : 'POST',
    headers: { Authorization: `Bearer ${directus.adminToken}` },
    body: form,
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

const picture = (color: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const texts = (values: Record<string, object>) =>
  Object.entries(values).map(([languages_code, row]) => ({ languages_code, ...row }));

const LOCALE_CODES = ['en', 'ru', 'ua'];
const ids = (type: string, key: string | number) =>
  LOCALE_CODES.map((code) => `${type}:${key}:${code}`);

async function panicOf(promise: Promise<unknown>): Promise<Panic> {
  return promise.then(
    () => {
      throw new Error('did not stop');
    },
    (error: Panic) => error,
  );
}

beforeAll(async () => {
  directus = await startTestDirectus();
  site = await mkdtemp(path.join(tmpdir(), 'source-test-'));
  gatsby = fakeGatsby(site);
});

afterAll(async () => {
  await directus?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

describe('an empty CMS', () => {
  it('makes no node and no fuss', async () => {
    const { created, warnings, queries } = await run();
    expect([created, warnings]).toEqual([[], []]);
    expect(new Set(queries)).toEqual(new Set(['Fingerprints']));
  });
});

describe('what stops the build', () => {
  it('a wrong token, which is not repeated', async () => {
    const panic = await panicOf(gatsby.run(options({ token: 'not-the-token' })));
    expect(panic.id).toBe('10003');
    expect(panic.message).toContain(directus.url);
    expect(panic.message).not.toContain('not-the-token');
  });

  it('an address where nothing answers', async () => {
    const panic = await panicOf(gatsby.run(options({ url: 'http://127.0.0.1:9' })));
    expect(panic.id).toBe('10001');
    expect(panic.message).toContain('http://127.0.0.1:9');
  });

  it('an address that is not the one of Directus itself', async () => {
    const panic = await panicOf(gatsby.run(options({ url: `${directus.url}/admin` })));
    expect(panic.id).toBe('10007');
  });

  it('a CMS without the collections of the model', async () => {
    const types = [{ name: 'Ship', collection: 'ships', description: 'x', fields: {} }];
    const panic = await panicOf(gatsby.run(options({ types })));
    expect(panic.id).toBe('10005');
    expect(panic.message).toContain('ships');
    expect(panic.message).toContain('npm run cms:setup');
  });

  it('a field that the CMS does not have', async () => {
    const fields = { masts: { type: 'Int', description: 'x' } } as const;
    const types = [
      { name: 'Area', collection: 'areas', description: 'x', sort: ['masts'], fields },
    ];
    const panic = await panicOf(gatsby.run(options({ types })));
    expect(panic.id).toBe('10006');
    expect(panic.message).toContain('masts');
  });

  it('a permission that is missing, the collection named', async () => {
    const rule = { policy: IDS.buildPolicy, collection: 'sales', action: 'read' };
    const filter = Object.entries(rule).map(([key, value]) => `filter[${key}][_eq]=${value}`);
    const [permission] = await call<{ id: number }[]>('GET', `/permissions?${filter.join('&')}`);
    await call('DELETE', `/permissions/${permission?.id}`);
    try {
      const panic = await panicOf(run());
      expect(panic.id).toBe('10004');
      expect(panic.message).toContain('- sales');
      expect(panic.message).not.toContain('- projects');
    } finally {
      await call('POST', '/permissions', { ...rule, permissions: {}, fields: ['*'] });
    }
  });
});

describe('content', () => {
  const file: Record<'cover' | 'first' | 'second' | 'text' | 'pdf', string> = {
    cover: '',
    first: '',
    second: '',
    text: '',
    pdf: '',
  };
  const item: Record<'area' | 'shown' | 'draft' | 'sale' | 'unit' | 'news', number> = {
    area: 0,
    shown: 0,
    draft: 0,
    sale: 0,
    unit: 0,
    news: 0,
  };
  const make = async (collection: string, body: object) =>
    (await call<{ id: number }>('POST', `/items/${collection}`, body)).id;

  it('becomes a node for each item and locale, drafts nowhere', async () => {
    file.cover = await upload('cover.jpg', await picture('#aa0000'));
    file.first = await upload('first.jpg', await picture('#00aa00'));
    file.second = await upload('second.jpg', await picture('#0000aa'));
    file.text = await upload('text.jpg', await picture('#aaaa00'));
    file.pdf = await upload('plan.pdf', Buffer.from('%PDF-1.4'));
    item.area = await make('areas', {
      status: 'published',
      slug: 'north',
      translations: texts({ en: { name: 'North' }, uk: { name: 'Північ' } }),
    });
    const project = { type: 'villas', sold: false, prices_include_taxes: true, area: item.area };
    item.shown = await make('projects', {
      ...project,
      status: 'published',
      slug: 'shown',
      image: file.cover,
      presentation: file.pdf,
      gallery: [
        { directus_files_id: file.first, sort: 1 },
        { directus_files_id: file.second, sort: 2 },
      ],
      translations: texts({
        en: {
          title: 'Shown',
          body: `<p>a<script>x</script><img src="${directus.url}/assets/${file.text}"></p>`,
        },
        uk: { title: 'Показаний' },
      }),
    });
    item.draft = await make('projects', {
      ...project,
      status: 'draft',
      slug: 'draft',
      translations: texts({ en: { title: 'Draft' } }),
    });
    item.unit = await make('project_units', {
      project: item.shown,
      name: 'A',
      kind: 'villa',
      sold: false,
    });
    await make('project_units', { project: item.draft, name: 'B', kind: 'villa', sold: false });
    item.sale = await make('sales', {
      status: 'published',
      slug: 'sale',
      valid_until: '2030-01-01',
      projects: [
        { projects_id: item.draft, sort: 1 },
        { projects_id: item.shown, sort: 2 },
      ],
      translations: texts({ en: { title: 'Sale' } }),
    });
    item.news = await make('posts', {
      status: 'published',
      kind: 'news',
      slug: 'news',
      published_at: '2026-01-01',
      translations: texts({ en: { title: 'News' } }),
    });
    await make('posts', {
      status: 'published',
      kind: 'doc',
      slug: 'privacy',
      published_at: '2026-01-01',
      translations: texts({ en: { title: 'Privacy' } }),
    });
    await call('PATCH', '/items/settings', {
      phone: '+380445550142',
      translations: texts({ en: { company_name: 'Us' } }),
    });

    const { warnings, downloads } = await run();
    expect(warnings).toEqual([]);
    expect(downloads).toBe(5);
    expect(gatsby.ids()).toEqual(
      [
        ...ids('Area', item.area),
        ...ids('Project', item.shown),
        `ProjectUnit:${item.unit}`,
        ...ids('Sale', item.sale),
        ...ids('News', item.news),
        ...ids('Doc', item.news + 1),
        ...ids('SiteSettings', 'settings'),
      ].sort(),
    );
  });

  it('is complete, in the language of its locale, and links to what is shown', () => {
    expect(gatsby.node(`Project:${item.shown}:ua`)).toMatchObject({
      slug: 'shown',
      locale: 'ua',
      contentLocale: 'ua',
      isFallback: false,
      fallbackFields: ['body'],
      fallbackLocales: ['en'],
      translatedLocales: ['en'],
      title: 'Показаний',
      body: `<p>a<img data-asset="${file.text}" alt="" loading="lazy" decoding="async" /></p>`,
      area: `Area:${item.area}:ua`,
      units: [`ProjectUnit:${item.unit}`],
      image: { fileId: file.cover, alt: 'Alt cover.jpg', width: 60, height: 40 },
      gallery: [{ fileId: file.first }, { fileId: file.second }],
      presentation: { name: 'plan.pdf', size: 8 },
      richTextImages: { [file.text]: { fileId: file.text } },
    });
    expect(gatsby.node(`Project:${item.shown}:ru`)).toMatchObject({
      contentLocale: 'en',
      isFallback: true,
    });
    expect(gatsby.node(`Sale:${item.sale}:ru`)?.projects).toEqual([`Project:${item.shown}:ru`]);
    expect(gatsby.node(`Area:${item.area}:en`)?.projects).toEqual([`Project:${item.shown}:en`]);
  });

  it('is not fetched again when nothing changed', async () => {
    const { created, deleted, queries, downloads } = await run();
    expect([created, deleted, downloads]).toEqual([[], [], 0]);
    expect(queries).not.toContain('Items');
    expect(queries.filter((name) => name === 'Fingerprints')).toHaveLength(
      new Set(CONTENT_MODEL.map(({ collection }) => collection)).size,
    );
  });

  it('changes in one node only when one language is edited', async () => {
    const [row] = await call<{ id: number }[]>(
      'GET',
      `/items/projects_translations?filter[projects_id][_eq]=${item.shown}&filter[languages_code][_eq]=uk`,
    );
    const translations = { update: [{ id: row?.id, title: 'Новий' }], create: [], delete: [] };
    await call('PATCH', `/items/projects/${item.shown}`, { translations });
    const { created, deleted, queries } = await run();
    expect([created, deleted]).toEqual([[`Project:${item.shown}:ua`], []]);
    expect(queries.filter((name) => name === 'Items')).toHaveLength(1);
    expect(gatsby.node(`Project:${item.shown}:ua`)?.title).toBe('Новий');
  });

  it('takes its translation back when that is deleted', async () => {
    await call('PATCH', `/items/areas/${item.area}`, {
      translations: texts({ en: { name: 'North' }, ru: { name: 'Север' } }),
    });
    await run();
    expect(gatsby.node(`Area:${item.area}:ru`)).toMatchObject({
      contentLocale: 'ru',
      name: 'Север',
    });
    expect(gatsby.node(`Area:${item.area}:ua`)).toMatchObject({
      contentLocale: 'en',
      translatedLocales: ['en', 'ru'],
    });
  });

  it('follows a gallery that was put in another order', async () => {
    const rows = await call<{ id: number; sort: number }[]>(
      'GET',
      '/items/projects_files?sort=sort',
    );
    await call('PATCH', `/items/projects/${item.shown}`, {
      gallery: {
        update: rows.map(({ id, sort }) => ({ id, sort: 3 - sort })),
        create: [],
        delete: [],
      },
    });
    const { created, downloads } = await run();
    expect([created, downloads]).toEqual([ids('Project', item.shown), 0]);
    expect(gatsby.node(`Project:${item.shown}:en`)?.gallery).toMatchObject([
      { fileId: file.second },
      { fileId: file.first },
    ]);
  });

  it('follows a file that was replaced, in a field and in a text', async () => {
    const version = () =>
      (gatsby.node(`Project:${item.shown}:en`)?.image as { version: string }).version;
    const before = version();
    await upload('cover.jpg', await picture('#123456', 80), file.cover);
    await upload('text.jpg', await picture('#654321', 80), file.text);
    const { created, downloads } = await run();
    expect([created, downloads]).toEqual([ids('Project', item.shown), 2]);
    expect(version()).not.toBe(before);
    expect(gatsby.node(`Project:${item.shown}:en`)).toMatchObject({
      image: { width: 80 },
      richTextImages: { [file.text]: { width: 80 } },
    });
  });

  it('warns of a file that is no picture on every build, and goes on without it', async () => {
    await upload('cover.jpg', Buffer.from('not a picture'), file.cover);
    for (const attempt of ['first', 'second']) {
      const { warnings, downloads } = await run();
      expect([attempt, warnings]).toEqual([
        attempt,
        [
          `Project ${item.shown} (${directus.url}/admin/content/projects/${item.shown}): ` +
            `image: the file "cover.jpg" (${file.cover}) is not an image, or a broken one.`,
        ],
      ]);
      expect(downloads).toBe(attempt === 'first' ? 1 : 0);
    }
    expect(gatsby.node(`Project:${item.shown}:en`)?.image).toBeNull();
    await upload('cover.jpg', await picture('#999999'), file.cover);
    expect((await run()).warnings).toEqual([]);
  });

  it('downloads what the media cache lost', async () => {
    await rm(path.join(site, '.media-cache'), { recursive: true });
    const { created, downloads } = await run();
    expect([created, downloads]).toEqual([[], 5]);
  });

  it('is published with everything that waited for it, the list in its place among the others', async () => {
    await call('PATCH', `/items/projects/${item.draft}`, { status: 'published', sort: -1 });
    const { created } = await run();
    expect(created).toEqual(
      [
        ...ids('Project', item.draft),
        `ProjectUnit:${item.unit + 1}`,
        ...ids('Sale', item.sale),
        ...ids('Area', item.area),
      ].sort(),
    );
    const order = (key: number) => Number(gatsby.node(`Project:${key}:en`)?.order);
    expect(order(item.draft)).toBeLessThan(order(item.shown));
    expect(gatsby.node(`Sale:${item.sale}:en`)?.projects).toEqual([
      `Project:${item.draft}:en`,
      `Project:${item.shown}:en`,
    ]);
  });

  it('goes with everything that depends on it when it becomes a draft', async () => {
    await call('PATCH', `/items/projects/${item.shown}`, { status: 'draft' });
    const { created, deleted } = await run();
    expect(deleted).toEqual([...ids('Project', item.shown), `ProjectUnit:${item.unit}`].sort());
    expect(created).toEqual([...ids('Area', item.area), ...ids('Sale', item.sale)].sort());
    expect(gatsby.node(`Sale:${item.sale}:en`)?.projects).toEqual([`Project:${item.draft}:en`]);
  });

  it('comes and goes at its moments, though nothing is saved then, also in what names it', async () => {
    const from = Date.now() + 3_600_000;
    const until = from + 3_600_000;
    const save = (change: object) => call('PATCH', `/items/projects/${item.shown}`, change);
    const [publish_at, unpublish_at] = [from, until].map((at) => new Date(at).toISOString());
    await save({ status: 'published', publish_at, unpublish_at });
    const clock = jest.spyOn(Date, 'now');
    const runAt = (moment: number) => {
      clock.mockReturnValue(moment);
      return run();
    };
    const ofSale = () => gatsby.node(`Sale:${item.sale}:en`)?.projects;
    const named = [...ids('Area', item.area), ...ids('Sale', item.sale)];
    const own = [...ids('Project', item.shown), `ProjectUnit:${item.unit}`];
    try {
      expect((await runAt(from - 1)).created).toEqual([]);
      expect(ofSale()).toEqual([`Project:${item.draft}:en`]);

      expect((await runAt(from)).created).toEqual([...own, ...named].sort());
      expect(ofSale()).toEqual([`Project:${item.draft}:en`, `Project:${item.shown}:en`]);
      expect(await runAt(until - 1)).toMatchObject({
        created: [],
        queries: expect.not.arrayContaining(['Items']),
      });

      const { created, deleted } = await runAt(until);
      expect([created, deleted]).toEqual([named.sort(), own.sort()]);
      expect(ofSale()).toEqual([`Project:${item.draft}:en`]);
    } finally {
      clock.mockRestore();
      await save({ status: 'draft', publish_at: null, unpublish_at: null });
    }
  });

  it('goes when it is deleted', async () => {
    await call('DELETE', `/items/posts/${item.news}`);
    const { created, deleted } = await run();
    expect([created, deleted]).toEqual([[], ids('News', item.news)]);
  });

  it('is written again where a build died before its pages, so that no edit is lost', async () => {
    await call('PATCH', `/items/areas/${item.area}`, { beach_minutes: 7 });
    const first = await gatsby.run(options(), { dies: true });
    const second = await gatsby.run(options(), { dies: true });
    const third = await run();
    expect([first.created, second.created, third.created]).toEqual(
      [1, 2, 3].map(() => ids('Area', item.area)),
    );
    expect(third.queries).not.toContain('Items');
    expect((await run()).created).toEqual([]);
    await call('PATCH', `/items/areas/${item.area}`, { beach_minutes: 8 });
    expect((await run()).created).toEqual(ids('Area', item.area));
    expect((await run()).created).toEqual([]);
  });

  it('is missed in the lists of its type where a build died after it went', async () => {
    const post = { status: 'published', published_at: '2026-01-01' };
    const makePost = (kind: string, slug: string) =>
      make('posts', { ...post, kind, slug, translations: texts({ en: { title: slug } }) });
    const articles = [await makePost('article', 'a1'), await makePost('article', 'a2')];
    const news = await makePost('news', 'last');
    await run();
    await call('DELETE', '/items/posts', [articles[0], news]);
    await gatsby.run(options(), { dies: true });
    const { created, deleted } = await run();
    expect(created).toEqual([`Article:${articles[1]}:en`, 'News:none']);
    expect(deleted).toEqual(['News:none']);
    expect(await run()).toMatchObject({ created: [], deleted: [] });
  });

  it('is left out with a warning where no language has its title', async () => {
    const id = await make('posts', {
      status: 'published',
      kind: 'news',
      slug: 'untitled',
      published_at: '2026-01-01',
    });
    const { created, warnings } = await run();
    expect([created, warnings]).toEqual([
      [],
      [
        `News ${id} (${directus.url}/admin/content/posts/${id}) is left out: it has no title in any language.`,
      ],
    ]);
    await call('DELETE', `/items/posts/${id}`);
  });

  it('is read on where Directus gives fewer rows than there are, and complete', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'source-test-'));
    const made = await call<{ id: number }[]>(
      'POST',
      '/items/posts',
      Array.from({ length: 30 }, (_, index) => ({
        status: 'published',
        kind: 'news',
        slug: `many-${index}`,
        published_at: '2026-01-01',
        translations: texts({ en: { title: `Many ${index}` } }),
      })),
    );
    // Directus with QUERY_LIMIT_MAX=12, as its own `sanitizeQuery` cuts: lists at any level.
    await directus.kill();
    await directus.start({ QUERY_LIMIT_MAX: '12' });
    try {
      const limited = fakeGatsby(other);
      await limited.run(options());
      expect(limited.ids().filter((id) => id.startsWith('News:'))).toHaveLength(3 * made.length);
    } finally {
      await directus.kill();
      await directus.start();
      await rm(other, { recursive: true, force: true });
    }
  });

  it('stops the build when most of it is gone at once, unless that is allowed', async () => {
    await run();
    const news = (
      await call<{ id: number }[]>('GET', '/items/posts?limit=-1&fields=id&filter[kind][_eq]=news')
    ).map(({ id }) => id);
    await call('DELETE', '/items/posts', news);
    const before = gatsby.ids();
    const panic = await panicOf(run());
    expect([panic.id, gatsby.ids()]).toEqual(['10016', before]);
    expect(panic.message).toContain(`News: 0, before ${news.length}`);
    gatsby.cache.clear();
    expect((await panicOf(run())).id).toBe('10016');
    const { deleted } = await gatsby.run(options({ allowMassDeletion: true }));
    expect(deleted).toHaveLength(3 * news.length);
    expect(gatsby.ids().some((id) => id.startsWith('News:'))).toBe(false);
    expect((await run()).deleted).toEqual([]);
  });

  it('stays whole when Gatsby’s cache is lost', async () => {
    gatsby.cache.clear();
    const before = gatsby.ids();
    const { created, deleted } = await run();
    expect([created, deleted, gatsby.ids()]).toEqual([[], [], before]);
  });

  it('leaves nodes and cache as they were when Directus fails', async () => {
    const before = gatsby.ids();
    await panicOf(gatsby.run(options({ token: 'wrong' })));
    expect(gatsby.ids()).toEqual(before);
  });
});
