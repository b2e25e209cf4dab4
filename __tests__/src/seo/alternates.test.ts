import type { Locale } from '../../../src/i18n/locales';
import { alternatesOf } from '../../../src/seo/alternates';

describe('alternatesOf', () => {
  it('lists every translation and sends readers of other languages to the default one', () => {
    expect(alternatesOf('/news/pool', ['en', 'ru', 'ua'])).toEqual([
      { hreflang: 'en', path: '/news/pool' },
      { hreflang: 'ru', path: '/ru/news/pool' },
      { hreflang: 'uk', path: '/ua/news/pool' },
      { hreflang: 'x-default', path: '/news/pool' },
    ]);
  });

  it.each<[Locale[], string[], string]>([
    [['ua', 'en'], ['en', 'uk', 'x-default'], '/news'],
    [['ua', 'ru'], ['ru', 'uk', 'x-default'], '/ru/news'],
    [['ua'], ['uk', 'x-default'], '/ua/news'],
  ])('lists of %p only what exists, in the order of the table', (translated, tags, fallback) => {
    const alternates = alternatesOf('/news', translated);
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(tags);
    expect(alternates.at(-1)?.path).toBe(fallback);
  });

  it('is empty where there is no translation', () => {
    expect(alternatesOf('/news', [])).toEqual([]);
  });

  it('names the home page by its prefix alone', () => {
    expect(alternatesOf('/', ['en', 'ru', 'ua']).map(({ path }) => path)).toEqual([
      '/',
      '/ru',
      '/ua',
      '/',
    ]);
  });
});
