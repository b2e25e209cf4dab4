import rules from '../../../../contract/links/rules.json';
import { locales } from '../../../../contract/site.json';
import { ANY_ORIGIN, linkKind } from './link';

/** Reason why a path cannot be redirected. */
export type FromProblem = 'characters' | keyof typeof rules.redirect.from;

const FROM_PROBLEMS = Object.entries({
  characters: rules.link.refused,
  ...rules.redirect.from,
}).map(([problem, pattern]) => [problem as FromProblem, new RegExp(pattern, 'iu')] as const);

const LOCALE_PREFIX = new RegExp(`^/(?:${Object.keys(locales).join('|')})(?=/|$)`);

/** The path without the prefix of a locale. */
const shared = (path: string): string => path.replace(LOCALE_PREFIX, '') || '/';

/** Percent-encoded as browsers do it, without a trailing slash. */
const escaped = (path: string): string =>
  new URL(path.normalize('NFC'), ANY_ORIGIN).pathname.replace(/\/+$/, '') || '/';

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/**
 * Parses the source path of a redirect (rule in `contract/links`).
 *
 * @returns The path without the prefix of a locale, percent-encoded, or the reason why it is
 *   invalid.
 */
export function readFromPath(
  value: string,
): { ok: true; path: string } | { ok: false; problem: FromProblem } {
  const decoded = decode(value.trim());
  if (decoded === undefined) return { ok: false, problem: 'escape' };
  for (const [problem, pattern] of FROM_PROBLEMS) {
    if (pattern.test(decoded) || pattern.test(shared(decoded))) return { ok: false, problem };
  }
  const path = escaped(shared(decoded));
  return path === '/' ? { ok: false, problem: 'home' } : { ok: true, path };
}

/**
 * Parses the target of a redirect (rule in `contract/links`).
 *
 * @param siteUrl Origin of the site; an absolute URL of this origin counts as a path.
 * @returns Whether the target is allowed, and its path if it is on the site.
 */
export function readTarget(value: string, siteUrl: string): { ok: boolean; path?: string } {
  const kind = linkKind(value);
  if (kind === undefined || !rules.redirect.targets.includes(kind)) return { ok: false };
  const { origin } = new URL(siteUrl);
  const { origin: host, pathname } = new URL(value.trim(), origin);
  if (host !== origin) return { ok: true };
  if (linkKind(pathname) !== 'path') return { ok: false };
  return { ok: true, path: escaped(shared(decode(pathname) ?? pathname)) };
}
