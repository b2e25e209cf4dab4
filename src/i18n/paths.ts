import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales';

/**
 * Splits a path into its locale and the path that all locales share. The first segment is looked
 * up in the table, so `/sales` or `/uaxyz` carry no locale (design section 3.3).
 *
 * @param path - a path with a leading slash, without query and hash
 * @example splitLocale('/ua/news/pool') // => { locale: 'ua', path: '/news/pool' }
 * @example splitLocale('/sales') // => { locale: undefined, path: '/sales' }
 */
export function splitLocale(path: string): { locale: Locale | undefined; path: string } {
  const [, first = '', ...rest] = path.split('/');
  if (!isLocale(first)) return { locale: undefined, path };
  return { locale: first, path: `/${rest.join('/')}` };
}

/** The locale a path shows: its first segment where that is one, else the default. */
export function localeOfPath(path: string): Locale {
  return splitLocale(path).locale ?? DEFAULT_LOCALE;
}

/**
 * Address of a page in a locale, whatever prefix the given path carried.
 *
 * @param path - a path with a leading slash, with or without a prefix, query and hash kept
 * @example localizePath('/news?page=2', 'ua') // => '/ua/news?page=2'
 * @example localizePath('/ru', 'en') // => '/'
 */
export function localizePath(path: string, locale: Locale): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const suffix = end < 0 ? '' : path.slice(end);
  // `/en//host` must not become `//host`, an address elsewhere.
  const shared = splitLocale(pathname).path.replace(/^\/+/, '/');
  const localized = `${LOCALES[locale].prefix}${shared}`;
  return (localized.length > 1 ? localized.replace(/\/+$/, '') : localized) + suffix;
}

/**
 * Escapes a hash with malformed percent escapes, so that it can be decoded.
 *
 * @param address - path, query and hash, or the hash alone
 * @example readableHash('/sales#100%') // => '/sales#100%25'
 */
export function readableHash(address: string): string {
  const start = address.indexOf('#');
  const hash = start < 0 ? '' : address.slice(start);
  try {
    decodeURI(hash);
    return address;
  } catch {
    return address.slice(0, start) + hash.replaceAll('%', '%25');
  }
}

/** Whether a link's target is a path of this site, as opposed to an address elsewhere or a file. */
export function isSitePath(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !/^\/(?:static|files)\//.test(href);
}

/**
 * Puts the locale's prefix on the links of a text from the CMS, where editors write paths without
 * one.
 *
 * @param html - sanitised HTML with double-quoted attributes
 */
export function localizeLinks(html: string, locale: Locale): string {
  if (!LOCALES[locale].prefix) return html;
  return html.replace(/(<a\b[^>]*?\shref=")([^"]*)(")/g, (match, before, href, after) =>
    isSitePath(href) ? `${before}${localizePath(href, locale)}${after}` : match,
  );
}
