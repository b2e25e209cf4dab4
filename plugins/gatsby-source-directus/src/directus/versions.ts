import { PUBLISHED } from '../constants';
import { columnOf, fieldsOf } from '../model';
import type { ContentType, ResolvedOptions } from '../options';
import { QueryError, type DirectusClient } from './client';
import { belongsTo, explainQueryError, type Fingerprints } from './fingerprints';
import { isDue } from './schedule';
import { fingerprintSelection, itemSelection, versionsQuery } from './queries';
import { compareKeys, itemsOf, keyOf, rowsOf, textOf, type Row } from './rows';
import {
  mergeSelections,
  restSelection,
  rows,
  underSelectedNames,
  type Selection,
} from './selection';

const FORBIDDEN = 403;

/** An item with a content version applied, in full. */
export interface VersionRow {
  /** Key of the version. */
  version: string;
  row: Row;
}

/**
 * Items with a content version, by collection; of several versions of an item the last one is used.
 */
export type Versions = ReadonlyMap<string, readonly VersionRow[]>;

/** Rows that are already in full and need no fetch: type → key → row. */
export type WholeRows = ReadonlyMap<string, ReadonlyMap<string, VersionRow>>;

const wholeSelection = (type: ContentType, options: ResolvedOptions): Selection =>
  mergeSelections(fingerprintSelection(type, options.columns), itemSelection(type, options));

/** Selection of a type's items in full, with the items that are edited inside of them. */
function versionSelection(type: ContentType, options: ResolvedOptions): Selection {
  const selection = wholeSelection(type, options);
  if (type.draftable) selection.status = options.columns.status;
  for (const { column, field } of fieldsOf(type, 'Children')) {
    const child = options.types.find(({ name }) => name === field.of);
    if (child) selection[column] = rows(wholeSelection(child, options));
  }
  return selection;
}

/**
 * Fetches every item that has a content version with one of the keys of the options. Directus
 * applies the version to the item, its translations and the items edited inside of it.
 *
 * @throws SourceError if the token has no permission.
 */
export async function fetchVersions(
  client: DirectusClient,
  options: ResolvedOptions,
): Promise<Versions> {
  if (options.versions.length === 0) return new Map();
  const found = new Map<string, VersionRow[]>();
  let asked = ['directus_versions'];
  try {
    const answer = await client.query<Row>(versionsQuery(options.versions), 'system');
    const there = rowsOf(answer.versions);
    for (const version of options.versions) {
      const collections = new Set(
        there
          .filter(({ key, item }) => key === version && item !== null)
          .map((entry) => textOf(entry, 'collection')),
      );
      for (const collection of collections) {
        const types = options.types.filter((type) => type.collection === collection);
        if (collection === undefined || types.length === 0) continue;
        asked = [collection];
        const selection = types
          .map((type) => versionSelection(type, options))
          .reduce((first, second) => mergeSelections(first, second), {});
        const query = { version, limit: -1, ...restSelection(selection) };
        const data = await client.search(collection, query).catch((error: unknown) => {
          // The version was deleted meanwhile: for a singleton Directus then responds with 403.
          const isGone = error instanceof QueryError && error.status === FORBIDDEN;
          if (isGone && types.some(({ singleton }) => singleton)) return [];
          throw error;
        });
        const named = underSelectedNames(data, selection);
        const items = itemsOf(named, collection).map((row) => ({ version, row }));
        found.set(collection, [...(found.get(collection) ?? []), ...items]);
      }
    }
  } catch (error) {
    throw explainQueryError(error, client.url, asked);
  }
  return found;
}

/** Replaces the children of an item by those of its version. */
function placeChildren(
  parent: { type: ContentType; key: string; entry: VersionRow },
  types: readonly ContentType[],
  place: (type: ContentType, key: string, entry: VersionRow) => void,
  remove: (type: ContentType, isGone: (row: Row) => boolean) => void,
): void {
  for (const { column, field } of fieldsOf(parent.type, 'Children')) {
    const child = types.find(({ name }) => name === field.of);
    const listed = parent.entry.row[column];
    const back = child?.fields[field.by];
    if (!child || !back || !Array.isArray(listed)) continue;
    const reference = columnOf(field.by, back);
    remove(child, (row) => keyOf(row[reference]) === parent.key);
    rowsOf(listed).forEach((row, index) => {
      // A child that the version creates has no key yet.
      const key = keyOf(row) ?? `${parent.key}-new-${index + 1}`;
      const owned = { ...row, id: key, [reference]: { id: parent.key } };
      place(child, key, { version: parent.entry.version, row: owned });
    });
  }
}

/**
 * Applies content versions to the fingerprints.
 *
 * @param fingerprints Without versions.
 * @param versions Items with a version.
 * @param options The model, and which statuses are shown.
 * @returns The fingerprints, and the rows that are already in full.
 */
export function applyVersions(
  fingerprints: Fingerprints,
  versions: Versions,
  { types, statuses }: Pick<ResolvedOptions, 'types' | 'statuses'>,
): { fingerprints: Fingerprints; whole: WholeRows } {
  const shown = new Map([...fingerprints].map(([type, items]) => [type, new Map(items)]));
  const whole = new Map<string, Map<string, VersionRow>>();
  const remove = (type: ContentType, isGone: (row: Row) => boolean) => {
    const items = shown.get(type.name);
    for (const [key, row] of items ?? []) {
      if (!isGone(row)) continue;
      items?.delete(key);
      whole.get(type.name)?.delete(key);
    }
  };
  const place = (type: ContentType, key: string, entry: VersionRow) => {
    shown.get(type.name)?.set(key, entry.row);
    whole.set(type.name, (whole.get(type.name) ?? new Map<string, VersionRow>()).set(key, entry));
  };
  for (const type of types) {
    for (const entry of versions.get(type.collection) ?? []) {
      const key = keyOf(entry.row);
      if (key === undefined) continue;
      if (!belongsTo(type, entry.row, { statuses, now: undefined })) {
        remove(type, (row) => keyOf(row) === key);
        continue;
      }
      place(type, key, { ...entry, row: { ...entry.row, id: key } });
      placeChildren({ type, key, entry }, types, place, remove);
    }
  }
  const sorted = [...shown].map(
    ([type, items]) =>
      [type, new Map([...items].sort(([first], [second]) => compareKeys(first, second)))] as const,
  );
  return { fingerprints: new Map(sorted), whole };
}

const SCHEDULED = 'scheduled';

/** Marker of a node that differs from the live site. */
export interface DraftState {
  /** Its `status`, or that it is outside of its schedule; null if its type has neither. */
  status: string | null;
  /** Key of its content version. */
  version: string | null;
}

/** How a row differs from the live site; undefined if it does not. */
export function draftState(
  type: ContentType,
  row: Row,
  version: string | undefined,
): DraftState | undefined {
  const own = type.draftable ? (textOf(row, 'status') ?? null) : null;
  const isWaiting = own === PUBLISHED && !isDue(type, row, Date.now());
  const status = isWaiting ? SCHEDULED : own;
  if (version === undefined && (status === null || status === PUBLISHED)) return undefined;
  return { status, version: version ?? null };
}
