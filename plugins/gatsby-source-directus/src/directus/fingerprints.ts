import { PUBLISHED } from '../constants';
import { SourceError } from '../errors';
import type { ContentType, ResolvedOptions } from '../options';
import { QueryError, type DirectusClient } from './client';
import { fingerprintQuery } from './queries';
import { compareKeys, itemsOf, keyOf, type Row } from './rows';

/** Published items of each type by key, with what tells whether they changed. */
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

/** Turns a refused query into the message for a person. */
export function explainQueryError(error: unknown, url: string): unknown {
  if (!(error instanceof QueryError)) return error;
  const { status, details } = error;
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
function belongsTo(type: ContentType, row: Row): boolean {
  if (type.draftable && 'status' in row && row.status !== PUBLISHED) return false;
  return Object.entries(type.filter ?? {}).every(([column, value]) => row[column] === value);
}

/**
 * Asks every collection of the model for its fingerprints: one query a collection, whatever the
 * number of items.
 *
 * @throws SourceError that names what is missing where the schema is not there or not to be seen.
 */
export async function fetchFingerprints(
  client: DirectusClient,
  { types }: ResolvedOptions,
): Promise<Fingerprints> {
  const collections = [...new Set(types.map(({ collection }) => collection))];
  const answers = await Promise.allSettled(
    collections.map(async (collection) => {
      const sharing = types.filter((type) => type.collection === collection);
      const answer = await client.query<Row>(fingerprintQuery(collection, sharing));
      return itemsOf(answer[collection], collection);
    }),
  );
  const { url } = client;
  const failures = answers.flatMap((answer, index) =>
    answer.status === 'rejected'
      ? [{ collection: collections[index] as string, error: answer.reason as unknown }]
      : [],
  );
  const missing = failures.filter(({ collection, error }) => isMissing(error, collection));
  const other = failures.find((failure) => !missing.includes(failure));
  if (other && !(other.error instanceof QueryError)) throw other.error;
  if (missing.length > 0) {
    throw new SourceError(missing.length === collections.length ? 'schemaMissing' : 'forbidden', {
      url,
      collections: missing.map(({ collection }) => collection),
    });
  }
  if (other) throw explainQueryError(other.error, url);

  const rows = new Map<string, Row[]>();
  answers.forEach((answer, index) => {
    if (answer.status === 'fulfilled') rows.set(collections[index] as string, answer.value);
  });
  return new Map(
    types.map((type) => {
      const keyed = (rows.get(type.collection) ?? [])
        .filter((row) => belongsTo(type, row))
        .flatMap((row): [string, Row][] => {
          const key = keyOf(row);
          return key === undefined ? [] : [[key, row]];
        })
        .sort(([first], [second]) => compareKeys(first, second));
      return [type.name, new Map(keyed)];
    }),
  );
}
