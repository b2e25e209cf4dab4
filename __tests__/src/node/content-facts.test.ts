/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import publishing from '../../../contract/publishing.json';
import type { Locale } from '../../../src/i18n/locales';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { localizePath } from '../../../src/i18n/paths';
import {
  describeContent,
  writeContentFacts,
  type ContentNode,
} from '../../../src/node/content-facts';
import { temporaryFolder } from '../../support/temporary-site';

const FULL = { title: 'Teak House', summary: 'A house.', fallbackFields: [] };

const node = (type: string, locale: Locale, values: object = {}): ContentNode => ({
  id: `${type}:7:${locale}`,
  itemId: '7',
  slug: 'teak-house',
  locale,
  contentLocale: locale,
  ...FULL,
  ...values,
});
const inAll = (type: string, values: object = {}) =>
  LOCALE_CODES.map((locale) => node(type, locale, values));

function describeNodes(
  nodes: Readonly<Record<string, readonly ContentNode[]>>,
  pages: object[] = [],
) {
  const addresses = new Map(
    Object.values(nodes)
      .flat()
      .map(({ id }) => [id, `http://cms/${id}`]),
  );
  return describeContent((type) => nodes[type] ?? [], pages as never, addresses);
}

const teak = { collection: 'projects', item: '7', title: 'Teak House' };

describe('what an item lacks', () => {
  it('is nothing where all is there', () => {
    const image = { alt: 'A pool', fileName: 'pool.jpg' };
    expect(
      describeNodes({ Project: inAll('Project', { image, gallery: [image] }) }).missing,
    ).toEqual([]);
  });

  it.each<[string, readonly ContentNode[], object[]]>([
    [
      'a translation',
      [node('Project', 'en'), node('Project', 'ua', { fallbackFields: ['title', 'body'] })],
      [{ problem: 'translation', ...teak, locale: 'ua', detail: 'title, body' }],
    ],
    [
      'words for a picture in every locale, which is one entry',
      inAll('Project', { image: { alt: ' ', fileName: 'pool.jpg' } }),
      [{ problem: 'alt', ...teak, detail: 'image: pool.jpg' }],
    ],
    [
      'words for a picture in one locale',
      [
        node('Project', 'ru', {
          gallery: [
            { alt: 'A', fileName: 'a.jpg' },
            { alt: '', fileName: 'b.jpg' },
          ],
        }),
      ],
      [{ problem: 'alt', ...teak, locale: 'ru', detail: 'gallery: b.jpg' }],
    ],
    [
      'a description',
      [node('Project', 'ru', { summary: '', seoDescription: null })],
      [{ problem: 'description', ...teak, locale: 'ru' }],
    ],
  ])('is %s', (_name, nodes, expected) => {
    expect(describeNodes({ Project: nodes }).missing).toEqual(expected);
  });

  it('is no description where it has no page', () => {
    expect(describeNodes({ TeamMember: inAll('TeamMember', { summary: '' }) }).missing).toEqual([]);
  });

  it('names a collection of one item without a key, by another title', () => {
    const settings = node('SiteSettings', 'ua', {
      title: undefined,
      companyName: 'Amara',
      fallbackFields: ['tagline'],
    });
    expect(describeNodes({ SiteSettings: [settings] }).missing).toEqual([
      {
        problem: 'translation',
        collection: 'settings',
        item: '',
        locale: 'ua',
        title: 'Amara',
        detail: 'tagline',
      },
    ]);
  });
});

describe('links of editors', () => {
  const page = { path: '/ua/projects/teak-house', context: { id: 'Project:7:ua', locale: 'ua' } };
  const linkIn = (locale: Locale, href: string, values: object = {}) =>
    node('Project', locale, { body: `<p><a class="x" href="${href}">x</a></p>`, ...values });

  it.each<[string, Locale, string[]]>([
    ['/news?a=1&amp;b=2', 'en', ['/news?a=1&b=2']],
    ['/news', 'ua', ['/ua/news']],
    ['/ru/news', 'en', ['/ru/news']],
    ['/static/plan.pdf', 'ua', ['/static/plan.pdf']],
    ['#units', 'ua', ['/ua/projects/teak-house#units']],
    ['https://example.com/x', 'ua', ['https://example.com/x']],
  ])('%s in %s lead to %j', (href, locale, to) => {
    const { links } = describeNodes({ Project: [linkIn(locale, href)] }, [page]);
    const detail = `body: ${href.replace('&amp;', '&')}`;
    expect(links).toEqual([{ to, entry: { ...teak, locale, detail } }]);
  });

  it.each(['mailto:a@example.com', 'tel:+380445550142'])('%s lead nowhere', (href) => {
    expect(describeNodes({ Project: [linkIn('en', href)] }).links).toEqual([]);
  });

  it('are one where other locales show the text too', () => {
    const borrowed = linkIn('ua', '/news', { fallbackFields: ['body'], contentLocale: 'en' });
    expect(describeNodes({ Project: [linkIn('en', '/news'), borrowed] }).links).toEqual([
      { to: ['/news', '/ua/news'], entry: { ...teak, locale: 'en', detail: 'body: /news' } },
    ]);
  });

  it('may be fields of their own', () => {
    const redirect = { id: 'Redirect:1', itemId: '1', fromPath: '/old', toPath: '/new' };
    expect(describeNodes({ Redirect: [redirect] }).links).toEqual([
      {
        to: LOCALE_CODES.map((locale) => localizePath('/new', locale)),
        entry: { collection: 'redirects', item: '1', title: '/old', detail: 'toPath: /new' },
      },
    ]);
  });
});

it('names the item of a page, by its own key or by the name of a fixed page', () => {
  const pages = [
    { path: '/ua/projects/teak-house', context: { id: 'Project:7:ua', locale: 'ua' } },
    { path: '/about', context: { pageSlug: 'about', locale: 'en' } },
    { path: '/account', context: { locale: 'en' } },
  ];
  const nodes = {
    Project: inAll('Project'),
    Page: inAll('Page', { slug: 'about', title: 'About us' }),
  };
  expect(describeNodes(nodes, pages).pages).toEqual({
    '/ua/projects/teak-house': { title: 'Teak House', address: 'http://cms/Project:7:ua' },
    '/about': { title: 'About us', address: 'http://cms/Page:7:en' },
  });
});

it('are written where visitors cannot reach them', async () => {
  const folder = temporaryFolder();
  const facts = { pages: {}, missing: [], links: [] };
  await writeContentFacts(folder.directory, facts);
  const file = path.join(folder.directory, publishing.contentFacts);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(facts);
  expect(publishing.contentFacts).not.toMatch(/^public/);
  folder.remove();
});
