/** What a slug must look like to stand in an address as it is. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Passport transliteration, letter by letter; what both alphabets write the same stands once. */
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
 * Makes any text safe as a part of an address.
 *
 * @returns Small Latin letters, digits and single hyphens; empty where nothing of the text is left.
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
    .replace(/^-+|-+$/g, '');
}
