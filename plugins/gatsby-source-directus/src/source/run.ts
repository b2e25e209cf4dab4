import type { DirectusClient } from '../directus/client';
import type { Fingerprints } from '../directus/fingerprints';
import { fetchFiles } from '../directus/items';
import { createLoader } from '../media/loader';
import { fileKey, type Originals } from '../media/originals';
import type { ResolvedOptions } from '../options';
import type { StoredNode } from '../nodes/build';
import type { ItemContent } from '../nodes/content';
import { liveItems } from '../nodes/live';
import { placeItems, type LiveItems } from '../nodes/placement';
import { diffItem, type NewNode } from './diff';
import { loadItems } from './load-items';
import {
  isCurrent,
  itemDigest,
  modelDigest,
  readStored,
  storedOrder,
  textImages,
  type Digests,
  type StoredNodes,
} from './stored';

/** Nodes handed to Gatsby before it is waited for. */
const WRITE_BATCH = 500;

/** The part of Gatsby that sourcing needs. */
export interface NodeStore {
  getNodesByType(type: string): readonly unknown[];
  createNode(node: NewNode): unknown;
  deleteNode(node: StoredNode): void;
  getDigests(): Promise<Digests | undefined>;
  setDigests(digests: Digests): Promise<void>;
}

export interface Summary {
  /** Items that are shown. */
  items: number;
  /** Items fetched in full. */
  fetched: number;
  /** Nodes written, because they are new or say something else. */
  written: number;
  deleted: number;
}

export interface SourcingInput {
  options: ResolvedOptions;
  client: DirectusClient;
  fingerprints: Fingerprints;
  originals: Originals;
  store: NodeStore;
  warn(message: string): void;
  onStatus(text: string): void;
}

/** Keys, now, of the files that texts of the last run show. */
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

interface Loaded {
  /** Items that were asked for, whether they came or not. */
  requested: ReadonlyMap<string, ReadonlySet<string>>;
  contents: ReadonlyMap<string, ReadonlyMap<string, ItemContent>>;
}

/** Fetches what is new or changed; the content of the rest stays as it is. */
async function loadChanged(
  input: SourcingInput,
  live: LiveItems,
  stored: StoredNodes,
  digests: Digests,
): Promise<Loaded> {
  const { options, client, originals, store, warn, onStatus } = input;
  const comparison = {
    digests: (await store.getDigests()) ?? {},
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

/** Items with nothing to show: deleted since the fingerprints, or without a required value. */
function emptyItems({ requested, contents }: Loaded): Map<string, Set<string>> {
  return new Map(
    [...requested].map(([type, keys]) => [
      type,
      new Set([...keys].filter((key) => !contents.get(type)?.get(key)?.nodes.length)),
    ]),
  );
}

/**
 * Brings the node store in line with the CMS: fetches what changed, writes the nodes that say
 * something else than before, deletes those whose items are gone.
 *
 * @throws SourceError where Directus fails or two items share a slug; nothing is written then.
 */
export async function runSourcing(input: SourcingInput): Promise<Summary> {
  const { options, client, fingerprints, store, warn } = input;
  const { types, locales } = options;
  const model = modelDigest(options);
  const digests: Digests = Object.fromEntries(
    [...fingerprints].map(([type, items]) => [
      type,
      Object.fromEntries([...items].map(([key, row]) => [key, itemDigest(model, row)])),
    ]),
  );
  const stored = readStored(types, (type) => store.getNodesByType(type));
  const loaded = await loadChanged(input, liveItems(types, fingerprints), stored, digests);
  const live = liveItems(types, fingerprints, emptyItems(loaded));
  const places = placeItems(types, live, storedOrder(stored), { url: client.url, warn });

  const links = { types: new Map(types.map((type) => [type.name, type])), locales };
  const summary: Summary = { items: 0, fetched: 0, written: 0, deleted: 0 };
  const alive = new Set<string>();
  const writes: unknown[] = [];
  for (const type of types) {
    summary.fetched += loaded.requested.get(type.name)?.size ?? 0;
    for (const [key, placement] of places.get(type.name) ?? []) {
      const { ids, changed } = diffItem(
        { type, key, placement },
        loaded.contents.get(type.name)?.get(key),
        stored.get(type.name)?.get(key) ?? [],
        links,
      );
      for (const id of ids) alive.add(id);
      writes.push(...changed.map((node) => store.createNode(node)));
      // The store writes what comes in one go as one transaction, so it is not awaited node by node.
      if (writes.length >= WRITE_BATCH) await Promise.all(writes.splice(0));
      summary.items += 1;
      summary.written += changed.length;
    }
  }
  await Promise.all(writes);
  for (const items of stored.values()) {
    for (const node of [...items.values()].flat()) {
      if (alive.has(node.id)) continue;
      store.deleteNode(node);
      summary.deleted += 1;
    }
  }
  const { fetched, written, deleted } = summary;
  // Last: a run that breaks off before is done again.
  if (fetched + written + deleted > 0) await store.setDigests(digests);
  return summary;
}
