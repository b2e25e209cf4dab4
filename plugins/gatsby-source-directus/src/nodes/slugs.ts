const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The page's files are named after it, and file systems limit names to 255 bytes. */
const MAX_LENGTH = 200;

/** Whether a slug is safe in a URL. */
export const isSlug = (text: string): boolean => text.length <= MAX_LENGTH && SLUG.test(text);

/** Passport transliteration, letter by letter; letters that both alphabets share stand once. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Apostrophes stand inside words and would split them. */
const APOSTROPHES = /['’ʼ`]/g;

/**
 * Converts any text to a slug that is safe in a URL.
 *
 * @returns Small Latin letters, digits and single hyphens, at most 200; empty where nothing of the
 *   text is left.
 * @example safeSlug('Вилла у моря / 2') // => 'villa-u-moria-2'
 */
export function safeSlug(text: string): string {
  const latin = [...text.normalize('NFC').toLowerCase().replace(APOSTROPHES, '')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('');
  return latin
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/**
 * A unique slug: the slug itself, or with the first free number from 2.
 *
 * @param isTaken Whether another item has it.
 * @example freeSlug('villa', (slug) => slug === 'villa') // => 'villa-2'
 */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = slug.slice(0, MAX_LENGTH - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
