import fields from '../../../../contract/links/fields.json';
import { hostsOf, isE164, isOnHost } from './contacts';
import type { FileReason } from './file-kinds';
import { linksIn } from './html-links';
import { linkKind } from './link';
import type { PeriodReason } from './periods';
import { readFromPath, readTarget, type FromProblem } from './redirect';
import type { ValueReason } from './values';

/** Kind of link column: a whole link, a link without its scheme, or HTML with links. */
type FieldKind = 'link' | 'tel' | 'mailto' | 'html';

const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = fields;

/** A validation error of a field. */
export type Reason =
  | FieldKind
  | FromProblem
  | ValueReason
  | PeriodReason
  | FileReason
  | 'target'
  | 'self'
  | 'duplicate'
  | 'order'
  | 'host'
  | 'fixed';

export interface Problem {
  field: string;
  reason: Reason;
  /** The rejected input: the value, or one link in it. */
  value: string;
  /** Position of the list's entry, from 1, and the field of it. */
  entry?: number;
  part?: string;
  /** The limit that the value is beyond, or what it has to be. */
  limit?: string;
}

type Payload = Readonly<Record<string, unknown>>;

const isLink = (address: string) => linkKind(address) !== undefined;

function refusedIn(kind: FieldKind, value: string): string | undefined {
  if (value.trim() === '') return undefined;
  if (kind === 'html') return linksIn(value).find((address) => !isLink(address));
  if (kind === 'tel') return isE164(value.trim()) ? undefined : value;
  const address = kind === 'link' ? value : `${kind}:${value.trim()}`;
  return isLink(address) ? undefined : value;
}

function hostProblem(column: string, value: unknown): Problem | undefined {
  const hosts = hostsOf(column);
  if (hosts === undefined || typeof value !== 'string' || value.trim() === '') return undefined;
  return isOnHost(value.trim(), hosts)
    ? undefined
    : { field: column, reason: 'host', value, limit: hosts.join(', ') };
}

/** The forbidden links of an item. */
export function linkProblems(collection: string, payload: Payload): Problem[] {
  return Object.entries(FIELDS[collection] ?? {}).flatMap(([field, kind]) => {
    const value = payload[field];
    const refused = typeof value === 'string' ? refusedIn(kind as FieldKind, value) : undefined;
    if (refused !== undefined) return [{ field, reason: kind as FieldKind, value: refused }];
    const elsewhere = collection === 'settings' ? hostProblem(field, value) : undefined;
    return elsewhere === undefined ? [] : [elsewhere];
  });
}

/** A redirect with the change applied. */
export interface Redirect {
  from_path?: unknown;
  to_path?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Validates a redirect by its own values.
 *
 * @param redirect With the change applied.
 * @param others Source paths of the other redirects.
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

/** The publishing schedule of an item with the change applied. */
export interface Moments {
  publish_at?: unknown;
  unpublish_at?: unknown;
}

/** Rejects a schedule that ends before it starts. */
export function scheduleProblems({ publish_at: from, unpublish_at: until }: Moments): Problem[] {
  const isSet = (value: unknown) => value !== null && value !== undefined;
  if (!isSet(from) || !isSet(until)) return [];
  const at = (value: unknown) => new Date(value as string | number | Date).getTime();
  return at(until) <= at(from)
    ? [{ field: 'unpublish_at', reason: 'order', value: String(until) }]
    : [];
}
