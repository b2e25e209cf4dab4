import type { TextValue } from './fallback';

/** Words of one letter and prepositions of two, by language: they must not end a line. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  ru: '[авикосуя]|во|до|за|из|ко|на|об|от|по|со',
  uk: '[авзійоуя]|до|за|зі|із|на|об|по',
};

const NO_BREAK_SPACE = '\u00a0';
const NO_BREAK_HYPHEN = '\u2011';
const WORD_JOINER = '\u2060';
/** A pattern that matches between tags only: addresses and alternative texts stay as they are. */
const outsideTags = (pattern: RegExp) => new RegExp(`${pattern.source}(?![^<]*>)`, pattern.flags);

// Each begins with the character that it replaces and looks around from there: with a lookbehind in
// front, the engine tries it at every character of a text (bench/sourcing.ts).
/** From one figure to another, as in “10:00–19:00”: a line may end after a dash, but not here. */
const RANGE = outsideTags(/–(?<=\d–)(?=\d)/gu);
/** The ending of an ordinal, as in “4-й”. */
const ORDINAL = outsideTags(/-(?<=\d-)(?=[а-яґєії]{1,3}(?!\p{L}))/giu);
/** Particles that belong to the word before their hyphen. */
const PARTICLE = outsideTags(/-(?=(?:то|либо|нибудь|небудь)(?!\p{L}))(?<=\p{L}-)/giu);
/** A dash between words stays with the word before it. */
const DASH = outsideTags(/ (?=— )/gu);
/** A short last word of a paragraph or of a text of some length does not stand on a line alone. */
const LAST_WORD = outsideTags(/ (?=[^\s<>]{1,8}(?:<\/(?:p|li)>|$))(?<=[^<>]{40} )/gu);
/** What is counted stays with its figure, and a thousand with its hundreds. */
const COUNTED = outsideTags(/ (?<=\d )(?<!(?<!\d)(?:19|20)\d\d )(?=\p{L}|\d{3}(?!\d))/gu);
/** A year counts nothing: only the word for it stays with its figure. */
const YEAR = outsideTags(/ (?<=(?<!\d)(?:19|20)\d\d )(?=(?:г\.|год|рік|рок)|\d{3}(?!\d))/giu);
const patterns = new Map(
  Object.entries(SHORT_WORDS).map(([language, words]) => [
    language,
    outsideTags(new RegExp(`(?<![\\p{L}\\p{N}’'-])(${words}) (?=\\S)`, 'giu')),
  ]),
);

/**
 * Inserts non-breaking spaces and word joiners: in every language within a range of figures,
 * between a figure and its unit, and before the last words of a paragraph; in Russian and Ukrainian
 * after words of one letter and prepositions of two, before dashes and particles, and between a
 * figure and its ending. Lists are processed entry by entry. Tags and attributes of HTML stay
 * unchanged.
 *
 * @param value - a text or a list of entries with texts
 * @param language - code in the CMS's `languages`
 * @example insertNonBreakingSpaces('вілла у Бераві', 'uk') // => 'вілла у\u00a0Бераві'
 */
export function insertNonBreakingSpaces(value: TextValue, language: string): TextValue {
  const pattern = patterns.get(language);
  const tie = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const text = part
        .replace(RANGE, `–${WORD_JOINER}`)
        .replace(LAST_WORD, NO_BREAK_SPACE)
        .replace(COUNTED, NO_BREAK_SPACE)
        .replace(YEAR, NO_BREAK_SPACE);
      if (!pattern) return text;
      return text
        .replace(pattern, `$1${NO_BREAK_SPACE}`)
        .replace(DASH, NO_BREAK_SPACE)
        .replace(ORDINAL, NO_BREAK_HYPHEN)
        .replace(PARTICLE, NO_BREAK_HYPHEN);
    }
    if (Array.isArray(part)) return part.map(tie);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, text]) => [name, tie(text)]));
    }
    return part;
  };
  return tie(value) as TextValue;
}
