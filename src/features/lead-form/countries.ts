import type { Language, Locale } from '../../i18n/locales';

/** Where the browser does not say where it is from. */
const COUNTRY_OF_LOCALE: Readonly<Record<Locale, string>> = { en: 'gb', ru: 'ua', ua: 'ua' };

/**
 * Country a phone number starts with: the region of the visitor's language, else the locale's.
 *
 * @param languages - BCP 47 tags the browser prefers, first one first
 * @returns ISO 3166-1 alpha-2, lower case
 * @example startCountry('en', ['en-AU', 'en']) // => 'au'
 */
export function startCountry(locale: Locale, languages: readonly string[]): string {
  const region = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(languages[0] ?? '')?.[1];
  // American English is what many browsers speak wherever they are.
  if (!region || languages[0] === 'en-US') return COUNTRY_OF_LOCALE[locale];
  return region.toLowerCase();
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const known = new Map<Language, Readonly<Record<string, string>>>();

/**
 * Names of the countries in a language, from the browser.
 *
 * @returns by ISO 3166-1 alpha-2, lower case
 * @example countryNames('uk').ua // => 'Україна'
 */
export function countryNames(language: Language): Readonly<Record<string, string>> {
  const before = known.get(language);
  if (before) return before;
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const names = Object.fromEntries(
    LETTERS.flatMap((first) =>
      LETTERS.flatMap((second) => {
        const name = display.of(first + second);
        return name ? [[(first + second).toLowerCase(), name] as const] : [];
      }),
    ),
  );
  known.set(language, names);
  return names;
}
