import { useEffect, useState, type RefObject } from 'react';
import { SEARCH_PARAMETER } from '../../config/routes';
import type { Locale } from '../../i18n/locales';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { fetchSearchEntries } from './search-files';
import type { SearchResult } from './site-index';

type Lookup = (query: string) => SearchResult[];

async function loadLookup(locale: Locale): Promise<Lookup> {
  const [{ createSiteIndex }, entries] = await Promise.all([
    loadPart(() => import(/* webpackChunkName: "search" */ './site-index')),
    fetchSearchEntries(locale),
  ]);
  return createSiteIndex(entries);
}

const queryInAddress = () => new URLSearchParams(window.location.search).get(SEARCH_PARAMETER);

/** Replaces the query in the page's address, in the same history entry. */
function replaceQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query.trim() === '') address.searchParams.delete(SEARCH_PARAMETER);
  else address.searchParams.set(SEARCH_PARAMETER, query);
  window.history.replaceState(window.history.state, '', address);
}

/** The query, which stands in the page's address. */
function useAddressQuery(field: RefObject<HTMLInputElement>): [string, (query: string) => void] {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const read = (typed = '') => {
      const next = queryInAddress() ?? typed;
      replaceQuery(next);
      setQuery(next);
    };
    // React does not learn of what was typed before hydration.
    read(field.current?.value);
    const onPopState = () => read();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [field]);
  const change = (next: string) => {
    replaceQuery(next);
    setQuery(next);
  };
  return [query, change];
}

/** State of a search. */
export interface SiteSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Undefined without a query, and until the index has loaded. */
  results: readonly SearchResult[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Searches the locale's pages for the query in the address. The index loads with the first query.
 *
 * @param field - the field with the query
 */
export function useSiteSearch(locale: Locale, field: RefObject<HTMLInputElement>): SiteSearch {
  const [query, setQuery] = useAddressQuery(field);
  const [lookup, setLookup] = useState<Lookup>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isNeeded = query.trim() !== '';
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    loadLookup(locale).then(
      (loaded) => !isStale && setLookup(() => loaded),
      (error: unknown) => {
        logError('The search did not load', error);
        if (!isStale) setFailedAttempt(attempt);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded, locale, attempt]);
  return {
    query,
    setQuery,
    results: isNeeded ? lookup?.(query) : undefined,
    hasFailed: isNeeded && failedAttempt === attempt && !lookup,
    retry: () => setAttempt((last) => last + 1),
  };
}
