import type { SiteLocale } from '../../contract';
import { en } from './en';
import { ru } from './ru';
import type { MailTexts } from './types';
import { uk } from './uk';

export type { MailTexts } from './types';

/** Language tags of the site's locales (design 3.3: `ua` is a word of addresses). */
const LANGUAGE_OF: Readonly<Record<SiteLocale, MailTexts['language']>> = {
  en: 'en',
  ru: 'ru',
  ua: 'uk',
};

const TEXTS: Readonly<Record<MailTexts['language'], MailTexts>> = { en, ru, uk };

/** The language a locale of the site is written in. */
export const languageOf = (locale: SiteLocale | null): MailTexts['language'] =>
  LANGUAGE_OF[locale ?? 'en'];

/** Words of the mails in a language, English for an unknown one. */
export const textsIn = (language: string | null | undefined): MailTexts =>
  TEXTS[language as MailTexts['language']] ?? en;

/** Puts values into the places of a text, in one pass: a value is never read as a place. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
