import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_MODEL } from '../../../../../src/config/content-model';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../../support/directus';
import { makeOptions } from '../../../../../plugins/gatsby-source-directus/__tests__/factories';
import { fakeGatsby } from '../../../../../plugins/gatsby-source-directus/__tests__/fake-gatsby';

const STARTUP_MS = 180_000;

let directus: TestDirectus;
let site: string;
let gatsby: ReturnType<typeof fakeGatsby>;

const run = () =>
  gatsby.run(
    makeOptions({
      url: directus.url,
      token: directus.env.previewToken,
      types: CONTENT_MODEL,
      statuses: ['published', 'draft'],
      versions: ['draft'],
      allowMassDeletion: true,
    }),
  );

async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const { status, json } = await directusFetch(directus.url, address, {
    token: directus.adminToken,
    method,
    body,
  });
  if (status >= 400) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(json)}`);
  return (json as { data: T } | undefined)?.data as T;
}

const make = async (collection: string, body: object) =>
  (await call<{ id: number }>('POST', `/items/${collection}`, body)).id;

async function makeVersion(collection: string, item: number, delta: object): Promise<string> {
  await call('PATCH', `/collections/${collection}`, { meta: { versioning: true } });
  const version = { key: 'draft', collection, item: String(item) };
  const { id } = await call<{ id: string }>('POST', '/versions', version);
  await call('POST', `/versions/${id}/save`, delta);
  return id;
}

beforeAll(async () => {
  directus = await startTestDirectus();
  site = await mkdtemp(path.join(tmpdir(), 'versions-test-'));
  gatsby = fakeGatsby(site);
}, STARTUP_MS);

afterAll(async () => {
  await directus?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

it('a draft and a version are nodes of a preview, and go with what made them', async () => {
  const news = { kind: 'news', published_at: '2026-01-02' };
  const draft = await make('posts', {
    ...news,
    slug: 'draft',
    status: 'draft',
    translations: [{ languages_code: 'en', title: 'Draft' }],
  });
  const live = await make('posts', {
    ...news,
    slug: 'live',
    status: 'published',
    translations: [{ languages_code: 'en', title: 'Live' }],
  });
  const [row] = await call<{ id: number }[]>(
    'GET',
    `/items/posts_translations?filter[posts_id][_eq]=${live}&fields=id`,
  );
  const version = await makeVersion('posts', live, {
    slug: 'renamed',
    translations: {
      create: [{ languages_code: { code: 'uk' }, title: 'Оновлено' }],
      update: [{ id: row?.id, title: 'Changed' }],
      delete: [],
    },
  });
  await run();
  expect(gatsby.node(`News:${draft}:ru`)).toMatchObject({
    title: 'Draft',
    draft: { status: 'draft', version: null },
  });
  expect(gatsby.node(`News:${live}:en`)).toMatchObject({
    title: 'Changed',
    slug: 'renamed',
    draft: { status: 'published', version: 'draft' },
  });
  expect(gatsby.node(`News:${live}:ua`)).toMatchObject({ title: 'Оновлено', isFallback: false });

  const again = await run();
  expect([again.created, again.deleted]).toEqual([[], []]);

  await call('DELETE', `/versions/${version}`);
  const without = await run();
  expect(without.created).toEqual(['en', 'ru', 'ua'].map((code) => `News:${live}:${code}`));
  expect(gatsby.node(`News:${live}:en`)).toMatchObject({ title: 'Live', slug: 'live' });
  expect(gatsby.node(`News:${live}:ua`)).toMatchObject({ title: 'Live', isFallback: true });
  expect(gatsby.node(`News:${live}:en`)?.draft).toBeUndefined();
});

it('what is edited inside of an item comes with its version', async () => {
  const area = await make('areas', {
    status: 'published',
    slug: 'north',
    translations: [{ languages_code: 'en', name: 'North' }],
  });
  const project = await make('projects', {
    slug: 'shown',
    status: 'published',
    type: 'villas',
    area,
    translations: [{ languages_code: 'en', title: 'Shown' }],
    units: [{ name: 'A', kind: 'villa', price_completed: 100 }],
  });
  const [unit] = await call<{ id: number }[]>('GET', '/items/project_units?fields=id');
  await makeVersion('projects', project, {
    units: {
      create: [{ name: 'B', kind: 'villa' }],
      update: [{ id: unit?.id, price_completed: 200 }],
      delete: [],
    },
  });
  await run();
  expect(gatsby.node(`ProjectUnit:${unit?.id}`)).toMatchObject({ priceCompleted: 200 });
  expect(gatsby.node(`Project:${project}:en`)?.units).toEqual([
    `ProjectUnit:${unit?.id}`,
    `ProjectUnit:${project}-new-2`,
  ]);
  const { json } = await directusFetch(directus.url, `/items/project_units/${unit?.id}`, {
    token: directus.adminToken,
  });
  expect((json as { data: object }).data).toMatchObject({ price_completed: 100 });
});

it('a version that Directus cannot apply shows what it can of it', async () => {
  const id = await make('vacancies', {
    slug: 'builder',
    status: 'published',
    employment: 'full_time',
    published_at: '2026-01-02',
    translations: [{ languages_code: 'en', title: 'Builder' }],
  });
  await make('vacancies', {
    slug: 'taken',
    status: 'published',
    employment: 'full_time',
    published_at: '2026-01-02',
    translations: [{ languages_code: 'en', title: 'Other' }],
  });
  // A slug is unique: while it is being typed it may be that of another item.
  await makeVersion('vacancies', id, { slug: 'taken', employment: 'contract' });
  await run();
  expect(gatsby.node(`Vacancy:${id}:en`)).toMatchObject({
    title: 'Builder',
    employment: 'contract',
  });
});
