import type { CollectionSpec, FieldMeta, FieldSpec } from '../types';
import { translated } from './index';

/** What of a field's meta has texts for people. */
type TextMeta = Pick<FieldMeta, 'note' | 'options' | 'display_options' | 'validation_message'>;

interface Choice {
  text: string;
}

interface ListEntry {
  name: string;
  meta: TextMeta;
}

const optional = (text: string | null | undefined) => (text ? translated(text) : text);

const choicesIn = (choices: unknown) =>
  (choices as readonly Choice[]).map((choice) => ({ ...choice, text: translated(choice.text) }));

/** Label of the field of a list's entry: its name, as Directus writes those of columns. */
function labelOf(name: string): string {
  const [first = '', ...rest] = name.replaceAll('_', ' ');
  return translated(first.toUpperCase() + rest.join(''));
}

const entriesIn = (entries: unknown) =>
  (entries as readonly (ListEntry | string)[]).map((entry) =>
    // The columns of a table are names.
    typeof entry === 'string'
      ? entry
      : { ...entry, name: labelOf(entry.name), meta: { ...entry.meta, ...textsOf(entry.meta) } },
  );

/** Options of an interface or a display whose values are texts for people. */
const TEXT_OPTIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  choices: choicesIn,
  fields: entriesIn,
  label: (value) => translated(value as string),
  addLabel: (value) => translated(value as string),
};

const inOptions = (options: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, TEXT_OPTIONS[name]?.(value) ?? value]),
  );

const textsOf = ({ note, options, display_options, validation_message }: TextMeta) => ({
  ...(note !== undefined && { note: optional(note) ?? null }),
  ...(options && { options: inOptions(options) }),
  ...(display_options && { display_options: inOptions(display_options) }),
  ...(validation_message && { validation_message: translated(validation_message) }),
});

/** A field whose texts follow the language of the admin. */
export const fieldInLanguages = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  meta: { ...spec.meta, ...textsOf(spec.meta) },
});

/** A collection whose texts, and those of its fields, follow the language of the admin. */
export const collectionInLanguages = (spec: CollectionSpec): CollectionSpec => ({
  ...spec,
  meta: { ...spec.meta, ...(spec.meta.note && { note: translated(spec.meta.note) }) },
  fields: spec.fields.map(fieldInLanguages),
});
