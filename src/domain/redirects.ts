/** Path of the file with the editors' redirects. */
export const REDIRECTS_PATH = '/redirects.json';

/** Path without a locale prefix, escaped → path of this site, without one, or an address elsewhere. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Paths need an origin to be parsed with. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Normalises a path to a key of the redirect table: percent-encoded as browsers do it, without a
 * trailing slash.
 *
 * @param path - without query, hash and locale prefix
 * @example redirectKey('/%d1%85/') // => '/%D1%85'
 */
export function redirectKey(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A malformed percent escape matches nothing and must not break the navigation.
  }
  const { pathname } = new URL(decoded.normalize('NFC').replace(/^\/+/, '/'), ANY_ORIGIN);
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Allowed targets of a redirect. The build writes no others; the check is repeated since the target
 * becomes a link.
 */
const TARGET = /^(?:\/|https?:\/\/)/;

/** Parses `redirects.json`; empty for anything malformed. */
export function parseRedirectTable(value: unknown): RedirectTable {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && TARGET.test(entry[1]),
    ),
  );
}
