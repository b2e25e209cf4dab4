import { COOKIES, LANGUAGE_COOKIE, STORAGE } from '../config/storage';
import { readCookie, writeCookie } from '../utils/safe-cookies';
import { localStore } from '../utils/safe-storage';
import { firstLocale, localeOfBrowser } from './detection';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, type Locale } from './locales';
import { isSitePath, localizePath, splitLocale } from './paths';

/** Query parameter with a locale code. */
export const LANGUAGE_PARAMETER = 'lang';

/** The table of locales as detection takes it, the default first. */
export const LOCALE_BY_LANGUAGE: Readonly<Record<string, Locale>> = Object.fromEntries(
  LOCALE_CODES.map((code) => [LOCALES[code].language, code]),
);

/** Stores a locale under all its keys, so that they always agree. */
export function storePreference(locale: Locale): void {
  if (localStore.get(STORAGE.selectedLanguage) !== locale) {
    localStore.set(STORAGE.selectedLanguage, locale);
  }
  if (localStore.get(STORAGE.localeRedirect) !== locale) {
    localStore.set(STORAGE.localeRedirect, locale);
  }
  if (readCookie(COOKIES.language) !== locale) {
    writeCookie(COOKIES.language, locale, LANGUAGE_COOKIE);
  }
}

/** The stored preference as the bare root reads it; undefined where there is none. */
export function storedPreference(): Locale | undefined {
  const stored = firstLocale(
    [
      localStore.get(STORAGE.localeRedirect),
      localStore.get(STORAGE.selectedLanguage),
      readCookie(COOKIES.language),
    ],
    LOCALE_BY_LANGUAGE,
  );
  return isLocale(stored) ? stored : undefined;
}

/** The visitor's preferred locale: the stored one, else that of the browser's language. */
export function preferredLocale(browserLanguage: string | undefined): Locale {
  const locale = storedPreference() ?? localeOfBrowser(browserLanguage, LOCALE_BY_LANGUAGE);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/**
 * The locale that in-app links lead to: `selectedLanguage`, else the stored language state, else
 * the default (specification, section 2).
 */
export function linkLocale(): Locale {
  const selected = localStore.get(STORAGE.selectedLanguage);
  if (isLocale(selected)) return selected;
  const state = readCookie(COOKIES.language);
  return isLocale(state) ? state : DEFAULT_LOCALE;
}

/**
 * The navigation guard: replaces the prefix of a path by that of the locale for links. External
 * URLs and files are left unchanged.
 *
 * @example localizeLink('/ru/news#top', 'ua') // => '/ua/news#top'
 */
export function localizeLink(to: string, locale: Locale): string {
  return isSitePath(to) ? localizePath(to, locale) : to;
}

/** Removes the locale parameter from a query string. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_PARAMETER)) return search;
  query.delete(LANGUAGE_PARAMETER);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

/**
 * The locale that a URL sets, by its first segment or the `lang` parameter; undefined for a deep
 * link without either.
 */
export function localeOfAddress(address: { pathname: string; search: string }): Locale | undefined {
  const { locale, path } = splitLocale(address.pathname);
  if (locale) return locale;
  const asked = new URLSearchParams(address.search).get(LANGUAGE_PARAMETER);
  if (isLocale(asked)) return asked;
  return path === '/' ? DEFAULT_LOCALE : undefined;
}
