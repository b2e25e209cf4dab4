/** Kinds of pages that the site's search tells apart. */
export const SEARCH_KINDS = [
  'project',
  'area',
  'sale',
  'article',
  'news',
  'doc',
  'vacancy',
  'page',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page as the site's search knows it. */
export interface SearchEntry {
  /** With the locale prefix. */
  path: string;
  kind: SearchKind;
  title: string;
  /** Beginning of its text, without markup. */
  text: string;
  /** `lang` of a text that is a fallback. */
  lang?: string;
}

/** A part of an excerpt. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** A word; an apostrophe inside belongs to it, as in “п’ять”. */
const WORD = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;

/** Words of a text or a query, in their order. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The form in which a word is indexed and looked up: lower case, ё as е, without apostrophes and
 * soft hyphens.
 */
export const searchTerm = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’ʼ\u00AD]/g, '');

/** Text of an excerpt before its first match, characters. */
const LEAD_IN = 50;
const EXCERPT = 180;

/**
 * The part of a text around its first match.
 *
 * @param text - text of a page
 * @param terms - matched words, as `searchTerm` writes them
 * @returns its parts, the matching words marked; the beginning of the text if no word matches
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const matches = [...text.matchAll(WORD)].filter(([word]) => terms.has(searchTerm(word)));
  const first = matches[0]?.index ?? 0;
  // Begins and ends between words.
  const start = first <= LEAD_IN ? 0 : text.indexOf(' ', first - LEAD_IN) + 1;
  const room = text.slice(start, start + EXCERPT);
  const isWhole = start + EXCERPT >= text.length;
  const end = isWhole ? text.length : start + Math.max(room.lastIndexOf(' '), 1);
  const parts: ExcerptPart[] = [];
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') parts.push({ text: part, isMatch });
  };
  let at = start;
  for (const { 0: word, index } of matches) {
    if (index < start || index + word.length > end) continue;
    add(text.slice(at, index), false);
    add(word, true);
    at = index + word.length;
  }
  add(text.slice(at, end), false);
  if (start > 0) parts.unshift({ text: '… ', isMatch: false });
  if (!isWhole) parts.push({ text: ' …', isMatch: false });
  return parts;
}
