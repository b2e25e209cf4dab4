/** A line of a `_redirects` file. */
export interface HostRule {
  from: string;
  to: string;
  /** 3xx redirects; 200 answers with the target under the given address. */
  status: number;
}

const DEFAULT_STATUS = 301;

/** Reads the lines of a `_redirects` file: `/from /to 301`, `#` starts a comment. */
export function parseRedirects(text: string): HostRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.replace(/#.*$/, '').trim().split(/\s+/);
    return from && to ? [{ from, to, status: status ? Number(status) : DEFAULT_STATUS }] : [];
  });
}

/**
 * The first rule for a path. A rule that ends in `/*` holds for everything below, and for the path
 * before it.
 */
export function matchRedirect(rules: readonly HostRule[], pathname: string): HostRule | undefined {
  return rules.find(({ from }) => {
    if (!from.endsWith('/*')) return from === pathname;
    const parent = from.slice(0, -2);
    return pathname === parent || pathname.startsWith(`${parent}/`);
  });
}
