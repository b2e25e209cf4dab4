import { PUBLISHED } from '../constants';
import { columnOf, fieldsOf } from '../model';
import type { ContentType, ResolvedOptions } from '../options';
import { QueryError, type DirectusClient } from './client';
import { belongsTo, explainQueryError, type Fingerprints } from './fingerprints';
import { isDue } from './schedule';
import { fingerprintSelection, itemSelection, versionsQuery } from './queries';
import { compareKeys, itemsOf, keyOf, rowsOf, textOf, type Row } from './rows';
import { mergeSelections, restSelection, rows, type Selection } from './selection';

const FORBIDDEN = 403;

/** An item as a content version has it, with all that is asked of an item. */
export interface VersionRow {
  /** Key of the version. */
  version: string;
  row: Row;
}

/** Items that have a version, by collection; of several versions of an item the last one counts. */
export type Versions = ReadonlyMap<string, readonly VersionRow[]>;

/** Rows in full that need not be fetched: type → key → row. */
export type WholeRows = ReadonlyMap<string, ReadonlyMap<string, VersionRow>>;

const wholeSelection = (type: ContentType, options: ResolvedOptions): Selection =>
  mergeSelections(fingerprintSelection(type), itemSelection(type, options));

/** Everything of a type's items, and of the items that are edited inside of them. */
function versionSelection(type: ContentType, options: ResolvedOptions): Selection {
  const selection = wholeSelection(type, options);
  if (type.draftable) selection.status = true;
  for (const { column, field } of fieldsOf(type, 'Children')) {
    const child = options.types.find(({ name }) => name === field.of);
    if (child) selection[column] = rows(wholeSelection(child, options));
  }
  return selection;
}

/**
 * Fetches every item that has a content version of one of the keys of the options, as the version
 * has it: Directus applies the version to the item, its texts and whatever is edited inside of it.
 *
 * @throws SourceError where the token may not read them.
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
          // Given up meanwhile: of a collection of one, Directus says then that it is forbidden.
          const isGone = error instanceof QueryError && error.status === FORBIDDEN;
          if (isGone && types.some(({ singleton }) => singleton)) return [];
          throw error;
        });
        const items = itemsOf(data, collection).map((row) => ({ version, row }));
        found.set(collection, [...(found.get(collection) ?? []), ...items]);
      }
    }
  } catch (error) {
    throw explainQueryError(error, client.url, asked);
  }
  return found;
}

/** Puts the rows that a version of their parent has in the place of those that hang on it. */
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
      // One that the version makes has no key yet.
      const key = keyOf(row) ?? `${parent.key}-new-${index + 1}`;
      const owned = { ...row, id: key, [reference]: { id: parent.key } };
      place(child, key, { version: parent.entry.version, row: owned });
    });
  }
}

/**
 * Shows the items that have a version as the version has them.
 *
 * @param fingerprints What Directus shows without.
 * @param versions Items with a version.
 * @param options The model, and which statuses are shown.
 * @returns The fingerprints, and the rows among them that are there in full.
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

/** What a node says of itself where it shows something else than visitors see. */
export interface DraftState {
  /** Its `status`, or that its time has not come or is over; null where its type has none. */
  status: string | null;
  /** Key of the content version it shows. */
  version: string | null;
}

/** How a row differs from what visitors see; nothing where it does not. */
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
