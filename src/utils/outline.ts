import { NO_BREAK_SPACE } from './spaces';

export interface OutlineEntry {
  /** Its `id`, the fragment of its URL. */
  id: string;
  text: string;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;
const TAG = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': NO_BREAK_SPACE,
};

/** Elements that end a line of text. */
const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|figcaption|blockquote)>|<br ?\/?>/g;

/**
 * Text of sanitised HTML, without markup.
 *
 * @param html - sanitised HTML, or plain text
 */
export const plainText = (html: string): string =>
  html
    .replace(BLOCK_END, ' ')
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/**
 * Adds `id`s to the second-level headings of a text.
 *
 * @param html - sanitised HTML, its headings without attributes
 * @returns the HTML with `id`s, and the headings in their order
 * @example outline('<h2>Price</h2>').entries // => [{ id: 'part-1', text: 'Price' }]
 */
export function outline(html: string): { html: string; entries: OutlineEntry[] } {
  const entries: OutlineEntry[] = [];
  const named = html.replace(HEADING, (_, content: string) => {
    const id = `part-${entries.length + 1}`;
    entries.push({ id, text: plainText(content) });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: named, entries };
}

const WORDS_A_MINUTE = 200;

/**
 * How long a text takes to read.
 *
 * @param html - sanitised HTML
 * @returns minutes, at least 1
 */
export function readingMinutes(html: string): number {
  const words = html.replace(TAG, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
