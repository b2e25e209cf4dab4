import type { Locale } from '../../../src/i18n/locales';
import {
  isSitePath,
  localeOfPath,
  localizeLinks,
  localizePath,
  readableHash,
  splitLocale,
} from '../../../src/i18n/paths';

describe('splitLocale', () => {
  it.each<[string, Locale | undefined, string]>([
    ['/', undefined, '/'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/ua/news/pool', 'ua', '/news/pool'],
    ['/en/news', 'en', '/news'],
    ['/news/ru', undefined, '/news/ru'],
  ])('splits %s into %s and %s', (path, locale, shared) => {
    expect(splitLocale(path)).toEqual({ locale, path: shared });
  });

  it.each([
    '/sales',
    '/docs',
    '/uaxyz',
    '/ua-x',
    '/rus',
    '/RU',
    '/uk',
    '/constructor',
    '/__proto__',
  ])('finds no locale in %s', (path) => {
    expect(splitLocale(path)).toEqual({ locale: undefined, path });
  });
});

describe('localeOfPath', () => {
  it.each<[string, Locale]>([
    ['/ru/x', 'ru'],
    ['/ua', 'ua'],
    ['/en/x', 'en'],
    ['/x', 'en'],
    ['/', 'en'],
    ['/uaxyz', 'en'],
  ])('takes %s for a path of %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('localizePath', () => {
  it.each<[string, Locale, string]>([
    ['/', 'en', '/'],
    ['/', 'ru', '/ru'],
    ['/', 'ua', '/ua'],
    ['/news', 'ua', '/ua/news'],
    ['/ru/news', 'ua', '/ua/news'],
    ['/ru', 'en', '/'],
    ['/en/news/pool', 'en', '/news/pool'],
    ['/news/', 'ru', '/ru/news'],
    ['/news?page=2', 'ua', '/ua/news?page=2'],
    ['/ru?x=/ua#y', 'en', '/?x=/ua#y'],
    ['/?utm_source=a', 'ru', '/ru?utm_source=a'],
    ['/news#top?no', 'ru', '/ru/news#top?no'],
    ['/sales', 'ru', '/ru/sales'],
    ['/uaxyz', 'ua', '/ua/uaxyz'],
  ])('puts %s in %s as %s', (path, locale, localized) => {
    expect(localizePath(path, locale)).toBe(localized);
  });

  it.each<[string, Locale, string]>([
    ['/en//evil.com', 'en', '/evil.com'],
    ['/ru///evil.com/x', 'en', '/evil.com/x'],
    ['//evil.com', 'en', '/evil.com'],
    ['//evil.com', 'ua', '/ua/evil.com'],
    ['/ru//', 'en', '/'],
  ])('never leads elsewhere: %s in %s is %s', (path, locale, localized) => {
    expect(localizePath(path, locale)).toBe(localized);
  });

  it.each(['/', '/news', '/projects/sea-breeze'])('leads from any locale back to %s', (path) => {
    for (const locale of ['en', 'ru', 'ua'] as const) {
      expect(localizePath(localizePath(path, locale), 'en')).toBe(path);
    }
  });
});

describe('isSitePath', () => {
  it.each(['/', '/news', '/news?x=1', '/ru#top', '/statics', '/filesystem'])('takes %s', (href) => {
    expect(isSitePath(href)).toBe(true);
  });

  it.each([
    '',
    'news',
    '#top',
    '?x=1',
    '//evil.com/',
    'https://example.com/news',
    'mailto:a@example.com',
    'tel:+380441234567',
    '/static/plan.pdf',
    '/files/terms.pdf',
  ])('refuses “%s”', (href) => {
    expect(isSitePath(href)).toBe(false);
  });
});

describe('localizeLinks', () => {
  it.each<[string, string]>([
    ['<a href="/news">', '<a href="/ua/news">'],
    ['<a href="/">', '<a href="/ua">'],
    ['<a class="x" href="/news?a=1&amp;b=2#c">', '<a class="x" href="/ua/news?a=1&amp;b=2#c">'],
    ['<a href="/ru/news">', '<a href="/ua/news">'],
    ['<a href="/sales"><a href="/docs">', '<a href="/ua/sales"><a href="/ua/docs">'],
  ])('turns %s into %s', (before, after) => {
    expect(localizeLinks(before, 'ua')).toBe(after);
  });

  it.each([
    '<a href="https://example.com/news">',
    '<a href="//example.com">',
    '<a href="#top">',
    '<a href="/static/plan.pdf">',
    '<a data-href="/news">',
    '<img src="/news">',
    '<abbr href="/news">',
    'href="/news"',
  ])('leaves %s alone', (html) => {
    expect(localizeLinks(html, 'ua')).toBe(html);
  });

  it('changes nothing in the locale without a prefix', () => {
    expect(localizeLinks('<a href="/news">', 'en')).toBe('<a href="/news">');
  });
});

describe('readableHash', () => {
  it.each([
    ['/sales#100%', '/sales#100%25'],
    ['#%', '#%25'],
    ['#a%20b%zz', '#a%2520b%25zz'],
    ['#%ED%A0%80', '#%25ED%25A0%2580'],
  ])('%s is no percent code and becomes %s', (address, readable) => {
    expect(readableHash(address)).toBe(readable);
    expect(() => decodeURI(readable)).not.toThrow();
  });

  it.each(['/sales', '/sales?a=100%#top', '#%D0%BC%D0%B0%D0%BF%D0%B0', '', '#'])(
    '%s stays',
    (address) => expect(readableHash(address)).toBe(address),
  );
});
