import { hash } from 'node:crypto';
import type { Row } from '../directus/rows';
import { isRow } from '../directus/rows';
import type { ContentType, ResolvedOptions } from '../options';
import type { ImageRecord } from '../media/records';
import { nodeNames, type NodeFields, type StoredNode } from '../nodes/build';

/** Nodes of the last run: type → item → its nodes. */
export type StoredNodes = ReadonlyMap<string, ReadonlyMap<string, readonly StoredNode[]>>;

/** Fingerprints of the last run: type → item → digest. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

const digestOf = (value: unknown) => hash('md5', JSON.stringify(value), 'base64url');

/** Digest of all options that affect the nodes, without secrets. */
export function modelDigest(options: ResolvedOptions): string {
  const { types, locales, links, altField, visualisationField, url, columns } = options;
  return digestOf([types, locales, links, altField, visualisationField, url, columns]);
}

/** Digest of an item with its texts, links and files. */
export function itemDigest(model: string, fingerprint: Row): string {
  return digestOf([model, fingerprint]);
}

/** Digest of a node's values, without its date. */
export function contentDigest(type: ContentType, node: NodeFields): string {
  return digestOf([...nodeNames(type).map((name) => node[name]), node.updatedAt]);
}

/** Reads the nodes of the last run. */
export function readStored(
  types: readonly ContentType[],
  getNodesByType: (type: string) => readonly unknown[],
): StoredNodes {
  return new Map(
    types.map(({ name }) => {
      const items = new Map<string, StoredNode[]>();
      for (const node of getNodesByType(name) as readonly StoredNode[]) {
        const nodes = items.get(node.itemId);
        if (nodes === undefined) items.set(node.itemId, [node]);
        else nodes.push(node);
      }
      return [name, items];
    }),
  );
}

/** Order numbers of the last run. */
export function storedOrder(stored: StoredNodes): Map<string, Map<string, number>> {
  return new Map(
    [...stored].map(([type, items]) => [
      type,
      new Map([...items].map(([key, nodes]) => [key, nodes[0]?.order ?? 0])),
    ]),
  );
}

/** Pictures of the CMS inside a node's texts, by id. */
export function textImages(node: Readonly<Record<string, unknown>>): Record<string, ImageRecord> {
  return isRow(node.richTextImages) ? (node.richTextImages as Record<string, ImageRecord>) : {};
}

/** Names in the originals directory that a node references. */
export function sourceFiles(node: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(node.sourceFiles) ? (node.sourceFiles as string[]) : [];
}

/** Data that decides whether an item has to be fetched. */
export interface Comparison {
  digests: Digests;
  stored: StoredNodes;
  /** Whether a file exists in the originals directory. */
  hasFile(fileName: string): boolean;
  /** Current key of a file in a text; undefined if it was deleted. */
  fileKeys: ReadonlyMap<string, string>;
}

/**
 * Whether the nodes of the last run are current. Nodes with a problem never are: the file may exist
 * by now, and if not, the warning is repeated.
 */
export function isCurrent(
  type: ContentType,
  key: string,
  digest: string,
  nodeCount: number,
  { digests, stored, hasFile, fileKeys }: Comparison,
): boolean {
  if (digests[type.name]?.[key] !== digest) return false;
  const nodes = stored.get(type.name)?.get(key) ?? [];
  return (
    nodes.length === nodeCount &&
    nodes.every(
      (node) =>
        node.sourceProblems !== true &&
        sourceFiles(node).every(hasFile) &&
        Object.entries(textImages(node)).every(([id, { fileName }]) =>
          fileName.startsWith(`${fileKeys.get(id) ?? 'gone'}.`),
        ),
    )
  );
}
