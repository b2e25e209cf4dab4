import { firstLocale, localeOfBrowser } from '../../../src/i18n/detection';
import { LOCALE_BY_LANGUAGE } from '../../../src/i18n/preference';

describe('localeOfBrowser', () => {
  it.each([
    ['uk', 'ua'],
    ['uk-UA', 'ua'],
    ['UK-ua', 'ua'],
    ['ru-RU', 'ru'],
    ['ru_RU', 'ru'],
    ['en-GB', 'en'],
    ['la', 'en'],
    ['ua', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('takes %s for %s', (tag, locale) => {
    expect(localeOfBrowser(tag, LOCALE_BY_LANGUAGE)).toBe(locale);
  });
});

describe('firstLocale', () => {
  it.each([
    [['ru', 'ua'], 'ru'],
    [[null, undefined, 'ua'], 'ua'],
    [['uk', 'en'], 'en'],
    [['constructor', '{"', ''], undefined],
    [[], undefined],
  ])('of %j is %s', (wishes, locale) => {
    expect(firstLocale(wishes, LOCALE_BY_LANGUAGE)).toBe(locale);
  });

  it('uses nothing from outside: it travels as source text', () => {
    const travelled = new Function(`return ${firstLocale}`)() as typeof firstLocale;
    expect(travelled(['x', 'ru'], LOCALE_BY_LANGUAGE)).toBe('ru');
    const browser = new Function(`return ${localeOfBrowser}`)() as typeof localeOfBrowser;
    expect(browser('uk', LOCALE_BY_LANGUAGE)).toBe('ua');
  });
});
