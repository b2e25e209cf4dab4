/** Paths of pages and their files: `/about` is `about/index.html`. */
export const pageFile = (address: string): string =>
  address.endsWith('.html')
    ? address.slice(1)
    : `${address.slice(1)}/index.html`.replace(/^\//, '');

/** Path of the page of an HTML file; undefined for other files. */
export function pageAddress(file: string): string | undefined {
  if (file === 'index.html') return '/';
  if (file.endsWith('/index.html')) return `/${file.slice(0, -'/index.html'.length)}`;
  return file.endsWith('.html') ? `/${file}` : undefined;
}

const DATA = { start: 'page-data', end: '/page-data.json' } as const;

/** File of a page's data: for `/about`, `page-data/about/page-data.json`. */
export const dataFile = (address: string): string =>
  `${DATA.start}${address === '/' ? '/index' : address}${DATA.end}`;

/** Path of the page of a `page-data.json`. */
export function dataAddress(file: string): string | undefined {
  if (!file.startsWith(`${DATA.start}/`) || !file.endsWith(DATA.end)) return undefined;
  const address = file.slice(DATA.start.length, -DATA.end.length);
  return address === '/index' ? '/' : address;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Fragments that every page has: its top, and text fragments. */
const isAlwaysThere = (part: string) => part === '' || part === 'top' || part.startsWith(':~:');

/** Normalised path and fragment of a URL, decoded, without its query. */
function tidy(address: string): string {
  const hash = address.indexOf('#');
  const [path = ''] = (hash < 0 ? address : address.slice(0, hash)).split('?', 1);
  const part = hash < 0 ? '' : decoded(address.slice(hash + 1));
  const whole = decoded(path).replace(/(?<=.)\/+$/, '') || '/';
  return isAlwaysThere(part) ? whole : `${whole}#${part}`;
}

/** Copies a string. Parsers return slices, which would keep the whole page's text in memory. */
export const detached = (text: string): string => Buffer.from(text).toString();

/** Resolves URLs of pages to paths of the site. */
export interface Addresses {
  /**
   * @param value - a URL as it is written
   * @param page - path of the page that contains it
   * @returns path, with `#fragment` if there is one; undefined for other sites
   */
  place(value: string, page: string): string | undefined;
}

/**
 * Creates a resolver for one site. Results are cached, because pages repeat each other's links.
 *
 * @param origin - origin of the site
 */
export function siteAddresses(origin: string): Addresses {
  const known = new Map<string, string | undefined>();
  const read = (value: string, page: string): string | undefined => {
    if (/^\/(?!\/)/.test(value)) return tidy(value);
    if (value.startsWith(origin) && /^(?:$|[/?#])/.test(value.slice(origin.length))) {
      return tidy(value.slice(origin.length));
    }
    if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)) return undefined;
    const { pathname, search, hash } = new URL(value, `https://site.invalid${page}`);
    return tidy(pathname + search + hash);
  };
  return {
    place: (written, page) => {
      const value = written.trim();
      // Only root-relative and absolute URLs resolve to the same path on every page and can be
      // cached.
      if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value)) return read(value, page);
      if (known.has(value)) return known.get(value);
      const copy = detached(value);
      const found = read(copy, page);
      known.set(copy, found);
      return found;
    },
  };
}
