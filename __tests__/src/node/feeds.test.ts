/** @jest-environment node */
import { feedFile, postFeed, type FeedPost } from '../../../src/node/feeds';

const OPTIONS = {
  locale: 'ua',
  siteUrl: 'https://www.example.com',
  company: 'Island',
  tagline: null,
} as const;

const post = (slug: string, publishedAt: string, changes: Partial<FeedPost> = {}): FeedPost => ({
  slug,
  locale: 'ua',
  contentLocale: 'ua',
  title: `Новина ${slug}`,
  summary: null,
  publishedAt,
  ...changes,
});

const linksOf = (xml: string) =>
  [...xml.matchAll(/<item>[^]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);

describe('postFeed', () => {
  it('has news and articles of one locale, the newest first, with their addresses there', () => {
    const xml = postFeed(
      {
        news: [
          post('a', '2026-01-02'),
          post('b', '2026-03-01'),
          post('c', '2026-04-01', { locale: 'ru' }),
        ],
        articles: [post('d', '2026-02-01')],
      },
      OPTIONS,
    );
    expect(linksOf(xml)).toEqual([
      'https://www.example.com/ua/news/b',
      'https://www.example.com/ua/articles/d',
      'https://www.example.com/ua/news/a',
    ]);
    expect(xml).toContain('<language>uk</language>');
    expect(xml).toContain('href="https://www.example.com/ua/feed.xml"');
  });

  it('leaves out what has no translation', () => {
    const news = [post('a', '2026-01-02', { contentLocale: 'en' })];
    expect(linksOf(postFeed({ news, articles: [] }, OPTIONS))).toEqual([]);
  });

  it('escapes what editors write', () => {
    const news = [post('a', '2026-01-02', { title: 'Тиша & <спокій>' })];
    const xml = postFeed({ news, articles: [] }, OPTIONS);
    expect(xml).toMatch(/<!\[CDATA\[Тиша & <спокій>]]>|Тиша &amp; &lt;спокій&gt;/);
  });

  it('is the same at each build', () => {
    const content = { news: [post('a', '2026-01-02')], articles: [] };
    expect(postFeed(content, OPTIONS)).toBe(postFeed(content, OPTIONS));
    expect(postFeed({ news: [], articles: [] }, OPTIONS)).toBe(
      postFeed({ news: [], articles: [] }, OPTIONS),
    );
  });

  it('ends after thirty posts', () => {
    const news = Array.from({ length: 40 }, (_, index) => post(`n${index}`, '2026-01-01'));
    expect(linksOf(postFeed({ news, articles: [] }, OPTIONS))).toHaveLength(30);
  });
});

describe('feedFile', () => {
  it.each([
    ['en', 'feed.xml'],
    ['ru', 'ru/feed.xml'],
    ['ua', 'ua/feed.xml'],
  ] as const)('of %s is %s', (locale, file) => expect(feedFile(locale)).toBe(file));
});
