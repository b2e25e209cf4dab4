import type { Addresses } from './addresses';

/** Where the host leads a request on to. */
export interface Redirects {
  /** The place an address leads to; undefined where no rule is for it, null for another site. */
  follow(path: string): string | null | undefined;
}

/**
 * Reads the lines of a `_redirects` file: `/from /to 301`, where `/from/*` is everything below.
 *
 * @param text - the whole file; the build has checked its lines
 */
export function readRedirects(text: string, addresses: Addresses): Redirects {
  const exact = new Map<string, string | null>();
  const below: [string, string | null][] = [];
  for (const line of text.split('\n')) {
    const [from = '', to = ''] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!from.startsWith('/') || to === '') continue;
    const target = addresses.place(to, '/') ?? null;
    if (from.endsWith('/*')) below.push([addresses.place(from.slice(0, -2), '/') ?? '', target]);
    else exact.set(addresses.place(from, '/') ?? from, target);
  }
  return {
    follow: (path) =>
      exact.has(path)
        ? exact.get(path)
        : below.find(([from]) => path === from || path.startsWith(`${from}/`))?.[1],
  };
}
