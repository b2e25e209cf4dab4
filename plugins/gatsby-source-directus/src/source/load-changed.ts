import type { DirectusClient } from '../directus/client';
import { fetchFiles } from '../directus/items';
import type { WholeRows } from '../directus/versions';
import { createLoader } from '../media/loader';
import { fileKey, type Originals } from '../media/originals';
import type { ItemContent } from '../nodes/content';
import type { LiveItems } from '../nodes/placement';
import type { ResolvedOptions } from '../options';
import { loadItems } from './load-items';
import { isCurrent, textImages, type Digests, type StoredNodes } from './stored';

/** Dependencies of loading. */
export interface LoadInput {
  options: ResolvedOptions;
  client: DirectusClient;
  originals: Originals;
  /**
   * Moment against which schedules are evaluated, Unix time in milliseconds; undefined in a
   * preview.
   */
  now: number | undefined;
  /** Rows that are already in full. */
  whole: WholeRows;
  warn(message: string): void;
  onStatus(text: string): void;
}

/** Current fingerprints, stored nodes, and fingerprints of the last run. */
export interface LoadState {
  live: LiveItems;
  stored: StoredNodes;
  digests: Digests;
  digestsBefore: Digests;
}

/** Current keys of the files in texts of the last run. */
async function currentFileKeys(
  stored: StoredNodes,
  client: DirectusClient,
  options: ResolvedOptions,
): Promise<Map<string, string>> {
  const ids = new Set<string>();
  for (const items of stored.values()) {
    for (const nodes of items.values()) {
      for (const node of nodes) for (const id of Object.keys(textImages(node))) ids.add(id);
    }
  }
  if (ids.size === 0) return new Map();
  const files = await fetchFiles(client, [...ids], options);
  return new Map([...files].map(([id, file]) => [id, fileKey(file)]));
}

/** Content of the items that were fetched. */
export interface LoadedItems {
  /** Items that were requested, whether found or not. */
  requested: ReadonlyMap<string, ReadonlySet<string>>;
  contents: ReadonlyMap<string, ReadonlyMap<string, ItemContent>>;
}

/** Fetches new and changed items; the others keep their content. */
export async function loadChanged(
  { options, client, originals, whole, now, warn, onStatus }: LoadInput,
  { live, stored, digests, digestsBefore }: LoadState,
): Promise<LoadedItems> {
  const comparison = {
    digests: digestsBefore,
    stored,
    hasFile: (fileName: string) => originals.has(fileName),
    fileKeys: await currentFileKeys(stored, client, options),
  };
  const changed = options.types.map((type) => {
    const count = type.translated ? options.locales.length : 1;
    const isStale = (key: string) =>
      !isCurrent(type, key, digests[type.name]?.[key] ?? '', count, comparison);
    return { type, keys: [...(live.get(type.name)?.keys() ?? [])].filter(isStale) };
  });
  const total = changed.reduce((sum, { keys }) => sum + keys.length, 0);
  let done = 0;
  const context = {
    client,
    options,
    now,
    whole,
    media: createLoader(originals, options),
    warn,
    onProgress: (count: number) => {
      done += count;
      onStatus(`${done} of ${total} changed items`);
    },
  };
  const contents = await Promise.all(
    changed
      .filter(({ keys }) => keys.length > 0)
      .map(async ({ type, keys }) => [type.name, await loadItems(type, keys, context)] as const),
  );
  return {
    requested: new Map(changed.map(({ type, keys }) => [type.name, new Set(keys)])),
    contents: new Map(contents),
  };
}

/** Items without nodes: deleted since the fingerprints, or without a required value. */
export function emptyItems({ requested, contents }: LoadedItems): Map<string, Set<string>> {
  return new Map(
    [...requested].map(([type, keys]) => [
      type,
      new Set([...keys].filter((key) => !contents.get(type)?.get(key)?.nodes.length)),
    ]),
  );
}
