import { contentLanguage, fieldLanguage } from '../../../src/i18n/content-language';
import type { Language, Locale } from '../../../src/i18n/locales';

describe('contentLanguage', () => {
  it.each<[string, Locale, Language | undefined]>([
    ['en', 'ua', 'en'],
    ['ua', 'en', 'uk'],
    ['ru', 'ua', 'ru'],
    ['ua', 'ua', undefined],
    ['en', 'en', undefined],
    ['uk', 'ua', undefined],
    ['', 'ru', undefined],
  ])('marks a text of “%s” on a page of %s with %s', (contentLocale, locale, language) => {
    expect(contentLanguage(contentLocale, locale)).toBe(language);
  });
});

describe('fieldLanguage', () => {
  const item = { fallbackFields: ['summary', 'body'], fallbackLocales: ['en', 'ua'] };

  it.each([
    ['title', undefined],
    ['summary', 'en'],
    ['body', 'uk'],
  ] as const)('of %s of a half-translated item is %s', (field, language) => {
    expect(fieldLanguage(item, field, 'ru')).toBe(language);
  });

  it('is none where the text is in the language of the page', () => {
    expect(fieldLanguage(item, 'body', 'ua')).toBeUndefined();
  });
});
