import type { RedirectTable } from '../domain/redirects';
import { LOCALE_CODES } from '../i18n/locales';
import { isSitePath, localizePath, splitLocale } from '../i18n/paths';

export interface RedirectRule {
  fromPath: string;
  toPath: string;
  statusCode: number;
}

/** The placeholder answers everything below `/en` (specification, section 2). */
const PLACEHOLDER_RULE = '/en/* /en/index.html 200';

/** A path as the rules compare them: no locale, no query or hash, no slash at the end. */
function sharedPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return localizePath(splitLocale(pathname).path, 'en');
}

/** Takes the site's own origin off an address, so that it counts as a path. */
function ownPath(address: string, siteUrl: string): string {
  if (address === siteUrl) return '/';
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
}

/**
 * Lines of a `_redirects` file, the format that static hosts share: each rule in every locale,
 * targets on this site in the same locale.
 */
export function redirectLines(rules: readonly RedirectRule[]): string[] {
  return [
    ...rules.flatMap(({ fromPath, toPath, statusCode }) =>
      LOCALE_CODES.map((locale) => {
        const target = isSitePath(toPath) ? localizePath(toPath, locale) : toPath;
        return `${localizePath(fromPath, locale)} ${target} ${statusCode}`;
      }),
    ),
    PLACEHOLDER_RULE,
  ];
}

/** The rules with targets on this site as paths, however the editor wrote them. */
export function withOwnPaths(rules: readonly RedirectRule[], siteUrl: string): RedirectRule[] {
  return rules.map((rule) => ({ ...rule, toPath: ownPath(rule.toPath, siteUrl) }));
}

/** The rules as navigation inside the site follows them. */
export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  return Object.fromEntries(
    rules.map(({ fromPath, toPath }) => [
      sharedPath(fromPath),
      isSitePath(toPath) ? localizePath(toPath, 'en') : toPath,
    ]),
  );
}

const WHERE = 'Change it in Directus under Site → Redirects.';

/**
 * Says what is wrong with the rules: a loop, a rule that would hide a page, two rules for one path,
 * a target that is no address.
 *
 * @param pagePaths - every page of the site
 * @param siteUrl - origin of the site
 * @returns messages for the editor; none where all is well
 */
export function redirectProblems(
  rules: readonly RedirectRule[],
  pagePaths: Iterable<string>,
  siteUrl: string,
): string[] {
  const pages = new Set([...pagePaths].map(sharedPath));
  const next = new Map<string, string>();
  const problems: string[] = [];
  for (const { fromPath, toPath } of rules) {
    const from = sharedPath(fromPath);
    const target = ownPath(toPath, siteUrl);
    if (!isSitePath(fromPath)) {
      problems.push(`The redirect from ${fromPath} does not start at a path like /old. ${WHERE}`);
    } else if (pages.has(from)) {
      problems.push(`The redirect from ${fromPath} would hide the page at ${from}. ${WHERE}`);
    } else if (next.has(from)) {
      problems.push(`There are two redirects from ${from}. ${WHERE}`);
    } else if (!target.startsWith('/') && !/^https?:\/\/./.test(target)) {
      problems.push(
        `The redirect from ${fromPath} leads to ${toPath}, which is neither a path nor an address. ${WHERE}`,
      );
    } else if (isSitePath(target)) {
      next.set(from, sharedPath(target));
    } else {
      next.set(from, target);
    }
  }
  return [...problems, ...loopProblems(next)];
}

function loopProblems(next: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const start of next.keys()) {
    const way = [start];
    for (let at = next.get(start); at !== undefined && !seen.has(start); at = next.get(at)) {
      const loopStart = way.indexOf(at);
      way.push(at);
      if (loopStart < 0) continue;
      // Where it was entered from elsewhere, the loop's own members report it.
      if (loopStart === 0) {
        problems.push(`The redirects ${way.join(' → ')} never end. ${WHERE}`);
        for (const member of way) seen.add(member);
      }
      break;
    }
  }
  return problems;
}
