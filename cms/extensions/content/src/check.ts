import fields from '../../../../contract/links/fields.json';
import { linksIn } from './html-links';
import { linkKind } from './link';
import { readFromPath, readTarget, type FromProblem } from './redirect';

/** What a column holds: a link, what follows its scheme, or HTML with links. */
type FieldKind = 'link' | 'tel' | 'mailto' | 'html';

const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = fields;

/** What is wrong with a value. */
export type Reason = FieldKind | FromProblem | 'target' | 'self' | 'duplicate' | 'order';

export interface Problem {
  field: string;
  reason: Reason;
  /** What an editor wrote: the value, or the link in it. */
  value: string;
}

type Payload = Readonly<Record<string, unknown>>;

const isLink = (address: string) => linkKind(address) !== undefined;

function refusedIn(kind: FieldKind, value: string): string | undefined {
  if (value.trim() === '') return undefined;
  if (kind === 'html') return linksIn(value).find((address) => !isLink(address));
  const address = kind === 'link' ? value : `${kind}:${value.trim()}`;
  return isLink(address) ? undefined : value;
}

/** The links of an item that no page may have. */
export function linkProblems(collection: string, payload: Payload): Problem[] {
  return Object.entries(FIELDS[collection] ?? {}).flatMap(([field, kind]) => {
    const value = payload[field];
    const refused = typeof value === 'string' ? refusedIn(kind as FieldKind, value) : undefined;
    return refused === undefined ? [] : [{ field, reason: kind as FieldKind, value: refused }];
  });
}

/** A redirect as it will be. */
export interface Redirect {
  from_path?: unknown;
  to_path?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What is wrong with a redirect, as far as its own values tell.
 *
 * @param redirect With what is changed.
 * @param others Paths that other redirects start at.
 * @param siteUrl Origin of the site.
 */
export function redirectProblems(
  redirect: Redirect,
  others: readonly string[],
  siteUrl: string,
): Problem[] {
  const from = textOf(redirect.from_path);
  const to = textOf(redirect.to_path);
  const source = readFromPath(from);
  const target = readTarget(to, siteUrl);
  const problems: Problem[] = [];
  if (!source.ok) problems.push({ field: 'from_path', reason: source.problem, value: from });
  if (!target.ok) problems.push({ field: 'to_path', reason: 'target', value: to });
  if (!source.ok) return problems;
  if (source.path === target.path) problems.push({ field: 'to_path', reason: 'self', value: to });
  const double = others.find((other) => {
    const read = readFromPath(other);
    return read.ok && read.path === source.path;
  });
  if (double !== undefined) {
    problems.push({ field: 'from_path', reason: 'duplicate', value: double });
  }
  return problems;
}

/** The moments of an item as they will be. */
export interface Moments {
  publish_at?: unknown;
  unpublish_at?: unknown;
}

/** An item that would leave the site before it comes is a mistake. */
export function scheduleProblems({ publish_at: from, unpublish_at: until }: Moments): Problem[] {
  const isSet = (value: unknown) => value !== null && value !== undefined;
  if (!isSet(from) || !isSet(until)) return [];
  const at = (value: unknown) => new Date(value as string | number | Date).getTime();
  return at(until) <= at(from)
    ? [{ field: 'unpublish_at', reason: 'order', value: String(until) }]
    : [];
}
