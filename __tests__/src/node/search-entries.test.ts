import { searchEntries, type SearchedPage } from '../../../src/node/search-entries';
import type { PlannedPage } from '../../../src/node/plan-pages';

const page = (path: string, changes: Partial<PlannedPage['context']> = {}) => ({
  path,
  context: {
    pageType: 'article',
    locale: 'en' as const,
    language: 'en' as const,
    sharedPath: path,
    canonicalPath: path,
    alternates: [],
    noindex: false,
    ...changes,
  },
});

const item = (id: string, changes: Partial<SearchedPage> = {}): SearchedPage => ({
  id,
  slug: id,
  locale: 'en',
  contentLocale: 'en',
  title: `Title ${id}`,
  texts: ['Summary', null, 'and text'],
  ...changes,
});

describe('the pages that the search finds', () => {
  it('have their kind, title and text', () => {
    const pages = [
      page('/articles/a', { id: 'a' }),
      page('/about', { pageType: 'about', pageSlug: 'about' }),
    ];
    expect(searchEntries(pages, { items: [item('a')], fixed: [item('about')] }, 'en')).toEqual([
      { path: '/about', kind: 'page', title: 'Title about', text: 'Summary and text' },
      { path: '/articles/a', kind: 'article', title: 'Title a', text: 'Summary and text' },
    ]);
  });

  it.each([
    ['is not to be indexed', page('/articles/a', { id: 'a', noindex: true })],
    ['is a second path of a text', page('/articles/a', { id: 'a', canonicalPath: '/other' })],
    ['continues a list', page('/articles/page/2', { id: 'a', pageNumber: 2 })],
    ['is of another locale', page('/ru/articles/a', { id: 'a', locale: 'ru' })],
    ['has no texts of the CMS', page('/account')],
  ])('are none that %s', (_, left) => {
    expect(searchEntries([left], { items: [item('a')], fixed: [] }, 'en')).toEqual([]);
  });

  it('name the language of a fallback, whose canonical path is its original’s', () => {
    const fallback = page('/ru/articles/a', {
      id: 'a',
      locale: 'ru',
      sharedPath: '/articles/a',
      canonicalPath: '/articles/a',
    });
    const items = [item('a', { locale: 'ru' })];
    expect(searchEntries([fallback], { items, fixed: [] }, 'ru')).toMatchObject([{ lang: 'en' }]);
  });

  it('take a fixed page’s texts in their own locale', () => {
    const fixed = [item('about', { locale: 'ru' }), item('about', { title: 'About' })];
    const pages = [page('/about', { pageSlug: 'about' })];
    expect(searchEntries(pages, { items: [], fixed }, 'en')).toMatchObject([{ title: 'About' }]);
  });

  it('keep the beginning of a long text', () => {
    const texts = ['long '.repeat(1000)];
    const [entry] = searchEntries(
      [page('/articles/a', { id: 'a' })],
      { items: [item('a', { texts })], fixed: [] },
      'en',
    );
    expect(entry?.text).toHaveLength(1500);
  });
});
