import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Blueprint, Content, PageKind } from './blueprint';

/** Locales as they stand in the peers' addresses, with their language in Directus. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'en', ru: 'ru', ua: 'uk' };
export const LANGS = Object.keys(LANGUAGES);

/** The project that has a page. */
export const PROJECT = 'teak-house';

const FIELDS = 'fields=*,translations.*&filter[status][_eq]=published';
const listOf = (collection: string, more: string) => `/items/${collection}?${FIELDS}&${more}`;
const postsOf = (kind: string) =>
  listOf('posts', `filter[kind][_eq]=${kind}&sort=-published_at&limit=3`);
const SETTINGS = '/items/settings?fields=*,translations.*';

/** What a page of each kind is made of. */
const REQUESTS: Readonly<Record<PageKind, (slug: string) => Record<string, string>>> = {
  home: () => ({
    settings: SETTINGS,
    page: '/items/pages?fields=*,translations.*&filter[slug][_eq]=home',
    projects: listOf('projects', 'sort=sort&limit=4'),
    news: postsOf('news'),
    articles: postsOf('article'),
    team: listOf('team', 'sort=sort&limit=4'),
    areas: '/items/areas?fields=*,translations.*',
  }),
  project: (slug) => ({
    settings: SETTINGS,
    project: listOf('projects', `filter[slug][_eq]=${slug}`),
    others: listOf('projects', 'sort=sort&limit=4'),
  }),
  news: (slug) => ({
    settings: SETTINGS,
    post: listOf('posts', `filter[slug][_eq]=${slug}`),
  }),
};

/** Options of a framework for its own cache. */
export type FetchOptions = RequestInit & { next?: { tags: string[]; revalidate: number | false } };

async function ask(address: string, options?: FetchOptions): Promise<unknown> {
  const { PEER_CMS_URL = '', PEER_CMS_TOKEN = '' } = process.env;
  const response = await fetch(PEER_CMS_URL + address, {
    ...options,
    headers: { Authorization: `Bearer ${PEER_CMS_TOKEN}` },
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** The texts of a value by path, of its translations those in a language, or else in English. */
export function flatten(value: unknown, language: string): Content {
  const texts: Record<string, string> = {};
  const visit = (node: unknown, at: string) => {
    if (typeof node === 'string' && node !== '') texts[at] = node;
    else if (Array.isArray(node)) node.forEach((one, index) => visit(one, `${at}.${index}`));
    else if (typeof node === 'object' && node !== null) {
      for (const [key, one] of Object.entries(node)) {
        if (key === 'translations' && Array.isArray(one)) {
          const rows = one as { languages_code: string }[];
          const own =
            rows.find((row) => row.languages_code === language) ??
            rows.find((row) => row.languages_code === 'en');
          visit(own, `${at}.text`);
        } else visit(one, `${at}.${key}`);
      }
    }
  };
  visit(value, '');
  return texts;
}

/**
 * The content of a page from Directus.
 *
 * @param slug - of the project or the news item
 * @throws Error where Directus does not answer
 */
export async function contentOf(
  kind: PageKind,
  slug: string,
  lang: string,
  options?: FetchOptions,
): Promise<Content> {
  const requests = Object.entries(REQUESTS[kind](slug));
  const answers = await Promise.all(
    requests.map(async ([name, address]) => [name, await ask(address, options)] as const),
  );
  return flatten(Object.fromEntries(answers), LANGUAGES[lang] ?? 'en');
}

/** Slugs of all news. */
export async function newsSlugs(options?: FetchOptions): Promise<string[]> {
  const rows = await ask(
    '/items/posts?fields=slug&filter[kind][_eq]=news&filter[status][_eq]=published&limit=-1',
    options,
  );
  return (rows as { slug: string }[]).map(({ slug }) => slug);
}

/** The markup of a page; made by the benchmark from this site's build. */
export async function blueprintOf(kind: PageKind, lang: string): Promise<Blueprint> {
  const file = path.join(process.env.PEER_DATA ?? '', `${kind}.${lang}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Blueprint;
}
