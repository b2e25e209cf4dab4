/**
 * THE table of locales (design section 3.3). A locale code is a word of our addresses and storage;
 * a language is a BCP 47 tag. They differ for Ukrainian: `/ua` speaks `uk`.
 */
export const LOCALES = {
  en: { prefix: '', language: 'en', ogLocale: 'en_US', cmsLanguage: 'en', name: 'English' },
  ru: { prefix: '/ru', language: 'ru', ogLocale: 'ru_RU', cmsLanguage: 'ru', name: 'Русский' },
  ua: { prefix: '/ua', language: 'uk', ogLocale: 'uk_UA', cmsLanguage: 'uk', name: 'Українська' },
} as const;

export type Locale = keyof typeof LOCALES;
export type Language = (typeof LOCALES)[Locale]['language'];

export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a string from outside (an address, storage, a header) is one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}
