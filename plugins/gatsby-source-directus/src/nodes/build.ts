import { fieldsOf, nodeId } from '../model';
import type { ContentType, LocaleOption } from '../options';
import type { NodeContent } from './content';
import { linkIds, type Placement } from './placement';

/** What this plugin adds to every node besides the model's fields and its links. */
const OWN_VALUES = ['locale', 'contentLocale', 'isFallback', 'fallbackFields', 'translatedLocales'];
const HIDDEN_VALUES = ['sourceFiles', 'sourceProblems', 'richTextImages'];

/** A node as it is handed to Gatsby, `internal` aside. */
export interface NodeFields extends Readonly<Record<string, unknown>> {
  id: string;
  itemId: string;
  updatedAt: string | null;
  order: number;
}

/** A node of the last run. */
export interface StoredNode extends NodeFields {
  internal: { type: string; contentDigest: string; owner: string };
}

/** The content of a node of the last run, so that an item whose place changed is not fetched. */
export function storedContent(type: ContentType, node: StoredNode): NodeContent {
  const linked = new Set(
    fieldsOf(type, 'Reference', 'References', 'Children').map(({ name }) => name),
  );
  const names = [
    ...OWN_VALUES,
    ...HIDDEN_VALUES,
    ...Object.keys(type.fields).filter((name) => !linked.has(name)),
  ].filter((name) => name in node);
  return {
    locale: type.translated ? String(node.locale) : undefined,
    values: Object.fromEntries(names.map((name) => [name, node[name]])),
  };
}

/** Joins an item's content and its place. */
export function composeNode(
  type: ContentType,
  itemId: string,
  content: NodeContent,
  placement: Placement,
  updatedAt: string | null,
  model: { types: ReadonlyMap<string, ContentType>; locales: readonly LocaleOption[] },
): NodeFields {
  return {
    ...content.values,
    ...linkIds(type, placement.links, content.locale, model.types, model.locales),
    ...(type.slugged ? { slug: placement.slug } : {}),
    id: nodeId(type.name, itemId, content.locale),
    itemId,
    order: placement.order,
    updatedAt,
  };
}

/** Whether a stored node says the same of its place as a new one. */
export function hasSamePlace(type: ContentType, stored: StoredNode, fresh: NodeFields): boolean {
  const names = [
    'slug',
    'order',
    ...fieldsOf(type, 'Reference', 'References', 'Children').map(({ name }) => name),
  ];
  return names.every((name) => {
    const [before, after] = [stored[name], fresh[name]];
    if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
    return before.length === after.length && before.every((value, index) => value === after[index]);
  });
}
