import { isLocale, LOCALES, type Language, type Locale } from './locales';

/**
 * The `lang` a text from the CMS needs: its own where it is a fallback, else none.
 *
 * @param contentLocale - locale whose text it is
 * @param locale - locale of the page
 */
export function contentLanguage(contentLocale: string, locale: Locale): Language | undefined {
  return isLocale(contentLocale) && contentLocale !== locale
    ? LOCALES[contentLocale].language
    : undefined;
}
