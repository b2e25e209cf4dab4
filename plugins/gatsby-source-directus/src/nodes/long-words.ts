/** No language and no address that is meant to be read has a longer one. */
export const MAX_WORD = 200;

/** Outside of tags, whose addresses stay as they are. */
const LONG_WORD = new RegExp(`[^\\s<>]{${MAX_WORD + 1},}(?![^<]*>)`, 'gu');

/**
 * Cuts words beyond any use: a browser needs ten seconds to break one of 20,000 letters into lines.
 *
 * @param text - plain text or HTML
 * @returns the text, and how many words were cut
 */
export function cutLongWords(text: string): { text: string; cut: number } {
  let cut = 0;
  const shortened = text.replace(LONG_WORD, (word) => {
    cut += 1;
    // Half a reference to a character would be printed as it is.
    return `${[...word]
      .slice(0, MAX_WORD)
      .join('')
      .replace(/&[#\w]*$/, '')}…`;
  });
  return { text: shortened, cut };
}
