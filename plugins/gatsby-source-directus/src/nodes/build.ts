import { fieldsOf, nodeId } from '../model';
import type { ContentType, LocaleOption } from '../options';
import type { NodeContent } from './content';
import { linkIds, type Placement } from './placement';

/** Fields that this plugin adds to every node besides the model's fields and links. */
const OWN_VALUES = [
  'locale',
  'contentLocale',
  'isFallback',
  'fallbackFields',
  'fallbackLocales',
  'translatedLocales',
];
const HIDDEN_VALUES = ['sourceFiles', 'sourceProblems', 'richTextImages', 'draft'];

/** A node without `internal`. */
export interface NodeFields extends Readonly<Record<string, unknown>> {
  id: string;
  itemId: string;
  updatedAt: string | null;
}

/** A node of the last run, from the node store. */
export interface StoredNode extends NodeFields {
  order: number;
  internal: { type: string; contentDigest: string; owner: string };
}

interface Names {
  /** Digest of the values of the item itself. */
  content: readonly string[];
  /** Digest of all values, those that depend on other items included. */
  all: readonly string[];
}

const known = new WeakMap<ContentType, Names>();

function namesOf(type: ContentType): Names {
  const kept = known.get(type);
  if (kept !== undefined) return kept;
  const links = fieldsOf(type, 'Reference', 'References', 'Children').map(({ name }) => name);
  const own = Object.keys(type.fields).filter((name) => !links.includes(name));
  const content = [...OWN_VALUES, ...HIDDEN_VALUES, ...own];
  const names = { content, all: ['id', 'itemId', 'slug', 'order', ...links, ...content] };
  known.set(type, names);
  return names;
}

/** All values of a node, without its date. */
export const nodeNames = (type: ContentType): readonly string[] => namesOf(type).all;

/**
 * Restores the content of a node of the last run, so that an item whose links alone changed is not
 * fetched.
 */
export function storedContent(type: ContentType, node: StoredNode): NodeContent {
  const names = namesOf(type).content.filter((name) => name in node);
  return {
    locale: type.translated ? String(node.locale) : undefined,
    values: Object.fromEntries(names.map((name) => [name, node[name]])),
    updatedAt: node.updatedAt,
  };
}

/** Values of a node that depend on other items. */
export type NodeLinks = Readonly<Record<string, unknown>>;

/** The part of the model that links need. */
export interface LinkModel {
  types: ReadonlyMap<string, ContentType>;
  locales: readonly LocaleOption[];
}

/** Values of a node that depend on other items: links and order. */
export function linksOf(
  type: ContentType,
  placement: Placement,
  locale: string | undefined,
  { types, locales }: LinkModel,
): NodeLinks {
  return {
    ...linkIds(type, placement.links, locale, types, locales),
    ...(type.slugged ? { slug: placement.slug } : {}),
    order: placement.order,
  };
}

/** Whether a stored node has the same links and order. */
export function hasSameLinks(stored: StoredNode, links: NodeLinks): boolean {
  return Object.entries(links).every(([name, after]) => {
    const before = stored[name];
    if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
    return before.length === after.length && before.every((value, index) => value === after[index]);
  });
}

/** Builds a node of an item's content and its links. */
export function composeNode(
  type: ContentType,
  itemId: string,
  content: NodeContent,
  links: NodeLinks,
): NodeFields {
  return {
    ...content.values,
    ...links,
    id: nodeId(type.name, itemId, content.locale),
    itemId,
    updatedAt: content.updatedAt,
  };
}
