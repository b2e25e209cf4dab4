import { fieldsOf, nodeId } from '../model';
import type { ContentType, LocaleOption } from '../options';
import type { NodeContent } from './content';
import { linkIds, type Placement } from './placement';

/** What this plugin adds to every node besides the model's fields and its links. */
const OWN_VALUES = ['locale', 'contentLocale', 'isFallback', 'fallbackFields', 'translatedLocales'];
const HIDDEN_VALUES = ['sourceFiles', 'sourceProblems', 'richTextImages', 'draft'];

/** A node as it is handed to Gatsby, `internal` aside. */
export interface NodeFields extends Readonly<Record<string, unknown>> {
  id: string;
  itemId: string;
  updatedAt: string | null;
}

/** A node of the last run. */
export interface StoredNode extends NodeFields {
  order: number;
  internal: { type: string; contentDigest: string; owner: string };
}

interface Names {
  /** Values that come from the item itself. */
  content: readonly string[];
  /** Those and the ones that depend on other items. */
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

/** Everything that a node of the type says, its date aside. */
export const nodeNames = (type: ContentType): readonly string[] => namesOf(type).all;

/** The content of a node of the last run, so that an item whose links changed is not fetched. */
export function storedContent(type: ContentType, node: StoredNode): NodeContent {
  const names = namesOf(type).content.filter((name) => name in node);
  return {
    locale: type.translated ? String(node.locale) : undefined,
    values: Object.fromEntries(names.map((name) => [name, node[name]])),
  };
}

/** Values of a node that depend on other items. */
export type NodeLinks = Readonly<Record<string, unknown>>;

/** The model as links need it. */
export interface LinkModel {
  types: ReadonlyMap<string, ContentType>;
  locales: readonly LocaleOption[];
}

/** What the node of an item in a locale says of its links among the others. */
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

/** Whether a stored node says the same of its links. */
export function hasSameLinks(stored: StoredNode, links: NodeLinks): boolean {
  return Object.entries(links).every(([name, after]) => {
    const before = stored[name];
    if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
    return before.length === after.length && before.every((value, index) => value === after[index]);
  });
}

/** Joins an item's content and its links. */
export function composeNode(
  type: ContentType,
  itemId: string,
  content: NodeContent,
  links: NodeLinks,
  updatedAt: string | null,
): NodeFields {
  return {
    ...content.values,
    ...links,
    id: nodeId(type.name, itemId, content.locale),
    itemId,
    updatedAt,
  };
}
