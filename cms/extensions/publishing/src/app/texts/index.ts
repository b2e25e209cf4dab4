import { byLocale } from '../../../../../../contract/by-locale';
import { en } from './en';
import { ru } from './ru';
import type { AdminLanguage, AdminTexts } from './types';
import { uk } from './uk';

export type { AdminTexts, Plural } from './types';

export const TEXTS: Readonly<Record<AdminLanguage, AdminTexts>> = { en, ru, uk };

/**
 * Texts in the admin's language; English for an unsupported one.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function textsFor(locale: string): AdminTexts {
  return byLocale(TEXTS, locale);
}
