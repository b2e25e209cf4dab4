import { useEffect, useState } from 'react';

/** What a link of a mail may carry behind the hash. */
export type LinkToken = 'token' | 'confirm';

const forget = () =>
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );

/**
 * Takes the token out of the address, so that it is in no bookmark, screenshot or other tab.
 *
 * @returns the token; undefined where the address has none
 */
export function takeLinkToken(name: LinkToken): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!token) return undefined;
  forget();
  return token;
}

/** The token of the link one came by, as long as the page is open; it may come while it is. */
export function useLinkToken(name: LinkToken): string | undefined {
  const [token, setToken] = useState(() => takeLinkToken(name));
  useEffect(() => {
    const look = () => {
      const found = takeLinkToken(name);
      if (found) setToken(found);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [name]);
  return token;
}
