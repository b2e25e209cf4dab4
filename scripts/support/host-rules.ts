/** A parsed rule of a `_redirects` file. */
export interface HostRule {
  /** Request path, percent-encoded; may end in `/*`. */
  from: string;
  /** Path of this site or absolute URL, percent-encoded. */
  to: string;
  /** 3xx for a redirect; 200 for a rewrite, which serves the target under the request's URL. */
  status: number;
}

const DEFAULT_STATUS = 301;
const STATUSES = [200, 301, 302, 303, 307, 308];

/** Dummy base URL for parsing paths. */
const THIS_SITE = 'http://this-site.invalid';

/** Collapses leading slashes: `//host` and `/\host` are paths of this site and not another host. */
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
 * Parses a `_redirects` file: `/from /to 301`, `#` starts a comment. Lines that cannot match a
 * request or cannot be sent in a header are ignored.
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
 * Finds the first matching rule of a path. A rule that ends in `/*` matches the path before it and
 * everything below.
 *
 * @param pathname - percent-encoded, as in `URL`
 */
export function matchRedirect(rules: readonly HostRule[], pathname: string): HostRule | undefined {
  return rules.find(({ from }) => {
    if (!from.endsWith('/*')) return from === pathname;
    const parent = from.slice(0, -2);
    return pathname === parent || pathname.startsWith(`${parent}/`);
  });
}

/**
 * The target of a rule for a path: `:splat` stands for what its `/*` has matched.
 *
 * @example targetOf({ from: '/uk/*', to: '/ua/:splat', status: 301 }, '/uk/news') // => '/ua/news'
 */
export function targetOf({ from, to }: HostRule, pathname: string): string {
  const rest = from.endsWith('/*') ? pathname.slice(from.length - 1) : '';
  return to.replace(':splat', () => rest);
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
