import type { StoredNodes } from './stored';

/**
 * What was written by a run whose build did not end. Gatsby keeps nodes at once, but which queries
 * they concern only when a build gets as far as running them: a build that dies in between would
 * leave its changes in the store and off the pages for good.
 */
export interface Unfinished {
  /** Ids of nodes. */
  nodes: readonly string[];
  /** Types whose lists changed. */
  types: readonly string[];
}

/** Adds what is about to be written to what an earlier run left behind. */
export function joinUnfinished(before: Unfinished | undefined, now: Unfinished): Unfinished {
  return {
    nodes: [...new Set([...(before?.nodes ?? []), ...now.nodes])],
    types: [...new Set([...(before?.types ?? []), ...now.types])],
  };
}

/** Ids of the nodes to write again, so that Gatsby runs the queries it forgot. */
export function forcedIds(unfinished: Unfinished | undefined, stored: StoredNodes): Set<string> {
  const forced = new Set(unfinished?.nodes);
  for (const type of unfinished?.types ?? []) {
    // Any node of a type stands for its lists.
    const [nodes] = stored.get(type)?.values() ?? [];
    if (nodes?.[0] !== undefined) forced.add(nodes[0].id);
  }
  return forced;
}

const ROUND = /~(\d+)$/;

/** A digest as it was before it was made different to force a write. */
export const plainDigest = (digest: string): string => digest.replace(ROUND, '');

/**
 * A digest that Gatsby takes for a change although the node says the same.
 *
 * @example dirtyDigest('abc', 'abc~1') // => 'abc~2'
 */
export function dirtyDigest(digest: string, before: string | undefined): string {
  return `${digest}~${Number(ROUND.exec(before ?? '')?.[1] ?? 0) + 1}`;
}
