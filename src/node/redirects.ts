import contract from '../../contract/links/rules.json';
import { linkKind } from '../domain/link';
import { redirectKey, type RedirectTable } from '../domain/redirects';
import { followRedirects } from '../i18n/follow-redirects';
import { LOCALE_CODES, LOCALES } from '../i18n/locales';
import { isSitePath, localizePath, splitLocale } from '../i18n/paths';

/** A redirect as an editor wrote it. */
export interface RedirectItem {
  itemId: string;
  /** URL of the item in the admin. */
  editAddress: string;
  fromPath: string;
  toPath: string;
  statusCode: number;
}

/** A redirect as it is written for hosts and open tabs; its values are escaped. */
export interface RedirectRule {
  /** Path of this site without a locale prefix. */
  fromPath: string;
  /** Path of this site without a locale prefix, with query and hash, or an address elsewhere. */
  toPath: string;
  statusCode: number;
}

/** Why a path cannot be the source of a redirect. */
export type FromProblem = 'characters' | keyof typeof contract.redirect.from;

const FROM_PROBLEMS = Object.entries({
  characters: contract.link.refused,
  ...contract.redirect.from,
}).map(([problem, pattern]) => [problem as FromProblem, new RegExp(pattern, 'iu')] as const);

/** A path as the rules compare them: no locale, no query or hash, no slash at the end. */
function sharedPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return localizePath(splitLocale(pathname).path, 'en');
}

/**
 * Parses the source path of a redirect (rule in `contract/links`).
 *
 * @returns the path without locale prefix, escaped as browsers send it, or why there can be none
 */
export function readFromPath(
  value: string,
): { ok: true; path: string } | { ok: false; problem: FromProblem } {
  let decoded: string;
  try {
    decoded = decodeURI(value.trim());
  } catch {
    return { ok: false, problem: 'escape' };
  }
  for (const [problem, pattern] of FROM_PROBLEMS) {
    if (pattern.test(decoded) || pattern.test(splitLocale(decoded).path)) {
      return { ok: false, problem };
    }
  }
  const path = redirectKey(sharedPath(decoded));
  return path === '/' ? { ok: false, problem: 'home' } : { ok: true, path };
}

/** Whether a redirect starts at the path of a link, in whatever locale, with whatever query. */
export function startsAt(fromPath: string, link: string): boolean {
  const read = readFromPath(fromPath);
  return read.ok && read.path === redirectKey(sharedPath(link));
}

/**
 * Parses the target of a redirect (rule in `contract/links`).
 *
 * @param siteUrl - origin of the site: an address there counts as a path
 * @returns an escaped path without locale prefix or an address elsewhere; nothing where it is neither
 */
export function readTarget(value: string, siteUrl: string): string | undefined {
  const kind = linkKind(value);
  if (kind === undefined || !contract.redirect.targets.includes(kind)) return undefined;
  const { origin } = new URL(siteUrl);
  const { href, origin: host, pathname, search, hash } = new URL(value.trim(), origin);
  if (kind === 'web' && host !== origin) return href;
  const path = pathname + search + hash;
  if (linkKind(path) !== 'path') return undefined;
  return isSitePath(path) ? localizePath(path, 'en') : path;
}

const FROM_WORDS: Readonly<Record<FromProblem, string>> = {
  characters: 'holds a line break, another control character or a backslash',
  escape: 'holds a percent sign that browsers cannot read',
  path: 'is no path of the site like /old',
  query: 'holds ? or #, which hosts do not compare',
  wildcard: 'holds * or a part that begins with a colon, which would catch other addresses too',
  home: 'is the home page',
  file: 'is a file of the site',
};

interface Candidate {
  item: RedirectItem;
  rule: RedirectRule;
}

/** The redirects to write, and warnings for the editors. */
export interface RedirectPlan {
  rules: RedirectRule[];
  /** A line each: item, where it is changed, field, what is wrong, what becomes of it. */
  warnings: string[];
}

/**
 * Decides which redirects are written. One that could never work, would shadow a page or file, or
 * is part of a loop is left out with a warning; a chain is shortened to its final target.
 *
 * @param items - in the order in which the first of two with the same path counts
 * @param pagePaths - every page of the site
 * @param siteUrl - origin of the site
 */
export function planRedirects(
  items: readonly RedirectItem[],
  pagePaths: Iterable<string>,
  siteUrl: string,
): RedirectPlan {
  const pages = new Set([...pagePaths].map((path) => redirectKey(sharedPath(path))));
  const warnings: string[] = [];
  const warn = (item: RedirectItem, text: string) =>
    warnings.push(`Redirect ${item.itemId} (${item.editAddress}): ${text}.`);

  const candidates = new Map<string, Candidate>();
  for (const item of items) {
    const read = readRule(item, siteUrl);
    const problem = read.ok
      ? collision({ item, rule: read.rule }, pages, candidates)
      : read.problem;
    if (problem !== undefined) warn(item, `${problem}; the redirect is left out`);
    else if (read.ok) candidates.set(read.rule.fromPath, { item, rule: read.rule });
  }

  const ending = new Map(candidates);
  for (const [path, { item }] of candidates) {
    const way = wayFrom(path, candidates);
    if (!way.isLoop) continue;
    ending.delete(path);
    warn(item, `toPath: ${way.paths.join(' → ')} never ends; the redirect is left out`);
  }

  const table = redirectTable([...ending.values()].map(({ rule }) => rule));
  const rules = [...ending.values()].map(({ item, rule }) => {
    const { paths } = wayFrom(rule.fromPath, ending);
    const toPath = followRedirects(rule.toPath, table);
    if (paths.length > 2) {
      warn(
        item,
        `toPath: ${shown(item.toPath)} is a redirect itself; it leads to ${toPath} at once`,
      );
    }
    if (isMissingPage(toPath, pages)) {
      warn(item, `toPath: there is no page at ${shown(item.toPath)}`);
    }
    return { ...rule, toPath, statusCode: statusOf(paths, ending) };
  });
  return { rules, warnings };
}

const shown = (value: string) => JSON.stringify(value);

function readRule(
  { fromPath, toPath, statusCode }: RedirectItem,
  siteUrl: string,
): { ok: true; rule: RedirectRule } | { ok: false; problem: string } {
  const from = readFromPath(fromPath);
  if (!from.ok)
    return { ok: false, problem: `fromPath: ${shown(fromPath)} ${FROM_WORDS[from.problem]}` };
  const target = readTarget(toPath, siteUrl);
  if (target === undefined) {
    return {
      ok: false,
      problem: `toPath: ${shown(toPath)} is neither a path of the site nor an http address`,
    };
  }
  if (!contract.redirect.statuses.includes(statusCode)) {
    const known = contract.redirect.statuses.join(', ');
    return { ok: false, problem: `statusCode: ${statusCode} is none of ${known}` };
  }
  return { ok: true, rule: { fromPath: from.path, toPath: target, statusCode } };
}

function collision(
  { item, rule }: Candidate,
  pages: ReadonlySet<string>,
  others: ReadonlyMap<string, Candidate>,
): string | undefined {
  const path = shown(item.fromPath);
  if (pages.has(rule.fromPath)) return `fromPath: ${path} is a page of the site`;
  const other = others.get(rule.fromPath)?.item;
  return other && `fromPath: Redirect ${other.itemId} starts at ${path} already`;
}

/** The path of a URL on this site; undefined for an external URL or a file. */
const pathOf = (address: string) =>
  isSitePath(address) ? redirectKey(sharedPath(address)) : undefined;

/** The chain of paths from a redirect to its final target. */
function wayFrom(
  start: string,
  candidates: ReadonlyMap<string, Candidate>,
): { paths: string[]; isLoop: boolean } {
  const paths = [start];
  for (;;) {
    const candidate = candidates.get(paths.at(-1) ?? '');
    if (candidate === undefined) return { paths, isLoop: false };
    const next = pathOf(candidate.rule.toPath);
    if (next === undefined) return { paths: [...paths, candidate.rule.toPath], isLoop: false };
    const isLoop = paths.includes(next);
    paths.push(next);
    if (isLoop) return { paths, isLoop };
  }
}

const PERMANENT = [301, 308];

/** Its own status; where a later step of a chain may change, the first such status. */
function statusOf(paths: readonly string[], candidates: ReadonlyMap<string, Candidate>): number {
  const statuses = paths.flatMap((path) => candidates.get(path)?.rule.statusCode ?? []);
  return statuses.find((status) => !PERMANENT.includes(status)) ?? statuses[0] ?? 301;
}

/** Whether an address is of this site, looks like a page's and has none. */
export function isMissingPage(address: string, pages: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  return path !== undefined && !/\.[a-z0-9]+$/i.test(path) && !pages.has(path);
}

/** The placeholder answers everything below `/en` (specification, section 2). */
const PLACEHOLDER_RULE = '/en/* /en/index.html 200';

/**
 * A locale is sometimes addressed by its language: such an address leads to the locale's own, where
 * both differ.
 */
const languageRules = (): string[] =>
  LOCALE_CODES.flatMap((locale) => {
    const { prefix, language } = LOCALES[locale];
    return prefix === '' || prefix === `/${language}`
      ? []
      : [`/${language} ${prefix} 301`, `/${language}/* ${prefix}/:splat 301`];
  });

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
    ...languageRules(),
    PLACEHOLDER_RULE,
  ];
}

/** Builds the redirect table of client-side navigation. */
export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  return Object.fromEntries(rules.map(({ fromPath, toPath }) => [fromPath, toPath]));
}
