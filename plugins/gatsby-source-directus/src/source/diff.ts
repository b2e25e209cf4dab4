import { nodeId } from '../model';
import type { ContentType } from '../options';
import {
  composeNode,
  hasSameLinks,
  linksOf,
  storedContent,
  type LinkModel,
  type NodeFields,
  type StoredNode,
} from '../nodes/build';
import type { ItemContent } from '../nodes/content';
import type { Placement } from '../nodes/placement';
import { contentDigest } from './stored';
import { dirtyDigest, plainDigest } from './unfinished';

/** A node for Gatsby's `createNode`. */
export type NewNode = NodeFields & { internal: { type: string; contentDigest: string } };

/** An item with its placement. */
export interface PlacedItem {
  type: ContentType;
  key: string;
  placement: Placement;
}

/** Context of the comparison. */
export interface DiffContext {
  /** The types and locales that links lead to. */
  links: LinkModel;
  /** Ids of nodes that are written even if unchanged. */
  forced: ReadonlySet<string>;
}

/**
 * The nodes of an item that have changed and have to be written.
 *
 * @param item The item and its place.
 * @param loaded Its content, if it was fetched.
 * @param stored Its nodes of the last run, whose content is reused otherwise.
 * @param context Targets of links, and the nodes that are written in any case.
 * @returns The changed nodes, and the ids of all of the item's nodes.
 */
export function diffItem(
  { type, key, placement }: PlacedItem,
  loaded: ItemContent | undefined,
  stored: readonly StoredNode[],
  { links, forced }: DiffContext,
): { ids: string[]; changed: NewNode[] } {
  const changed: NewNode[] = [];
  const add = (node: NodeFields, before: StoredNode | undefined) => {
    const digest = contentDigest(type, node);
    const stays = before !== undefined && plainDigest(before.internal.contentDigest) === digest;
    if (stays && !forced.has(node.id)) return;
    const written = stays ? dirtyDigest(digest, before.internal.contentDigest) : digest;
    changed.push({ ...node, internal: { type: type.name, contentDigest: written } });
  };
  if (loaded === undefined) {
    for (const before of stored) {
      const locale = type.translated ? String(before.locale) : undefined;
      const place = linksOf(type, placement, locale, links);
      if (hasSameLinks(before, place) && !forced.has(before.id)) continue;
      add(composeNode(type, key, storedContent(type, before), place), before);
    }
    return { ids: stored.map(({ id }) => id), changed };
  }
  const byId = new Map(stored.map((node) => [node.id, node]));
  const ids = loaded.nodes.map(({ locale }) => nodeId(type.name, key, locale));
  for (const content of loaded.nodes) {
    const place = linksOf(type, placement, content.locale, links);
    const node = composeNode(type, key, content, place);
    add(node, byId.get(node.id));
  }
  return { ids, changed };
}
