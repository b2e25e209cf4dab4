import { useEffect, useState } from 'react';

/** Tokens that the fragment of a mailed link may contain. */
export type LinkToken = 'token' | 'confirm';

const forget = () =>
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );

/**
 * Reads the token and removes it from the URL, so that it is in no bookmark, screenshot or other
 * tab.
 *
 * @returns the token; undefined if the URL has none
 */
export function consumeLinkToken(name: LinkToken): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!token) return undefined;
  forget();
  return token;
}

/**
 * The token of the mailed link, as long as the page is open; also of a link opened later in this
 * tab.
 */
export function useLinkToken(name: LinkToken): string | undefined {
  const [token, setToken] = useState(() => consumeLinkToken(name));
  useEffect(() => {
    const look = () => {
      const found = consumeLinkToken(name);
      if (found) setToken(found);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [name]);
  return token;
}
