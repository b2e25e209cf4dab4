import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Language, type Locale } from './locales';

/** The locale that speaks a language; the default one for a language that is not ours. */
export function localeOfLanguage(language: string): Locale {
  return LOCALE_CODES.find((code) => LOCALES[code].language === language) ?? DEFAULT_LOCALE;
}

/** Locale and language of the page being shown. */
export function useLocale(): { locale: Locale; language: Language } {
  const { i18n } = useTranslation();
  const locale = localeOfLanguage(i18n.language);
  return { locale, language: LOCALES[locale].language };
}
