import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';
import { makeOptions } from '../../../../plugins/gatsby-source-directus/__tests__/factories';
import { fakeGatsby } from '../../../../plugins/gatsby-source-directus/__tests__/fake-gatsby';

const STARTUP_MS = 180_000;

/** What the CMS calls its status, translations and languages. */
const COLUMNS = {
  status: 'state',
  translations: 'texts',
  language: 'tongue',
  code: 'tag',
} as const;

const STORY = {
  name: 'Story',
  collection: 'stories',
  description: 'A story.',
  translated: true,
  draftable: true,
  slugged: true,
  sort: ['slug'],
  fields: {
    title: { type: 'String', translated: true, required: true, description: 'Its name.' },
  },
} as const;

let directus: TestDirectus;
let site: string;
let gatsby: ReturnType<typeof fakeGatsby>;

async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const { status, json } = await directusFetch(directus.url, address, {
    token: directus.adminToken,
    method,
    body,
  });
  if (status >= 400) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(json)}`);
  return (json as { data: T } | undefined)?.data as T;
}

const run = (statuses: readonly string[] = ['published']) =>
  gatsby.run(
    makeOptions({
      url: directus.url,
      token: directus.adminToken,
      types: [STORY],
      columns: COLUMNS,
      visualisationField: null,
      allowMassDeletion: true,
      statuses,
    }),
  );

const DATES = [
  { field: 'date_created', type: 'timestamp', meta: { special: ['date-created'] }, schema: {} },
  { field: 'date_updated', type: 'timestamp', meta: { special: ['date-updated'] }, schema: {} },
];
const ID = {
  field: 'id',
  type: 'integer',
  meta: {},
  schema: { is_primary_key: true, has_auto_increment: true },
};
const text = (field: string) => ({ field, type: 'string', meta: {}, schema: {} });

/** A CMS with its own names; Directus Core has 25 collections, so that others go first. */
async function makeCollections(): Promise<void> {
  for (const collection of ['redirects', 'vacancies_translations', 'vacancies']) {
    await call('DELETE', `/collections/${collection}`);
  }
  const make = (collection: string, fields: object[]) =>
    call('POST', '/collections', { collection, meta: {}, schema: {}, fields });
  const key = { ...text(COLUMNS.code), schema: { is_primary_key: true, max_length: 10 } };
  await make('tongues', [key]);
  await make('stories', [ID, text('slug'), text(COLUMNS.status), ...DATES]);
  await call('POST', '/fields/stories', {
    field: COLUMNS.translations,
    type: 'alias',
    meta: { interface: 'translations', special: ['translations'] },
  });
  const parent = { field: 'story', type: 'integer', meta: {}, schema: {} };
  const language = { ...text(COLUMNS.language), schema: { max_length: 10 } };
  await make('stories_texts', [ID, parent, language, text('title'), ...DATES]);
  await call('POST', '/relations', {
    collection: 'stories_texts',
    field: 'story',
    related_collection: 'stories',
    meta: { one_field: COLUMNS.translations, junction_field: COLUMNS.language },
    schema: { on_delete: 'CASCADE' },
  });
  await call('POST', '/relations', {
    collection: 'stories_texts',
    field: COLUMNS.language,
    related_collection: 'tongues',
    meta: { junction_field: 'story' },
    schema: { on_delete: 'CASCADE' },
  });
  await call('POST', '/items/tongues', [{ tag: 'en' }, { tag: 'uk' }]);
}

const make = (slug: string, state: string, texts: Readonly<Record<string, string>>) =>
  call<{ id: number; texts: number[] }>('POST', '/items/stories', {
    slug,
    state,
    texts: Object.entries(texts).map(([tongue, title]) => ({ tongue, title })),
  });

const titles = () =>
  Object.fromEntries(
    gatsby
      .ids()
      .filter((id) => id.startsWith('Story:'))
      .map((id) => [id, gatsby.node(id)?.title]),
  );

beforeAll(async () => {
  directus = await startTestDirectus();
  site = await mkdtemp(path.join(tmpdir(), 'columns-test-'));
  gatsby = fakeGatsby(site);
  await makeCollections();
}, STARTUP_MS);

afterAll(async () => {
  await directus?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

describe('a CMS with names of its own', () => {
  it('becomes nodes in every locale, drafts left out', async () => {
    const { id } = await make('live', 'published', { en: 'Live', uk: 'Наживо' });
    await make('draft', 'draft', { en: 'Draft' });
    const { warnings } = await run();
    expect(warnings).toEqual([]);
    expect(titles()).toEqual({
      [`Story:${id}:en`]: 'Live',
      [`Story:${id}:ru`]: 'Live',
      [`Story:${id}:ua`]: 'Наживо',
    });
  });

  it('changes those of a translation that was edited, and has nothing to do otherwise', async () => {
    const [story] = await call<{ id: number; texts: number[] }[]>(
      'GET',
      '/items/stories?filter[slug][_eq]=live&fields=id,texts',
    );
    expect((await run()).created).toEqual([]);
    await call('PATCH', `/items/stories_texts/${story?.texts[1]}`, { title: 'Уживу' });
    expect((await run()).created).toEqual([`Story:${story?.id}:ua`]);
    expect(titles()[`Story:${story?.id}:ua`]).toBe('Уживу');
  });

  it('shows drafts to a preview', async () => {
    await run(['published', 'draft']);
    expect(Object.values(titles())).toContain('Draft');
  });
});
