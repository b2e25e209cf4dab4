import { redirectKey, type RedirectTable } from '../domain/redirects';
import { DEFAULT_LOCALE } from './locales';
import { isSitePath, localizePath, splitLocale } from './paths';

/**
 * Limit of a chain: the build writes neither chains nor loops, but an open tab may have an older
 * file.
 */
const MAX_STEPS = 10;

/**
 * Resolves the editors' redirects of a path, in the path's locale. Query and hash are kept unless
 * the target has its own, as on the static host.
 *
 * @param to - localized path with query and hash
 * @returns a path of this site or an absolute address
 * @example followRedirects('/ua/old?a=1', { '/old': '/news' }) // => '/ua/news?a=1'
 */
export function followRedirects(to: string, table: RedirectTable): string {
  let target = to;
  for (let step = 0; step < MAX_STEPS && isSitePath(target); step += 1) {
    const [, pathname = '', search = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
    const { locale = DEFAULT_LOCALE, path } = splitLocale(pathname);
    const key = redirectKey(path);
    const next = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!next) return target;
    const localized = isSitePath(next) ? localizePath(next, locale) : next;
    const [, address = '', ownSearch, ownHash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(localized) ?? [];
    target = address + (ownSearch ?? search) + (ownHash ?? hash);
  }
  return target;
}
