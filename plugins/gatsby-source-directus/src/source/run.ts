import type { Fingerprints } from '../directus/fingerprints';
import type { StoredNode } from '../nodes/build';
import { publishedItems } from '../nodes/live';
import { placeItems, type Placement } from '../nodes/placement';
import type { ContentType } from '../options';
import { diffItem, type DiffContext, type NewNode } from './diff';
import { checkMassDeletion, countItems, type Counts } from './mass-deletion';
import { emptyItems, loadChanged, type LoadedItems, type LoadInput } from './load-changed';
import {
  itemDigest,
  modelDigest,
  readStored,
  storedOrder,
  type Digests,
  type StoredNodes,
} from './stored';
import { forcedIds, joinUnfinished, type Unfinished } from './unfinished';

/** Nodes created between two awaits: those of one task are one transaction of the store. */
const WRITE_BATCH = 500;

/** The subset of Gatsby's API that sourcing needs. */
export interface NodeStore {
  getNodesByType(type: string): readonly unknown[];
  createNode(node: NewNode): unknown;
  deleteNode(node: Pick<StoredNode, 'id'>): void;
  /** Fingerprints of the last run; undefined in a new cache. */
  digests: Digests | undefined;
  setDigests(digests: Digests): Promise<void>;
  /** Writes of the runs since the last complete build. */
  unfinished: Unfinished | undefined;
  setUnfinished(unfinished: Unfinished): Promise<void>;
}

export interface Summary {
  /** Items that are shown. */
  items: number;
  /** Items fetched in full. */
  fetched: number;
  /** Nodes written, because they are new or changed. */
  written: number;
  deleted: number;
  /** Items of each type that are shown. */
  counts: Counts;
}

export interface SourcingInput extends LoadInput {
  fingerprints: Fingerprints;
  store: NodeStore;
  /** Counts of the last good build. */
  lastBuild: Counts | undefined;
}

interface Plan {
  items: number;
  writes: NewNode[];
  deletes: StoredNode[];
}

function planChanges(
  types: readonly ContentType[],
  places: ReadonlyMap<string, ReadonlyMap<string, Placement>>,
  loaded: LoadedItems,
  stored: StoredNodes,
  context: DiffContext,
): Plan {
  const plan: Plan = { items: 0, writes: [], deletes: [] };
  for (const type of types) {
    const alive = new Set<string>();
    const nodes = stored.get(type.name);
    for (const [key, placement] of places.get(type.name) ?? []) {
      const content = loaded.contents.get(type.name)?.get(key);
      const item = { type, key, placement };
      const { ids, changed } = diffItem(item, content, nodes?.get(key) ?? [], context);
      for (const id of ids) alive.add(id);
      plan.writes.push(...changed);
      plan.items += 1;
    }
    for (const node of [...(nodes?.values() ?? [])].flat()) {
      if (!alive.has(node.id)) plan.deletes.push(node);
    }
  }
  return plan;
}

async function apply({ writes, deletes }: Plan, store: NodeStore): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITE_BATCH) {
    const batch = writes.slice(start, start + WRITE_BATCH);
    await Promise.all(batch.map((node) => store.createNode(node)));
  }
  for (const node of deletes) store.deleteNode(node);
}

/** Marks the lists of types as changed whose last node an unfinished run deleted. */
async function touchEmptyTypes(
  { writes, deletes }: Plan,
  stored: StoredNodes,
  { unfinished, ...store }: NodeStore,
): Promise<void> {
  const touched = new Set([...writes, ...deletes].map(({ internal }) => internal.type));
  for (const type of unfinished?.types ?? []) {
    if (touched.has(type) || stored.get(type)?.size !== 0) continue;
    const id = `${type}:none`;
    const internal = { type, contentDigest: id };
    await store.createNode({ id, itemId: 'none', updatedAt: null, internal });
    store.deleteNode({ id });
  }
}

/**
 * Synchronises the node store with the CMS: fetches changed items, writes changed nodes, deletes
 * those of removed items.
 *
 * @throws SourceError if Directus fails; nothing is written then.
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
  const loaded = await loadChanged(input, {
    live: publishedItems(types, fingerprints),
    stored,
    digests,
    digestsBefore: store.digests ?? {},
  });
  const live = publishedItems(types, fingerprints, emptyItems(loaded));
  const places = placeItems(types, live, storedOrder(stored), { url: client.url, warn });
  const links = { types: new Map(types.map((type) => [type.name, type])), locales };
  const forced = forcedIds(store.unfinished, stored);
  const plan = planChanges(types, places, loaded, stored, { links, forced });
  const counts = countItems(places);
  if (!options.allowMassDeletion) checkMassDeletion(input.lastBuild, counts, client.url);

  const fetched = [...loaded.requested.values()].reduce((sum, { size }) => sum + size, 0);
  if (plan.writes.length + plan.deletes.length > 0) {
    const nodes = plan.writes.map(({ id }) => id);
    const changedTypes = plan.deletes.map(({ internal }) => internal.type);
    await store.setUnfinished(joinUnfinished(store.unfinished, { nodes, types: changedTypes }));
  }
  await touchEmptyTypes(plan, stored, store);
  await apply(plan, store);
  const summary = {
    items: plan.items,
    fetched,
    written: plan.writes.length,
    deleted: plan.deletes.length,
    counts,
  };
  // Last: a run that is aborted before is repeated.
  if (fetched + summary.written + summary.deleted > 0) await store.setDigests(digests);
  return summary;
}
