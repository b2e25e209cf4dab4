import { SourceError } from '../errors';
import type { ContentType, ResolvedOptions } from '../options';
import { QueryError, type DirectusClient } from './client';
import { countField, fingerprintQuery } from './queries';
import { compareKeys, isRow, itemsOf, keyOf, rowsOf, type Row } from './rows';
import { isDue } from './schedule';

/** Items of each type that are shown, by key, with what tells whether they changed. */
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

/** Turns a refused query into the message for a person; `collections` are those it asked for. */
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

/** How many rows Directus says a collection has. */
function countIn(answer: Row, collection: string): number | undefined {
  const [total] = rowsOf(answer[countField(collection)]);
  const count = isRow(total?.count) ? Number(total.count.id) : Number.NaN;
  return Number.isNaN(count) ? undefined : count;
}

/** Asks for the rows that follow until all have come, or none comes any more. */
async function readAll(
  client: DirectusClient,
  collection: string,
  types: readonly ContentType[],
  statuses: readonly string[],
) {
  const rows = new Map<string | undefined, Row>();
  for (;;) {
    const answer = await client.query<Row>(
      fingerprintQuery(collection, types, rows.size, statuses),
    );
    const page = itemsOf(answer[collection], collection);
    const before = rows.size;
    for (const row of page) rows.set(keyOf(row), row);
    const count = countIn(answer, collection);
    if (rows.size === before || count === undefined || rows.size >= count) {
      return { rows: [...rows.values()], count };
    }
  }
}

/** Times that a collection is read before its numbers are found wrong: it may change meanwhile. */
const LOOKS = 3;

/** All rows of a collection, as many as Directus counts. */
async function fetchRows(
  client: DirectusClient,
  collection: string,
  types: readonly ContentType[],
  statuses: readonly string[],
): Promise<Row[]> {
  if (types.some(({ singleton }) => singleton)) {
    const answer = await client.query<Row>(fingerprintQuery(collection, types, 0, statuses));
    return itemsOf(answer[collection], collection);
  }
  const max = (await client.queryLimit()) ?? Number.POSITIVE_INFINITY;
  for (let look = 1; ; look += 1) {
    const { rows, count } = await readAll(client, collection, types, statuses);
    if (rows.length === count) {
      // A nested list cannot be continued, and nothing else tells that it was cut.
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
 * Asks every collection of the model for its fingerprints: one query a collection, whatever the
 * number of items. What becomes due without a change appears among them, and what is over does not.
 *
 * @param now The moment of this sourcing, Unix time in milliseconds.
 * @throws SourceError that names what is missing where the schema is not there or not to be seen,
 *   or where fewer items come than there are; at the first query that failed for good.
 */
export async function fetchFingerprints(
  client: DirectusClient,
  { types, statuses }: ResolvedOptions,
  now: number | undefined = Date.now(),
): Promise<Fingerprints> {
  const collections = [...new Set(types.map(({ collection }) => collection))];
  const refused: { collection: string; error: QueryError }[] = [];
  const rows = new Map<string, Row[]>();
  await Promise.all(
    collections.map(async (collection) => {
      const sharing = types.filter((type) => type.collection === collection);
      try {
        rows.set(collection, await fetchRows(client, collection, sharing, statuses));
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
