import { en } from './en';
import { ru } from './ru';
import type { AdminLanguage, AdminTexts } from './types';
import { uk } from './uk';

export type { AdminTexts, Plural } from './types';

export const TEXTS: Readonly<Record<AdminLanguage, AdminTexts>> = { en, ru, uk };

/**
 * Words in the language of the admin, English where there are none in it.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function textsFor(locale: string): AdminTexts {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(TEXTS, language) ? TEXTS[language as AdminLanguage] : en;
}
