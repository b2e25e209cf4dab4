import type { ContentType, ResolvedOptions } from '../options';
import { createLimit } from '../transport/limit';
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
 * Pages of items asked for at the same time. Directus answers from one thread: two keep it busy
 * while the first is worked on, more only make each of them later.
 */
const PARALLEL_PAGES = 2;

/**
 * Fetches items in full, `pageSize` of them a request.
 *
 * @param onItems Called with each answer as it comes, so that it can be worked on meanwhile.
 */
export async function fetchItems(
  client: DirectusClient,
  type: ContentType,
  ids: readonly string[],
  options: ResolvedOptions,
  onItems: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const limit = createLimit(PARALLEL_PAGES);
  try {
    await Promise.all(
      chunksOf(ids, options.pageSize).map(async (chunk) => {
        const answer = await limit(() => client.query<Row>(itemsQuery(type, chunk, options)));
        await onItems(itemsOf(answer[type.collection], type.collection));
      }),
    );
  } catch (error) {
    throw explainQueryError(error, client.url);
  }
}

/**
 * Fetches what is known of files.
 *
 * @returns File rows by id; a file that is gone is not among them.
 */
export async function fetchFiles(
  client: DirectusClient,
  ids: readonly string[],
  options: ResolvedOptions,
): Promise<Map<string, Row>> {
  const files = new Map<string, Row>();
  try {
    await Promise.all(
      chunksOf(ids, options.pageSize).map(async (chunk) => {
        const answer = await client.query<Row>(filesQuery(chunk, options), 'system');
        for (const row of rowsOf(answer.files)) {
          const key = keyOf(row);
          if (key !== undefined) files.set(key, row);
        }
      }),
    );
  } catch (error) {
    throw explainQueryError(error, client.url);
  }
  return files;
}
