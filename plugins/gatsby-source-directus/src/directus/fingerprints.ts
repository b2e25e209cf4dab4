import { SourceError } from '../errors';
import type { ContentType, ResolvedOptions } from '../options';
import { QueryError, type DirectusClient } from './client';
import { countField, fingerprintQuery } from './queries';
import { compareKeys, isRow, itemsOf, keyOf, rowsOf, type Row } from './rows';
import { isDue } from './schedule';

/** Fingerprints of the published items by type and key, for change detection. */
export type Fingerprints = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const UNKNOWN_FIELD = /Cannot query field|Unknown type|must not have a selection|Unknown argument/;

/** Whether a query failed because the token's schema has no such collection. */
function isMissing(error: unknown, collection: string): boolean {
  return (
    error instanceof QueryError &&
    error.details.some(
      (detail) =>
        detail.includes(`"${collection}" on type "Query"`) ||
        detail.includes(`Unknown type "${collection}_filter"`),
    )
  );
}

const FORBIDDEN = 403;

/** Maps a refused query to an error message; `collections` are those of the query. */
export function explainQueryError(
  error: unknown,
  url: string,
  collections: readonly string[],
): unknown {
  if (!(error instanceof QueryError)) return error;
  const { status, details } = error;
  if (status === FORBIDDEN) return new SourceError('forbidden', { url, collections });
  if (details.some((detail) => UNKNOWN_FIELD.test(detail))) {
    return new SourceError('fieldMissing', { url, details });
  }
  return new SourceError('queryRefused', {
    url,
    status,
    details: details.length ? details : ['no message'],
  });
}

/** Whether a row of a shared collection belongs to a type. */
export function belongsTo(
  type: ContentType,
  row: Row,
  { statuses, now }: { statuses: readonly string[]; now: number | undefined },
): boolean {
  if (type.draftable && 'status' in row && !statuses.includes(String(row.status))) return false;
  if (!isDue(type, row, now)) return false;
  return Object.entries(type.filter ?? {}).every(([column, value]) => row[column] === value);
}

/** Row count of a collection, as Directus reports it. */
function countIn(answer: Row, collection: string): number | undefined {
  const [total] = rowsOf(answer[countField(collection)]);
  const count = isRow(total?.count) ? Number(total.count.id) : Number.NaN;
  return Number.isNaN(count) ? undefined : count;
}

/** Which rows are asked for, and by which names. */
type Shown = Pick<ResolvedOptions, 'statuses' | 'columns'>;

/** Fetches further pages until all rows are there, or a page is empty. */
async function readAll(
  client: DirectusClient,
  collection: string,
  types: readonly ContentType[],
  shown: Shown,
) {
  const rows = new Map<string | undefined, Row>();
  for (;;) {
    const answer = await client.query<Row>(fingerprintQuery(collection, types, rows.size, shown));
    const page = itemsOf(answer[collection], collection);
    const before = rows.size;
    for (const row of page) rows.set(keyOf(row), row);
    const count = countIn(answer, collection);
    if (rows.size === before || count === undefined || rows.size >= count) {
      return { rows: [...rows.values()], count };
    }
  }
}

/** Attempts to read a collection before a wrong row count is an error: it may change meanwhile. */
const LOOKS = 3;

/** Reads all rows of a collection and compares their number with Directus' count. */
async function fetchRows(
  client: DirectusClient,
  collection: string,
  types: readonly ContentType[],
  shown: Shown,
): Promise<Row[]> {
  if (types.some(({ singleton }) => singleton)) {
    const answer = await client.query<Row>(fingerprintQuery(collection, types, 0, shown));
    return itemsOf(answer[collection], collection);
  }
  const max = (await client.queryLimit()) ?? Number.POSITIVE_INFINITY;
  for (let look = 1; ; look += 1) {
    const { rows, count } = await readAll(client, collection, types, shown);
    if (rows.length === count) {
      // Nested lists have no pagination, and only their length shows a truncation.
      const cut = (row: Row) => Object.values(row).some((value) => rowsOf(value).length >= max);
      if (!rows.some(cut)) return rows;
      throw new SourceError('queryLimit', { url: client.url, collection, limit: max });
    }
    if (look === LOOKS) {
      const { url } = client;
      throw new SourceError('shortAnswer', {
        url,
        collection,
        got: rows.length,
        expected: count ?? 0,
      });
    }
  }
}

/**
 * Fetches the fingerprints of every collection of the model: one query a collection, whatever the
 * number of items. An item whose schedule starts appears among them without a change, one whose
 * schedule has ended does not.
 *
 * @param now The moment of this sourcing, Unix time in milliseconds.
 * @throws SourceError that names the missing part of the schema or the missing permission, or a
 *   result with fewer rows than the count; at the first query that failed permanently.
 */
export async function fetchFingerprints(
  client: DirectusClient,
  { types, statuses, columns }: Pick<ResolvedOptions, 'types' | 'statuses' | 'columns'>,
  now: number | undefined = Date.now(),
): Promise<Fingerprints> {
  const collections = [...new Set(types.map(({ collection }) => collection))];
  const refused: { collection: string; error: QueryError }[] = [];
  const rows = new Map<string, Row[]>();
  await Promise.all(
    collections.map(async (collection) => {
      const sharing = types.filter((type) => type.collection === collection);
      try {
        rows.set(collection, await fetchRows(client, collection, sharing, { statuses, columns }));
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        refused.push({ collection, error });
      }
    }),
  );
  const { url } = client;
  const hidden = refused
    .filter(({ collection, error }) => isMissing(error, collection) || error.status === FORBIDDEN)
    .map(({ collection }) => collection);
  if (hidden.length > 0) {
    const isAbsent = refused.every(({ collection, error }) => isMissing(error, collection));
    const none = isAbsent && hidden.length === collections.length;
    throw new SourceError(none ? 'schemaMissing' : 'forbidden', {
      url,
      collections: collections.filter((collection) => hidden.includes(collection)),
    });
  }
  const [other] = refused;
  if (other) throw explainQueryError(other.error, url, [other.collection]);

  return new Map(
    types.map((type) => {
      const keyed = (rows.get(type.collection) ?? [])
        .filter((row) => belongsTo(type, row, { statuses, now }))
        .flatMap((row): [string, Row][] => {
          const key = keyOf(row);
          return key === undefined ? [] : [[key, row]];
        })
        .sort(([first], [second]) => compareKeys(first, second));
      return [type.name, new Map(keyed)];
    }),
  );
}
