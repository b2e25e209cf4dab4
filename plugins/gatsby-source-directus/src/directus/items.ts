import pLimit from 'p-limit';
import { SourceError } from '../errors';
import type { ContentType, ResolvedOptions } from '../options';
import type { DirectusClient } from './client';
import { explainQueryError } from './fingerprints';
import { filesQuery, itemsQuery } from './queries';
import { itemsOf, keyOf, rowsOf, type Row } from './rows';

function chunksOf<T>(values: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < values.length; start += size) {
    chunks.push(values.slice(start, start + size));
  }
  return chunks;
}

/**
 * Concurrent requests for pages of items. Directus is single-threaded: two keep it busy while this
 * process handles the first; more only increase the latency of each.
 */
const PARALLEL_PAGES = 2;

/**
 * Above both this number and this share, missing items are an error and not an editor's deletions.
 */
const MANY = 10;
const MANY_SHARE = 0.1;

/** Maximum rows per request. */
async function chunkSize(client: DirectusClient, { pageSize }: ResolvedOptions): Promise<number> {
  return Math.min(pageSize, (await client.queryLimit()) ?? pageSize);
}

/**
 * Fetches items in full, `pageSize` of them a request. Missing ones are requested again.
 *
 * @param onItems Called with each response as it arrives, for concurrent processing.
 * @returns Keys of items that have been deleted or unpublished.
 * @throws SourceError if so many are missing that the responses must be incomplete.
 */
export async function fetchItems(
  client: DirectusClient,
  type: ContentType,
  ids: readonly string[],
  options: ResolvedOptions,
  onItems: (rows: Row[]) => Promise<void>,
): Promise<string[]> {
  const { collection } = type;
  const limit = pLimit(PARALLEL_PAGES);
  const came = new Set<string>();
  const fetchSome = (keys: readonly string[], size: number) =>
    Promise.all(
      chunksOf(keys, size).map(async (chunk) => {
        const answer = await limit(() => client.query<Row>(itemsQuery(type, chunk, options)));
        const rows = itemsOf(answer[collection], collection);
        for (const row of rows) came.add(keyOf(row) ?? '');
        await onItems(rows);
      }),
    );
  const missing = () => ids.filter((key) => !came.has(key));
  try {
    const size = await chunkSize(client, options);
    await fetchSome(ids, size);
    if (missing().length > 0) await fetchSome(missing(), size);
  } catch (error) {
    throw explainQueryError(error, client.url, [collection]);
  }
  const gone = missing();
  if (gone.length > MANY && gone.length > MANY_SHARE * ids.length) {
    const [got, expected] = [came.size, ids.length];
    throw new SourceError('shortAnswer', { url: client.url, collection, got, expected });
  }
  return gone;
}

/**
 * Fetches the rows of files.
 *
 * @returns File rows by id; deleted files are not among them.
 */
export async function fetchFiles(
  client: DirectusClient,
  ids: readonly string[],
  options: ResolvedOptions,
): Promise<Map<string, Row>> {
  const files = new Map<string, Row>();
  try {
    const size = await chunkSize(client, options);
    await Promise.all(
      chunksOf(ids, size).map(async (chunk) => {
        const answer = await client.query<Row>(filesQuery(chunk, options), 'system');
        for (const row of rowsOf(answer.files)) {
          const key = keyOf(row);
          if (key !== undefined) files.set(key, row);
        }
      }),
    );
  } catch (error) {
    throw explainQueryError(error, client.url, ['directus_files']);
  }
  return files;
}
