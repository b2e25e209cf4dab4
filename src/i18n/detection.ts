/**
 * Rules of language detection (specification, section 2). They are also inlined into the head as
 * source text: they use nothing from outside themselves, and the table of locales is an argument.
 */

/** Locale code by language tag: the part of the table of locales that detection needs. */
export type LocaleByLanguage = Readonly<Record<string, string>>;

/**
 * The locale for the browser's language; the default for one that is not ours.
 *
 * @param tag - BCP 47, `navigator.language`
 * @param byLanguage - language → locale code, the default first
 * @example localeOfBrowser('uk-UA', { en: 'en', ru: 'ru', uk: 'ua' }) // => 'ua'
 * @example localeOfBrowser('de', { en: 'en', ru: 'ru', uk: 'ua' }) // => 'en'
 */
export function localeOfBrowser(tag: string | undefined, byLanguage: LocaleByLanguage): string {
  const language = String(tag || '')
    .toLowerCase()
    .split(/[-_]/)[0] as string;
  const known = Object.keys(byLanguage);
  const found = known.indexOf(language) < 0 ? known[0] : language;
  return byLanguage[found as string] as string;
}

/**
 * The first valid locale code among those of the URL and the storage.
 *
 * @param wishes - codes from outside, most important first; invalid ones are skipped
 */
export function firstLocale(
  wishes: ReadonlyArray<string | null | undefined>,
  byLanguage: LocaleByLanguage,
): string | undefined {
  const codes = Object.keys(byLanguage).map((language) => byLanguage[language]);
  return wishes.filter((wish) => !!wish && codes.indexOf(wish) >= 0)[0] ?? undefined;
}
