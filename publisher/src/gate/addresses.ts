/** Page's addresses and the files that answer them: `/about` is `about/index.html`. */
export const pageFile = (address: string): string =>
  address.endsWith('.html')
    ? address.slice(1)
    : `${address.slice(1)}/index.html`.replace(/^\//, '');

/** The address that a file answers, where it is a page. */
export function pageAddress(file: string): string | undefined {
  if (file === 'index.html') return '/';
  if (file.endsWith('/index.html')) return `/${file.slice(0, -'/index.html'.length)}`;
  return file.endsWith('.html') ? `/${file}` : undefined;
}

const DATA = { start: 'page-data', end: '/page-data.json' } as const;

/** The file with a page's data: that of `/about` is `page-data/about/page-data.json`. */
export const dataFile = (address: string): string =>
  `${DATA.start}${address === '/' ? '/index' : address}${DATA.end}`;

/** The address of the page whose data a file holds. */
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

/** Parts of a page that are always there: its top, and a piece of its text. */
const isAlwaysThere = (part: string) => part === '' || part === 'top' || part.startsWith(':~:');

/** Path and part of an address, without its query, decoded, in one spelling. */
function tidy(address: string): string {
  const hash = address.indexOf('#');
  const [path = ''] = (hash < 0 ? address : address.slice(0, hash)).split('?', 1);
  const part = hash < 0 ? '' : decoded(address.slice(hash + 1));
  const whole = decoded(path).replace(/(?<=.)\/+$/, '') || '/';
  return isAlwaysThere(part) ? whole : `${whole}#${part}`;
}

/**
 * A text of its own. As a part of a page's text, which is what a parser hands out, it would keep the
 * whole of that in memory.
 */
export const detached = (text: string): string => Buffer.from(text).toString();

/** Addresses as pages write them, read into places of the site. */
export interface Addresses {
  /**
   * @param value - an address as it is written
   * @param page - the page that it is written on
   * @returns path, and `#part` where it names one; undefined for addresses elsewhere
   */
  place(value: string, page: string): string | undefined;
}

/**
 * Reads addresses of one site. What was read is kept: pages repeat each other's links.
 *
 * @param origin - the site's own, with which an address may begin
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
      // Only these mean the same on every page.
      if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value)) return read(value, page);
      if (known.has(value)) return known.get(value);
      const copy = detached(value);
      const found = read(copy, page);
      known.set(copy, found);
      return found;
    },
  };
}
