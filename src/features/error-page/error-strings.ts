import en from '../../../locales/en/error.json';
import ru from '../../../locales/ru/error.json';
import ua from '../../../locales/ua/error.json';
import { LOCALES, type Locale } from '../../i18n/locales';
import { createTranslator, type Translate } from '../../i18n/translator';

const STRINGS: Readonly<Record<Locale, typeof en>> = { en, ru, ua };

/**
 * Strings of the error page. They are bundled with every page, since fetching may not work any
 * more.
 */
export const errorStrings = (locale: Locale): Translate<'error'> =>
  createTranslator<'error'>(LOCALES[locale].language, { error: STRINGS[locale] }).t;
