import slugify from 'slugify';

/** Room for a suffix is left below the limit of a slug, 120 characters. */
const LENGTH = 80;

const APOSTROPHES = /['’ʼ`]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * The slug of a title, transliterated to Latin letters.
 *
 * @param language Language of the title: the same letter is another one in Russian and Ukrainian.
 * @returns An empty text for a title without a letter or digit that can be transliterated.
 * @example slugOf('Ключі від Чангу', 'uk') // => 'klyuchi-vid-chanhu'
 */
export function slugOf(title: string, language: string): string {
  const words = title.replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim();
  const slug = slugify(words, { lower: true, strict: true, locale: language });
  if (slug.length <= LENGTH) return slug;
  const cut = slug.slice(0, LENGTH + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, LENGTH);
}

interface Text {
  language: string;
  title: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The language of a row of translations: its code, or the row of the language. */
const languageOf = ({ languages_code: language }: Readonly<Record<string, unknown>>): string =>
  isRecord(language) ? String(language.code) : String(language);

/** Titles of a new item in the order of preference, English first. */
function titlesOf(item: Readonly<Record<string, unknown>>): Text[] {
  const { translations } = item;
  const rows: unknown =
    isRecord(translations) && 'create' in translations ? translations.create : translations;
  if (!Array.isArray(rows)) return [];
  const texts = rows.filter(isRecord).flatMap((row): Text[] => {
    const title = row.title ?? row.name;
    return typeof title === 'string' ? [{ language: languageOf(row), title }] : [];
  });
  return texts.sort((a, b) => Number(b.language === 'en') - Number(a.language === 'en'));
}

/**
 * The slug of a new item by its title.
 *
 * @param item The item with its translations, as the API takes them.
 * @returns undefined if there is no title to make it of.
 */
export const slugOfItem = (item: Readonly<Record<string, unknown>>): string | undefined =>
  titlesOf(item)
    .map(({ title, language }) => slugOf(title, language))
    .find((slug) => slug !== '');

/**
 * A slug that is not taken: with the next free number behind it, if it is.
 *
 * @param taken Slugs that begin with it.
 * @example freeSlug('keys', ['keys', 'keys-2']) // => 'keys-3'
 */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const others = new Set(taken);
  if (!others.has(slug)) return slug;
  let number = 2;
  while (others.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
