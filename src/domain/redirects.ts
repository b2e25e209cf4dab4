/** Where a client finds the redirects of the editors. */
export const REDIRECTS_PATH = '/redirects.json';

/** Path without a locale prefix, escaped → path of this site, without one, or an address elsewhere. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Paths need an origin to be parsed with. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * A path as the table of redirects knows it: escaped the way browsers do it, without a slash at its
 * end, whichever way it was written.
 *
 * @param path - without query, hash and locale prefix
 * @example redirectKey('/%d1%85/') // => '/%D1%85'
 */
export function redirectKey(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A broken escape is no reason to break a navigation: it matches nothing.
  }
  const { pathname } = new URL(decoded.normalize('NFC').replace(/^\/+/, '/'), ANY_ORIGIN);
  return pathname.replace(/\/+$/, '') || '/';
}

/** What a redirect may lead to; the build has written nothing else, and a link needs it anyway. */
const TARGET = /^(?:\/|https?:\/\/)/;

/** Reads `redirects.json`; empty for anything else. */
export function parseRedirectTable(value: unknown): RedirectTable {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && TARGET.test(entry[1]),
    ),
  );
}
