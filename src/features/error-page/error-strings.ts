import { createInstance, type TFunction } from 'i18next';
import en from '../../../locales/en/error.json';
import ru from '../../../locales/ru/error.json';
import ua from '../../../locales/ua/error.json';
import { LOCALES, type Locale } from '../../i18n/locales';

const STRINGS: Readonly<Record<Locale, typeof en>> = { en, ru, ua };

/** The words for what goes wrong; they come with every page, since nothing can be asked for then. */
export function errorStrings(locale: Locale): TFunction {
  const { language } = LOCALES[locale];
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { error: STRINGS[locale] } },
    ns: 'error',
    initImmediate: false,
  });
  return i18n.t.bind(i18n) as TFunction;
}
