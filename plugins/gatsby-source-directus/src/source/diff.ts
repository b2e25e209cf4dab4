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

/** A node as it is handed to Gatsby. */
export type NewNode = NodeFields & { internal: { type: string; contentDigest: string } };

/** An item and where it belongs. */
export interface PlacedItem {
  type: ContentType;
  key: string;
  placement: Placement;
}

/** What an item's nodes are compared with. */
export interface DiffContext {
  /** The types and locales that links lead to. */
  links: LinkModel;
  /** Ids of nodes that are written even if they say the same. */
  forced: ReadonlySet<string>;
}

/**
 * The nodes of an item that have to be written because they say something else than before.
 *
 * @param item The item and its place.
 * @param loaded Its content, where it was fetched.
 * @param stored Its nodes of the last run, whose content stays where it was not.
 * @param context What links lead to, and which nodes are written in any case.
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
    // An edit of one language dates the whole item; a node that says the same as before stays.
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
      add(composeNode(type, key, storedContent(type, before), place, before.updatedAt), before);
    }
    return { ids: stored.map(({ id }) => id), changed };
  }
  const byId = new Map(stored.map((node) => [node.id, node]));
  const ids = loaded.nodes.map(({ locale }) => nodeId(type.name, key, locale));
  for (const content of loaded.nodes) {
    const place = linksOf(type, placement, content.locale, links);
    const node = composeNode(type, key, content, place, loaded.updatedAt);
    add(node, byId.get(node.id));
  }
  return { ids, changed };
}
