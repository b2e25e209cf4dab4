import { directusFetch, type TestDirectus } from './directus';
import type { seededRandom } from './seeded-random';

type Random = ReturnType<typeof seededRandom>;
type Row = Readonly<Record<string, unknown>> & { id: string | number };

/** One edit, as an editor may make it. */
interface Edit {
  name: string;
  make(): Promise<void>;
}

const LANGUAGES = ['en', 'ru', 'uk'] as const;
const WITH_TEXTS = ['projects', 'posts', 'sales', 'areas', 'team', 'vacancies', 'pages'] as const;
const WITH_STATUS = ['projects', 'posts', 'sales', 'team', 'vacancies'] as const;

/**
 * Edits of all kinds, drawn from a seed: texts, new and deleted items, drafts, slugs, prices, pictures,
 * order, dates, redirects, settings.
 *
 * @returns makes the next edit and says what it was
 */
export function randomEdits(
  { url, adminToken }: TestDirectus,
  random: Random,
): () => Promise<string> {
  let count = 0;
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const { status, json } = await directusFetch(url, path, { token: adminToken, method, body });
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return (json as { data: unknown } | undefined)?.data;
  };
  const rows = async (collection: string, query = '') =>
    (await call(`/items/${collection}?limit=-1&sort=id&fields=*${query}`)) as Row[];
  const oneOf = async (collection: string, query?: string) =>
    random.pick(await rows(collection, query));
  const change = (collection: string, row: Row, values: object) =>
    call(`/items/${collection}/${row.id}`, 'PATCH', values);
  const picture = async () => {
    const files = (await call('/files?limit=-1&sort=id&filter[type][_eq]=image/jpeg')) as Row[];
    return random.pick(files).id;
  };
  const translations = (title: string) =>
    LANGUAGES.slice(0, 1 + random.upTo(2)).map((code) => ({
      languages_code: code,
      title: `${title} ${code}`,
      summary: title,
      body: `<p>${title} <a href="/projects">${code}</a></p>`,
    }));

  const edits: Record<string, () => Promise<unknown>> = {
    text: async () => {
      const collection = random.pick(WITH_TEXTS);
      const row = await oneOf(`${collection}_translations`);
      const field = 'title' in row ? 'title' : 'name';
      await change(`${collection}_translations`, row, { [field]: `Edited title ${count}` });
    },
    'long text': async () => {
      const row = await oneOf('posts_translations');
      await change('posts_translations', row, { body: `<h2>Part</h2><p>Text ${count}</p>` });
    },
    'new news': () =>
      call('/items/posts', 'POST', {
        status: 'published',
        kind: random.pick(['news', 'article']),
        slug: `new-item-${count}`,
        published_at: `2024-0${1 + random.upTo(8)}-1${random.upTo(9)}`,
        translations: translations(`News ${count}`),
      }),
    'deleted news': async () => {
      const posts = await rows('posts', '&filter[kind][_eq]=news');
      const first = random.upTo(posts.length - 1);
      for (const { id } of [...posts.slice(first), ...posts.slice(0, first)]) {
        // What is in use is not deleted.
        const path = `/items/posts/${id}`;
        if (
          (await directusFetch(url, path, { token: adminToken, method: 'DELETE' })).status < 400
        ) {
          return;
        }
      }
    },
    status: async () => {
      const collection = random.pick(WITH_STATUS);
      const row = await oneOf(collection);
      const isPublished = row.status === 'published';
      await change(collection, row, { status: isPublished ? 'draft' : 'published' });
    },
    slug: async () => {
      const collection = random.pick(['projects', 'posts', 'sales'] as const);
      const row = await oneOf(
        collection,
        collection === 'posts' ? '&filter[kind][_neq]=doc' : undefined,
      );
      await change(collection, row, { slug: `renamed-${count}` });
    },
    price: async () =>
      change('project_units', await oneOf('project_units'), {
        price_completed: 100_000 + random.upTo(900) * 1000,
        sold: random.upTo(3) === 0,
      }),
    'picture of an item': async () => {
      const collection = random.pick(['projects', 'posts', 'sales', 'areas'] as const);
      await change(collection, await oneOf(collection), { image: await picture() });
    },
    order: async () => {
      const collection = random.pick(['projects', 'areas', 'team'] as const);
      await change(collection, await oneOf(collection), { sort: random.upTo(20) });
    },
    day: async () =>
      change('posts', await oneOf('posts'), { published_at: `2023-0${1 + random.upTo(8)}-05` }),
    'end of an offer': async () =>
      change('sales', await oneOf('sales'), {
        valid_until: random.pick(['2020-01-01', '2031-01-01']),
      }),
    redirect: () =>
      call('/items/redirects', 'POST', {
        from_path: `/old-${count}`,
        to_path: random.pick(['/projects', '/news', '/sales']),
        status_code: 301,
      }),
    forecast: async () =>
      change('forecast_scenarios', await oneOf('forecast_scenarios'), {
        occupancy: 40 + random.upTo(50),
      }),
    settings: () => call('/items/settings', 'PATCH', { phone: `+62361555${1000 + count}` }),
  };
  const kinds: Edit[] = Object.entries(edits).map(([name, make]) => ({
    name,
    make: async () => void (await make()),
  }));
  return async () => {
    count += 1;
    const { name, make } = random.pick(kinds);
    await make();
    return name;
  };
}
