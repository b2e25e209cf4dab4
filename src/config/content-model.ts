import { CONTENT_MODEL as CONTENT } from '../../contract/content';
import type { ContentField, ContentType, ItemField } from '../../contract/content/types';

/** Properties of types and fields that only the CMS reads. */
const EDITORS_PART = ['label', 'note', 'choices', 'values', 'checkbox'] as const;

type EditorsPart = (typeof EDITORS_PART)[number];

type NodeField<Field = ContentField> = Field extends unknown ? Omit<Field, EditorsPart> : never;

/** A node type in the form of the source plugin's option. */
export type NodeType = Omit<ContentType, EditorsPart | 'fields'> & {
  readonly fields: Readonly<Record<string, NodeField>>;
};

const withoutEditorsPart = <Value extends object>(value: Value): Omit<Value, EditorsPart> =>
  Object.fromEntries(
    Object.entries(value).filter(([key]) => !EDITORS_PART.some((part) => part === key)),
  ) as Omit<Value, EditorsPart>;

/** The source plugin checks the values of an entry, choices too, by one pattern. */
const itemField = ({ choices, ...part }: ItemField) => ({
  ...withoutEditorsPart(part),
  ...(choices && { pattern: `^(?:${Object.keys(choices).join('|')})$` }),
});

function nodeField(field: ContentField): NodeField {
  if (field.type !== 'List') return withoutEditorsPart(field) as NodeField;
  const parts = Object.entries<ItemField>(field.item.fields).map(([name, part]) => [
    name,
    itemField(part),
  ]);
  return {
    ...withoutEditorsPart(field),
    item: { ...field.item, fields: Object.fromEntries(parts) },
  };
}

/** Converts a type of the content model to a node type. */
export const nodeType = (type: ContentType): NodeType => ({
  ...withoutEditorsPart(type),
  fields: Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [name, nodeField(field)]),
  ),
});

/**
 * Every node type with its fields, handed to the source plugin as an option. The descriptions are what
 * GraphiQL shows. CMS field names are the snake_case of ours unless `column` says otherwise.
 */
export const CONTENT_MODEL: readonly NodeType[] = CONTENT.map(nodeType);

/** GraphQL interfaces over several types, for components and queries that take any of them. */
export const CONTENT_INTERFACES = [
  {
    name: 'Post',
    description: 'What news, articles and documents have in common: a dated text.',
    types: ['News', 'Article', 'Doc'],
  },
] as const;
