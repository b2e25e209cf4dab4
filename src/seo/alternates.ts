import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import type { Alternate } from './page-context';

/**
 * The hreflang set of a page: each translation that exists, and `x-default` for readers of other
 * languages, the default locale's where it exists.
 *
 * @param path - the page's path without a locale prefix
 * @param translated - locales that have a translation of their own
 */
export function alternatesOf(path: string, translated: readonly Locale[]): Alternate[] {
  const locales = LOCALE_CODES.filter((locale) => translated.includes(locale));
  const [first] = locales;
  if (!first) return [];
  const fallback = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first;
  return [
    ...locales.map((locale) => ({
      hreflang: LOCALES[locale].language,
      path: localizePath(path, locale),
    })),
    { hreflang: 'x-default', path: localizePath(path, fallback) },
  ];
}
