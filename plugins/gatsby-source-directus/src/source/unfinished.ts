import type { StoredNodes } from './stored';

/**
 * Writes of runs whose build did not finish. Gatsby persists nodes at once, but dirty queries only
 * after running them: the changes of a build killed in between would stay in the store and never
 * reach the pages.
 */
export interface Unfinished {
  /** Ids of nodes. */
  nodes: readonly string[];
  /** Types whose lists changed. */
  types: readonly string[];
}

/** Adds pending writes to those of earlier unfinished runs. */
export function joinUnfinished(before: Unfinished | undefined, now: Unfinished): Unfinished {
  return {
    nodes: [...new Set([...(before?.nodes ?? []), ...now.nodes])],
    types: [...new Set([...(before?.types ?? []), ...now.types])],
  };
}

/** Ids of the nodes to write again, so that Gatsby runs the lost queries. */
export function forcedIds(unfinished: Unfinished | undefined, stored: StoredNodes): Set<string> {
  const forced = new Set(unfinished?.nodes);
  for (const type of unfinished?.types ?? []) {
    // Writing any node of a type marks its lists as dirty.
    const [nodes] = stored.get(type)?.values() ?? [];
    if (nodes?.[0] !== undefined) forced.add(nodes[0].id);
  }
  return forced;
}

const ROUND = /~(\d+)$/;

/** The original digest of a dirty one. */
export const plainDigest = (digest: string): string => digest.replace(ROUND, '');

/**
 * A changed digest for an unchanged node, to force a write.
 *
 * @example dirtyDigest('abc', 'abc~1') // => 'abc~2'
 */
export function dirtyDigest(digest: string, before: string | undefined): string {
  return `${digest}~${Number(ROUND.exec(before ?? '')?.[1] ?? 0) + 1}`;
}
