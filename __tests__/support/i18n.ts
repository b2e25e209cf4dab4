import { LOCALES, type Locale } from '../../src/i18n/locales';
import type { Namespace } from '../../src/i18n/messages';
import { createTranslator, type Translator } from '../../src/i18n/translator';
import { interfaceStrings } from './interface-strings';

/** The translator that a page of that locale has, with the strings of all namespaces. */
export const translatorFor = (locale: Locale): Translator =>
  createTranslator<Namespace>(LOCALES[locale].language, interfaceStrings(locale));
