import { languageOf, TEXTS } from '../../texts';

/**
 * Why a typed number is refused, in the admin's language.
 *
 * @param locale Of the admin, BCP 47.
 */
export const refusedNumber = (reason: 'number' | 'whole', value: string, locale: string): string =>
  TEXTS[languageOf(locale)][reason].replace('{value}', () => JSON.stringify(value));
