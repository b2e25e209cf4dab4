import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, type Locale } from '../../src/i18n/locales';
import { interfaceStrings } from './interface-strings';

/** i18next as a page of that locale has it: the language tag and the real strings. */
export function i18nFor(locale: Locale): i18n {
  const { language } = LOCALES[locale];
  const strings = interfaceStrings(locale);
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: language,
    resources: { [language]: strings },
    ns: Object.keys(strings),
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
  });
  return instance;
}
