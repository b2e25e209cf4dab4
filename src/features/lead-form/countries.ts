import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js/min';
import { LOCALES, type Language, type Locale } from '../../i18n/locales';

/** Default of many browsers in any country: its region says nothing. */
const FOREIGN_DEFAULT = 'en-US';

const regionOf = (tag: string) =>
  /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? '';

/**
 * Country a phone field starts with: Ukraine on Ukrainian pages, elsewhere the region the browser
 * names.
 *
 * @param languages - BCP 47 tags the browser prefers, first one first
 * @returns ISO 3166-1 alpha-2; the empty text where no region is named
 * @example startCountry('en', ['en-AU', 'en']) // => 'AU'
 * @example startCountry('ru', ['ru']) // => ''
 */
export function startCountry(locale: Locale, languages: readonly string[]): CountryCode | '' {
  if (locale === 'ua') return 'UA';
  const own = languages.filter((tag) => tag !== FOREIGN_DEFAULT);
  const regions = [...own, ...languages].map(regionOf);
  return regions.find((region): region is CountryCode => isSupportedCountry(region)) ?? '';
}

/** A country to choose. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: CountryCode;
  /** In the language of the page. */
  name: string;
  /** With its plus. */
  callingCode: string;
  /** Lower-case names in all languages of the site, and its codes. */
  words: string;
}

/** Lower case, without accents: `Åland` is found by `aland`. */
const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const displays = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const display = displays.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  displays.set(language, display);
  return display;
}

/**
 * Name of a country in a language, from the browser.
 *
 * @example countryName('UA', 'uk') // => 'Україна'
 */
export const countryName = (code: CountryCode, language: Language): string =>
  namesIn(language).of(code) ?? code;

const known = new Map<Language, readonly Country[]>();

/** All countries with phone numbers, in the alphabetical order of a language. */
export function countriesIn(language: Language): readonly Country[] {
  const before = known.get(language);
  if (before) return before;
  const own = namesIn(language);
  const all = Object.values(LOCALES).map((locale) => namesIn(locale.language));
  const countries = getCountries().map((code): Country => {
    const callingCode = `+${getCountryCallingCode(code)}`;
    const names = all.map((display) => display.of(code) ?? '');
    return {
      code,
      name: own.of(code) ?? code,
      callingCode,
      words: searchable([...names, code, callingCode].join('\n')),
    };
  });
  const { compare } = new Intl.Collator(language);
  countries.sort((one, other) => compare(one.name, other.name));
  known.set(language, countries);
  return countries;
}

/**
 * Filters countries by a search text; those with a word that starts with it come first.
 *
 * @param query - part of a name in any language of the site, a calling code or ISO 3166-1 alpha-2
 */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = searchable(query.trim());
  if (!wanted) return countries;
  const starts = (country: Country) =>
    country.words.split('\n').some((word) => word.startsWith(wanted) || word === `+${wanted}`);
  const found = countries.filter(({ words }) => words.includes(wanted));
  return [...found.filter(starts), ...found.filter((country) => !starts(country))];
}
