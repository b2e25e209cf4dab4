/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from '../../../contract/publishing.json';
import { REDIRECTS_PATH } from '../../../src/domain/redirects';
import { LATEST_BUILD_PATH } from '../../../src/domain/update-check';
import { onPostBuild } from '../../../src/node/on-post-build';
import type { PromoSettings } from '../../../src/node/promo-files';
import { APP_DATA_PATH } from '../../../src/utils/gatsby-internals';

const settings = (locale: PromoSettings['locale'], changes: Partial<PromoSettings> = {}) => ({
  locale,
  contentLocale: locale,
  companyName: 'Island',
  tagline: 'Villas by the sea',
  promoEnabled: true,
  promoTitle: `Title ${locale}`,
  promoText: null,
  promoButton: null,
  promoLink: null,
  promoImage: null,
  ...changes,
});

const redirect = (fromPath: string, toPath: string) => ({
  itemId: fromPath,
  editAddress: 'https://cms.example/1',
  fromPath,
  toPath,
  statusCode: 301,
});

const post = (slug: string, locale: string, contentLocale = locale) => ({
  slug,
  locale,
  contentLocale,
  title: `Title of ${slug}`,
  summary: 'A summary',
  publishedAt: slug === 'keys' ? '2026-05-02' : '2026-05-01',
});

const data = () => ({
  site: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  allProject: { nodes: [{ sharePath: '/static/share/a.jpg' }] },
  allRedirect: { nodes: [redirect('/about-us', '/about'), redirect('/projects', '/about')] },
  news: { nodes: [post('keys', 'en'), post('keys', 'ru', 'en')] },
  articles: { nodes: [post('yield', 'en')] },
  allSiteSettings: {
    nodes: [
      settings('en', { promoButton: 'Look', promoLink: '/sales', promoText: 'Text' }),
      settings('ru', { contentLocale: 'en', promoButton: 'Look' }),
      settings('ua', { promoEnabled: false }),
    ],
  },
});

const ENVIRONMENT = {
  SITE_BUILD_ID: 'build-7',
  SITE_URL: 'https://www.example.com',
  DIRECTUS_URL: 'http://cms.internal:8055',
  DIRECTUS_TOKEN: 'token',
  GATSBY_DIRECTUS_URL: 'https://cms.example.com/admin',
  GATSBY_GTM_ID: 'GTM-ABC1234',
};

const texts = {
  projects: {
    nodes: [
      {
        id: 'teak',
        slug: 'teak',
        locale: 'en',
        contentLocale: 'en',
        title: 'Teak',
        summary: 'Villas',
        body: '<p>With a pool</p>',
      },
    ],
  },
  pages: { nodes: [] },
};

let site: string;

const read = (name: string) => readFile(path.join(site, 'public', name), 'utf8');
const json = async (name: string): Promise<unknown> => JSON.parse(await read(name));

/** Runs the lifecycle at the end of a build of three pages. */
async function build(answer: { data?: unknown; errors?: unknown } = { data: data() }) {
  const panic = jest.fn();
  const context = { noindex: true };
  const project = { id: 'teak', locale: 'en', pageType: 'project' };
  const shared = { sharedPath: '/projects/teak', canonicalPath: '/projects/teak' };
  const pages = new Map<string, object>([
    ['/projects', { path: '/projects', context, componentChunkName: 'page' }],
    ['/', { path: '/', context, componentChunkName: 'page' }],
    [
      '/projects/teak',
      { path: '/projects/teak', context: { ...project, ...shared }, componentChunkName: 'page' },
    ],
  ]);
  const api = {
    graphql: async (query: string) => (query.includes('SearchedTexts') ? { data: texts } : answer),
    reporter: { panic },
    store: { getState: () => ({ program: { directory: site }, pages }) },
    getNodesByType: () => [],
  };
  await onPostBuild?.(api as never, { plugins: [] }, () => undefined);
  return panic;
}

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'on-post-build-'));
  const appData = path.join(site, 'public', APP_DATA_PATH);
  await mkdir(path.dirname(appData), { recursive: true });
  await writeFile(appData, '{"webpackCompilationHash":"x"}');
  await mkdir(path.join(site, 'public/projects'));
  await writeFile(path.join(site, 'public/projects/index.html'), '<script>a()</script>');
  await mkdir(path.join(site, '.cache'));
  Object.assign(process.env, ENVIRONMENT);
});
afterEach(async () => {
  for (const name of Object.keys(ENVIRONMENT)) Reflect.deleteProperty(process.env, name);
  delete process.env.DIRECTUS_PREVIEW;
  await rm(site, { recursive: true });
});

describe('the end of a build', () => {
  it('writes the redirects of lists and editors, but none over a page', async () => {
    await build();
    const lines = (await read('_redirects')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '/about-us /about 301',
        '/ua/about-us /ua/about 301',
        '/ru/news/page/1 /ru/news 301',
      ]),
    );
    expect(lines.some((line) => line.startsWith('/projects '))).toBe(false);
    expect(lines.at(-1)).toBe('');
    expect(await json(REDIRECTS_PATH)).toMatchObject({ '/about-us': '/about' });
  });

  it('writes the popup of each language, null where there is none', async () => {
    await build();
    expect(await json('promo/en.json')).toEqual({
      title: 'Title en',
      text: 'Text',
      action: { label: 'Look', to: '/sales' },
    });
    // A button that leads nowhere is none; the text of another language says so.
    expect(await json('promo/ru.json')).toEqual({ title: 'Title ru', text: '', lang: 'en' });
    expect(await json('promo/ua.json')).toBeNull();
  });

  it('writes the pages of each language for the search', async () => {
    await build();
    expect(await json('search/en.json')).toEqual([
      { path: '/projects/teak', kind: 'project', title: 'Teak', text: 'Villas With a pool' },
    ]);
    expect(await json('search/ua.json')).toEqual([]);
  });

  it('writes the manifest under the name that the build was given, and where robots look', async () => {
    await build();
    expect(await json(LATEST_BUILD_PATH)).toMatchObject({ id: 'build-7' });
    expect(await json('builds/meta/build-7.json')).toMatchObject({
      prerendered: ['/', '/projects', '/projects/teak'],
    });
    expect(await json(APP_DATA_PATH)).toEqual({ webpackCompilationHash: 'x', buildId: 'build-7' });
    expect(await read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap-index.xml\n',
    );
  });

  it('writes the headers with the address of the CMS as visitors reach it, the tags and the inline scripts', async () => {
    await build();
    const headers = await read('_headers');
    expect(headers).toContain("; frame-ancestors 'self' https://cms.example.com;");
    expect(headers).toContain('https://www.googletagmanager.com');
    expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https/);
    expect(headers).not.toContain('cms.internal');
  });

  it('writes a feed for each locale, and how the site looks on a home screen', async () => {
    await build();
    const titles = async (name: string) =>
      [...(await read(name)).matchAll(/<item>\s*<title>(?:<!\[CDATA\[)?([^<\]]*)/g)].map(
        ([, title]) => title,
      );
    expect(await titles('feed.xml')).toEqual(['Title of keys', 'Title of yield']);
    // The Russian text is missing: the English feed has the original.
    expect(await titles('ru/feed.xml')).toEqual([]);
    expect(await titles('ua/feed.xml')).toEqual([]);
    expect(await json('site.webmanifest')).toMatchObject({ name: 'Island', start_url: '/' });
  });

  it('names a build that was given no name', async () => {
    delete process.env.SITE_BUILD_ID;
    await build();
    expect(await json(LATEST_BUILD_PATH)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      timestamp: expect.any(Number),
    });
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('writes the index of a preview where DIRECTUS_PREVIEW is %s: %s', async (value, isThere) => {
    process.env.DIRECTUS_PREVIEW = value;
    await build();
    expect(existsSync(path.join(site, preview.pagesFile))).toBe(isThere);
  });

  it('stops where its query fails', async () => {
    const panic = await build({ errors: ['no such field'] });
    expect(panic).toHaveBeenCalledWith(
      'The files for the static host cannot be written: their query failed.',
      ['no such field'],
    );
    expect(existsSync(path.join(site, 'public/_redirects'))).toBe(false);
  });
});
