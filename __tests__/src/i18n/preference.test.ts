import { COOKIES, STORAGE } from '../../../src/config/storage';
import {
  linkLocale,
  localizeLink,
  localeOfAddress,
  preferredLocale,
  storedPreference,
  storePreference,
  withoutLanguage,
} from '../../../src/i18n/preference';

const setCookie = (value: string) => {
  document.cookie = `${COOKIES.language}=${value}; path=/`;
};

beforeEach(() => {
  window.localStorage.clear();
  setCookie('; expires=Thu, 01 Jan 1970 00:00:00 GMT');
});

describe('the navigation guard', () => {
  it.each([
    ['ru', 'ua', 'ru'],
    ['nonsense', 'ua', 'ua'],
    ['', 'ua', 'ua'],
  ])('reads selectedLanguage %s before the language state %s: %s', (selected, state, locale) => {
    window.localStorage.setItem(STORAGE.selectedLanguage, selected);
    setCookie(state);
    expect(linkLocale()).toBe(locale);
  });

  it.each([
    ['/news', 'ua', '/ua/news'],
    ['/ru/news', 'ua', '/ua/news'],
    ['/ru/news?a=1#top', 'en', '/news?a=1#top'],
    ['/en/news', 'ru', '/ru/news'],
    ['/', 'ru', '/ru'],
    ['/uaxyz', 'ru', '/ru/uaxyz'],
    ['/static/plan.pdf', 'ru', '/static/plan.pdf'],
    ['https://example.com/ru', 'ua', 'https://example.com/ru'],
    ['//example.com', 'ua', '//example.com'],
  ] as const)('leads %s in %s to %s', (to, locale, target) => {
    expect(localizeLink(to, locale)).toBe(target);
  });
});

describe('the stored preference', () => {
  it('stands in every place it is asked for', () => {
    storePreference('ua');
    expect(window.localStorage.getItem(STORAGE.selectedLanguage)).toBe('ua');
    expect(window.localStorage.getItem(STORAGE.localeRedirect)).toBe('ua');
    expect(document.cookie).toContain(`${COOKIES.language}=ua`);
    expect(storedPreference()).toBe('ua');
    expect(linkLocale()).toBe('ua');
  });

  it('asks for the locale of the last redirect first, then the chosen one, then the cookie', () => {
    setCookie('en');
    expect(storedPreference()).toBe('en');
    window.localStorage.setItem(STORAGE.selectedLanguage, 'ua');
    expect(storedPreference()).toBe('ua');
    window.localStorage.setItem(STORAGE.localeRedirect, 'ru');
    expect(storedPreference()).toBe('ru');
  });

  it('comes before the language of the browser', () => {
    window.localStorage.setItem(STORAGE.localeRedirect, 'ru');
    expect(preferredLocale('uk-UA')).toBe('ru');
    window.localStorage.setItem(STORAGE.localeRedirect, 'xx');
    setCookie('en');
    expect(preferredLocale('uk-UA')).toBe('en');
  });
});

describe('localeOfAddress', () => {
  it.each([
    ['/ru/news', '', 'ru'],
    ['/en/news', '', 'en'],
    ['/ua', '?lang=ru', 'ua'],
    ['/news', '?lang=ua', 'ua'],
    ['/news', '?lang=la', undefined],
    ['/news', '', undefined],
    ['/', '', 'en'],
    ['/', '?lang=ru', 'ru'],
  ])('of %s%s is %s', (pathname, search, locale) => {
    expect(localeOfAddress({ pathname, search })).toBe(locale);
  });
});

describe('withoutLanguage', () => {
  it.each([
    ['?lang=ru', ''],
    ['?a=1&lang=ru&b=%20', '?a=1&b=+'],
    ['?a=%20', '?a=%20'],
    ['', ''],
  ])('leaves of %s “%s”', (search, rest) => {
    expect(withoutLanguage(search)).toBe(rest);
  });
});
