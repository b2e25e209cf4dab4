import { previewIndex, type BuiltPage, type PreviewNode } from '../../../src/node/preview-index';
import { planPages } from '../../../src/node/plan-pages';
import { plannedItem, siteContent } from '../../support/site-content';

const TODAY = '2026-05-01';
const node = (collection: string, id: string, more: Partial<PreviewNode> = {}): PreviewNode => ({
  id,
  itemId: id.split(':')[1] ?? '',
  collection,
  ...more,
});
const inLocales = (type: string, key: string) =>
  plannedItem('first').map((item) => ({ ...item, id: `${type}:${key}:${item.locale}` }));

const pages = planPages(
  siteContent({ news: inLocales('News', '12'), pages: inLocales('Page', '3') }),
  TODAY,
) as readonly BuiltPage[];
const index = previewIndex(pages, [
  ...inLocales('News', '12').map(({ id }) =>
    node('posts', id, { slug: 'first', draft: { status: 'draft', version: null } }),
  ),
  ...['en', 'ru', 'ua'].map((locale) => node('pages', `Page:4:${locale}`, { slug: 'news' })),
  node('settings', 'SiteSettings:settings:en'),
]);

it('says where an item is seen, in each language', () => {
  expect(index.items['posts/12']).toMatchObject({
    en: '/news/first',
    ru: '/ru/news/first',
    ua: '/ua/news/first',
  });
});

it('shows the text of a list at its first page', () => {
  expect(index.items['pages/4']).toEqual({ en: '/news', ru: '/ru/news', ua: '/ua/news' });
});

it('knows of each page its languages, and what visitors do not see of it', () => {
  expect(index.pages['/ru/news/first']).toEqual({
    locale: 'ru',
    alternates: index.items['posts/12'],
    draft: { status: 'draft', version: null },
  });
  expect(index.pages['/ua/contacts']).toMatchObject({
    locale: 'ua',
    alternates: { en: '/contacts' },
  });
  expect(index.pages['/ua/contacts']).not.toHaveProperty('draft');
});

it('keeps the English home page from leading on to another language', () => {
  expect(index.homes.settings).toMatchObject({ en: '/?lang=en', ru: '/ru', ua: '/ua' });
});

it('shows what has no page of its own where it stands', () => {
  expect(index.homes).toMatchObject({
    areas: { ru: '/ru/projects' },
    team: { ru: '/ru/about' },
    vacancies: { ru: '/ru/career' },
  });
});
