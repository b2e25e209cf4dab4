import { languages, locales } from '../../contract/site.json';

/** Code in URLs and storage. */
export type Locale = keyof typeof locales;
/** BCP 47 tag. */
export type Language = keyof typeof languages;

interface LocaleRow {
  /** Path prefix of its pages. */
  readonly prefix: string;
  readonly language: Language;
  readonly ogLocale: string;
  /** Code of the language in Directus. */
  readonly cmsLanguage: string;
}

/** THE table of locales (design section 3.3). Locale and language differ for Ukrainian: `/ua` speaks `uk`. */
export const LOCALES = locales as Readonly<Record<Locale, LocaleRow>>;

/** Name of the language in itself. */
export const nameOf = (locale: Locale): string => languages[LOCALES[locale].language].name;

export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a string from outside (an address, storage, a header) is one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}
