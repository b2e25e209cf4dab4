/** Limit of a word, characters: longer than any in a language or a readable URL. */
export const MAX_WORD = 200;

/**
 * Matches outside of tags only, so that URLs in attributes stay unchanged, and from the start of a
 * word only, so that each is read once.
 */
const LONG_WORD = new RegExp(`(?<![^\\s<>])[^\\s<>]{${MAX_WORD + 1},}(?![^<]*>)`, 'gu');

/**
 * Truncates extremely long words: a browser needs ten seconds to break one of 20,000 letters into
 * lines.
 *
 * @param text - plain text or HTML
 * @returns the text, and the number of truncated words
 */
export function cutLongWords(text: string): { text: string; cut: number } {
  let cut = 0;
  const shortened = text.replace(LONG_WORD, (word) => {
    cut += 1;
    // Half a character reference would be shown as text.
    return `${[...word]
      .slice(0, MAX_WORD)
      .join('')
      .replace(/&[#\w]*$/, '')}…`;
  });
  return { text: shortened, cut };
}
