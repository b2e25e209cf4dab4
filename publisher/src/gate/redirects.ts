import type { Addresses } from './addresses';

/** The redirects of the host. */
export interface Redirects {
  /** Target of a path; undefined if no rule matches, null for another site. */
  follow(path: string): string | null | undefined;
}

/**
 * Parses a `_redirects` file: `/from /to 301`, where `/from/*` matches everything below.
 *
 * @param text - the whole file; the build has validated its lines
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
    follow: (path) => {
      if (exact.has(path)) return exact.get(path);
      const rule = below.find(([from]) => path === from || path.startsWith(`${from}/`));
      // `:splat` stands for what the rule's `/*` has matched.
      return rule?.[1]?.replace(':splat', () => path.slice(rule[0].length + 1)) ?? rule?.[1];
    },
  };
}
