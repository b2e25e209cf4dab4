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

/** Marks of an item whose texts may be of several locales. */
export interface TextMarks {
  /** Fields whose text is of another locale. */
  readonly fallbackFields: readonly string[];
  /** Locale of the text of each of them. */
  readonly fallbackLocales: readonly string[];
}

/**
 * The `lang` that one text of an item needs: a translation may lack some of the texts.
 *
 * @param field - name of the field
 * @param locale - locale of the page
 */
export function fieldLanguage(
  { fallbackFields, fallbackLocales }: TextMarks,
  field: string,
  locale: Locale,
): Language | undefined {
  const source = fallbackLocales[fallbackFields.indexOf(field)];
  return source === undefined ? undefined : contentLanguage(source, locale);
}
