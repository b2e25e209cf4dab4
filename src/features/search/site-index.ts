import MiniSearch from 'minisearch';
import {
  excerptOf,
  searchTerm,
  wordsOf,
  type ExcerptPart,
  type SearchEntry,
} from '../../domain/search';

export interface SearchResult extends SearchEntry {
  excerpt: readonly ExcerptPart[];
}

/** Words of this length and more match words that differ by a letter in five: endings, typos. */
const LEAST_FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

/**
 * Indexes a locale's pages.
 *
 * @param entries - the pages
 * @returns a function that looks up a query and returns its results, the best first: pages with
 *   every word of the query, or if there is none, with any of them. The last letters of a word may
 *   be missing or differ.
 */
export function createSiteIndex(
  entries: readonly SearchEntry[],
): (query: string) => SearchResult[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: searchTerm,
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length < LEAST_FUZZY_LENGTH ? false : FUZZINESS),
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query);
    return found.flatMap(({ id, terms }) => {
      const entry = byPath.get(id as string);
      return entry ? { ...entry, excerpt: excerptOf(entry.text, new Set(terms)) } : [];
    });
  };
}
