/** A line of a `_redirects` file, ready to be compared and sent. */
export interface HostRule {
  /** Path as a request carries it, percent-encoded; may end in `/*`. */
  from: string;
  /** Path of this site or absolute address, percent-encoded. */
  to: string;
  /** 3xx redirects; 200 answers with the target under the given address. */
  status: number;
}

const DEFAULT_STATUS = 301;
const STATUSES = [200, 301, 302, 303, 307, 308];

/** Paths need some origin to be parsed; nothing resolves this one. */
const THIS_SITE = 'http://this-site.invalid';

/** Whatever the slashes, `//host` and `/\host` are paths of this site and not another host. */
const withOneSlash = (address: string) => address.replace(/^[/\\]+/, '/');

function parseAddress(address: string): URL | undefined {
  const written = withOneSlash(address);
  if (!URL.canParse(written, THIS_SITE)) return undefined;
  const url = new URL(written, THIS_SITE);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

const format = (url: URL) =>
  url.origin === THIS_SITE ? withOneSlash(url.pathname) + url.search + url.hash : url.href;

/**
 * Reads the lines of a `_redirects` file: `/from /to 301`, `#` starts a comment. A line that no
 * request can match or no answer can carry is left out.
 */
export function parseRedirects(text: string): HostRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, code = DEFAULT_STATUS, ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const status = Number(code);
    if (!from?.startsWith('/') || !to || rest.length > 0 || !STATUSES.includes(status)) return [];
    const source = parseAddress(from);
    const target = parseAddress(to);
    if (!source || !target || source.search || source.hash) return [];
    return [{ from: source.pathname, to: format(target), status }];
  });
}

/**
 * The first rule for a path. A rule that ends in `/*` holds for everything below, and for the path
 * before it.
 *
 * @param pathname - percent-encoded, as `URL` has it
 */
export function matchRedirect(rules: readonly HostRule[], pathname: string): HostRule | undefined {
  return rules.find(({ from }) => {
    if (!from.endsWith('/*')) return from === pathname;
    const parent = from.slice(0, -2);
    return pathname === parent || pathname.startsWith(`${parent}/`);
  });
}

/**
 * The `Location` of a redirect: the rule's query wins over the request's.
 *
 * @param to - path of this site or absolute address
 * @param search - query of the request, with its `?`, or empty
 * @returns ASCII only, a path for a target on this site
 */
export function redirectLocation(to: string, search: string): string {
  const url = new URL(withOneSlash(to), THIS_SITE);
  if (!url.search) url.search = search;
  return format(url);
}
