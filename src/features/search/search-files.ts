import type { SearchEntry } from '../../domain/search';
import type { Locale } from '../../i18n/locales';

/** Path of the file with a locale's pages for the search, written by the build. */
export const searchFilePath = (locale: Locale) => `/search/${locale}.json`;

/**
 * Fetches a locale's pages.
 *
 * @throws Error if the request fails or its answer is no list
 */
export async function fetchSearchEntries(locale: Locale): Promise<readonly SearchEntry[]> {
  const response = await fetch(searchFilePath(locale));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`${response.url} is no list`);
  return entries as SearchEntry[];
}
