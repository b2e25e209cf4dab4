/** Where a client finds the redirects of the editors. */
export const REDIRECTS_PATH = '/redirects.json';

/** Path without a locale prefix → path of this site, without one, or an address elsewhere. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Reads `redirects.json`; empty for anything else. */
export function parseRedirectTable(value: unknown): RedirectTable {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
