import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Language, type Locale } from './locales';
import { useTranslation } from './translation';

/** The locale that speaks a language; the default one for a language that is not ours. */
export function localeOfLanguage(language: string): Locale {
  return LOCALE_CODES.find((code) => LOCALES[code].language === language) ?? DEFAULT_LOCALE;
}

/** Locale and language of the page being shown. */
export function useLocale(): { locale: Locale; language: Language } {
  const locale = localeOfLanguage(useTranslation().language);
  return { locale, language: LOCALES[locale].language };
}
