import { contentLanguage } from '../../../src/i18n/content-language';
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
