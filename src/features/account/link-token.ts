import { useState } from 'react';

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

/** The token of the link one came by, as long as the page is open. */
export const useLinkToken = (name: LinkToken) => useState(() => takeLinkToken(name))[0];
