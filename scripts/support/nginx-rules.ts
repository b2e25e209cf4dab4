import { locales } from '../../contract/site.json';
import type { HeaderRule } from './header-rules';
import { FALLBACK_CACHE } from './host-headers';
import type { HostRule } from './host-rules';

/** Rules of a release as nginx includes them. */
export interface NginxRules {
  /** For the block `http`. */
  http: string;
  /** For the block `server` of the site. */
  site: string;
}

const CACHE_CONTROL = 'Cache-Control';
/** What `/*` of a redirect has matched. */
const REST = '${rest}';
const NO_CONTROL = /^[^\p{Cc}]*$/u;

/**
 * A quoted string of nginx. nginx has no escape for `$`: the variable `$dollar` holds one.
 *
 * @throws Error for control characters, which could end a line
 */
function quoted(text: string): string {
  if (!NO_CONTROL.test(text)) throw new Error('A rule for nginx has a control character.');
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', '${dollar}')}"`;
}

/** Quoted, where nginx reads no variables: in regular expressions and names of locations. */
const literal = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path of `_headers` as a regular expression of nginx. */
const pattern = (path: string) => literal(`~^${path.split('*').map(escapeRegExp).join('.*')}$`);

const variableOf = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;

/** A map; nginx takes the first expression that matches, `_headers` the last. */
function mapOf(from: string, to: string, fallback: string, entries: readonly string[][]): string {
  const lines = [...entries].reverse().map(([key, value]) => `  ${key} ${value};\n`);
  return `map $${from} $${to} {\n  default ${fallback};\n${lines.join('')}}\n`;
}

function headerMaps(rules: readonly HeaderRule[]): string {
  const names = new Set([CACHE_CONTROL, ...rules.flatMap(({ headers }) => Object.keys(headers))]);
  return [...names]
    .map((name) => {
      const entries = rules.flatMap(({ path, headers }) => {
        const value = headers[name];
        return value === undefined ? [] : [[pattern(path), quoted(value)]];
      });
      const isCache = name === CACHE_CONTROL;
      const variable = isCache ? 'cache_of_path' : variableOf(name);
      return mapOf('path_of_request', variable, quoted(isCache ? FALLBACK_CACHE : ''), entries);
    })
    .join('');
}

/** Redirects and errors are never immutable, whatever they stand at. */
const cacheByStatus = () =>
  mapOf('status', variableOf(CACHE_CONTROL), quoted(FALLBACK_CACHE), [
    ['"~^(?:200|206|304)$"', '$cache_of_path'],
  ]);

const NOT_FOUND = '/404/index.html';

function notFoundPages(): string {
  const entries = Object.values(locales).flatMap(({ prefix }) =>
    prefix === ''
      ? []
      : [[literal(`~^${escapeRegExp(prefix)}(?:/|$)`), quoted(`${prefix}${NOT_FOUND}`)]],
  );
  return mapOf('path_of_request', 'not_found_page', quoted(NOT_FOUND), entries);
}

/** Where a redirect leads: its own query wins over the request's. */
function target(to: string, rest = ''): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const [start = '', end] = address.split(':splat');
  const path =
    quoted(start).slice(1, -1) + (end === undefined ? '' : rest + quoted(end).slice(1, -1));
  const search = query === '' ? '$is_args$args' : quoted(query).slice(1, -1);
  return `"${path}${search}${quoted(hash).slice(1, -1)}"`;
}

/** The path of a location, as nginx compares it: decoded. Undefined where there can be none. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return NO_CONTROL.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function locationsOf({ from, to, status }: HostRule): Array<[name: string, body: string]> {
  const isWide = from.endsWith('/*');
  const parent = isWide ? from.slice(0, -2) : from;
  const path = decoded(parent);
  if (path === undefined || (path === '' && isWide)) return [];
  if (status < 300) {
    const body = `try_files ${quoted(decoded(to) ?? to)} =404;`;
    return [[`= ${literal(path)}`, body], ...(isWide ? [prefixed(path, body)] : [])];
  }
  const exact = `return ${status} ${target(to)};`;
  if (!isWide) return [[`= ${literal(path)}`, exact]];
  // The rest as the browser sent it, still escaped.
  const rest = `if ($path_of_request ~ ${literal(`^${escapeRegExp(parent)}/(?<rest>.*)$`)}) { return ${status} ${target(to, REST)}; }`;
  return [[`= ${literal(path)}`, exact], prefixed(path, `${rest} return ${status} ${target(to)};`)];
}

const prefixed = (path: string, body: string): [string, string] => [
  `^~ ${literal(`${path}/`)}`,
  body,
];

/**
 * Writes the rules of `_headers` and `_redirects` for nginx (docs/decisions/0052).
 *
 * @throws Error for a header that cannot be written on one line
 */
export function nginxRules(
  headers: readonly HeaderRule[],
  redirects: readonly HostRule[],
): NginxRules {
  const locations = new Map<string, string>();
  for (const [name, body] of redirects.flatMap(locationsOf)) {
    if (!locations.has(name)) locations.set(name, body);
  }
  const names = new Set([CACHE_CONTROL, ...headers.flatMap((rule) => Object.keys(rule.headers))]);
  return {
    http: [
      'geo $dollar { default "$"; }\n',
      'map $request_uri $path_of_request {\n  "~^(?<path>[^?]*)" $path;\n}\n',
      headerMaps(headers),
      cacheByStatus(),
      notFoundPages(),
    ].join(''),
    site: [
      ...[...names].map((name) => `add_header ${name} $${variableOf(name)} always;\n`),
      ...[...locations].map(([name, body]) => `location ${name} { ${body} }\n`),
    ].join(''),
  };
}
