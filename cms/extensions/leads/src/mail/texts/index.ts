import { locales } from '../../../../../../contract/site.json';
import type { SiteLanguage, SiteLocale } from '../../contract';
import { en } from './en';
import { ru } from './ru';
import type { MailTexts } from './types';
import { uk } from './uk';

export type { MailTexts } from './types';

const LOCALES = locales as Readonly<Record<SiteLocale, { language: SiteLanguage }>>;

const TEXTS: Readonly<Record<SiteLanguage, MailTexts>> = { en, ru, uk };

/** The language a locale of the site is written in. */
export const languageOf = (locale: SiteLocale | null): SiteLanguage =>
  LOCALES[locale ?? 'en'].language;

/** Mail texts in a language; English for an unknown one. */
export const textsIn = (language: string | null | undefined): MailTexts =>
  TEXTS[language as SiteLanguage] ?? en;

/** Replaces the placeholders of a text in one pass: placeholders inside values stay as they are. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
