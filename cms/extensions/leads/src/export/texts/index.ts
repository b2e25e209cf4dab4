import { byLocale } from '../../../../../../contract/by-locale';
import type { SiteLanguage } from '../../contract';
import { en } from './en';
import { ru } from './ru';
import type { ExportTexts } from './types';
import { uk } from './uk';

export type { ExportTexts } from './types';

export const EXPORT_TEXTS: Readonly<Record<SiteLanguage, ExportTexts>> = { en, ru, uk };

/**
 * Words of the exported table in a user's language; English for one that the site has not.
 *
 * @param locale Language of the admin, like `uk-UA`.
 */
export function exportTextsFor(locale: string | null | undefined): ExportTexts {
  return byLocale(EXPORT_TEXTS, locale ?? '');
}
