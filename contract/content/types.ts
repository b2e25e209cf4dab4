/** Translations of a label of the admin; Directus derives the English one from the name. */
export interface Label {
  /** Where the English one is not what Directus makes of the column's name. */
  readonly en?: string;
  readonly ru: string;
  readonly uk: string;
}

/** A note for editors: English only, or in each language of the admin. */
export type Note = string | ({ readonly en: string } & Label);

interface Described {
  /** Description in GraphQL, one sentence; also the editors' note unless `note` overrides it. */
  readonly description: string;
  /** Note for editors instead of the description; null if the label suffices. */
  readonly note?: Note | null;
  /** Label of the field in the admin. */
  readonly label: Label;
  /** Column in the CMS; by default the snake_case of the name. */
  readonly column?: string;
}

interface Text {
  /** Translated: a column of the collection's translations. */
  readonly translated?: boolean;
  /** Not null. */
  readonly required?: boolean;
}

/** Allowed values with their labels. */
export type Choices = Readonly<Record<string, string>>;

export interface TextField extends Described, Text {
  readonly type: 'String';
  /** Allowed values; any text by default. */
  readonly choices?: Choices;
}

export interface NumberField extends Described, Text {
  readonly type: 'Int' | 'Float';
  /** Allowed values; the first is the default. */
  readonly values?: readonly number[];
}

export interface BooleanField extends Described, Text {
  readonly type: 'Boolean';
  /** Label of the checkbox. */
  readonly checkbox: string;
}

export interface DateField extends Described, Text {
  readonly type: 'Date';
}

/** URL of a link. */
export interface LinkField extends Described, Text {
  readonly type: 'Link';
  /** Set if the column holds a URL without this scheme. */
  readonly scheme?: 'tel' | 'mailto';
}

/** Rich text, HTML. */
export interface RichTextField extends Described, Text {
  readonly type: 'RichText';
}

/** Field of a `List` entry; its label is derived from its name. */
export type ItemField = Omit<Described, 'label'> & {
  readonly type: 'String' | 'Float' | 'Date';
  readonly required?: boolean;
  /** Allowed values; any by default. */
  readonly choices?: Choices;
  /** Regular expression of the valid values, without choices. */
  readonly pattern?: string;
  /** No two entries have the same value. */
  readonly unique?: boolean;
};

/** A list of entries, stored in one JSON column. */
export interface ListField extends Described {
  readonly type: 'List';
  readonly translated?: boolean;
  /** Limit of entries. */
  readonly most?: number;
  readonly item: {
    readonly name: string;
    readonly description: string;
    readonly fields: Readonly<Record<string, ItemField>>;
  };
}

export interface FileField extends Described {
  readonly type: 'Image' | 'File';
}

/** Sorted pictures, through a junction collection. */
export interface ImagesField extends Described {
  readonly type: 'Images';
  readonly junction: { readonly file: string };
}

/** A many-to-one reference. */
export interface ReferenceField extends Described {
  readonly type: 'Reference';
  readonly to: string;
  readonly required?: boolean;
}

/** A sorted many-to-many reference, through a junction collection. */
export interface ReferencesField extends Described {
  readonly type: 'References';
  readonly to: string;
  readonly junction: { readonly item: string };
}

/** One-to-many: the items of another type whose reference `by` points here. */
export interface ChildrenField extends Described {
  readonly type: 'Children';
  readonly of: string;
  readonly by: string;
}

export type ContentField =
  | TextField
  | NumberField
  | BooleanField
  | DateField
  | LinkField
  | RichTextField
  | ListField
  | FileField
  | ImagesField
  | ReferenceField
  | ReferencesField
  | ChildrenField;

/** A node type and its source collection. */
export interface ContentType {
  /** Name in GraphQL. */
  readonly name: string;
  readonly collection: string;
  /** Description of the type in GraphQL, one sentence. */
  readonly description: string;
  /** Note of the collection for editors; several types may share a collection. */
  readonly note: string;
  /** Label of the collection in the admin. */
  readonly label: Label;
  /** Singleton. */
  readonly singleton?: boolean;
  /** Has a translations collection. */
  readonly translated?: boolean;
  /** Has a status; only published items are on the site. */
  readonly draftable?: boolean;
  /** Has a publishing schedule. */
  readonly scheduled?: boolean;
  /** Has a URL-safe key (slug). */
  readonly slugged?: boolean;
  /** Columns that order the items, `-` before a column for descending. */
  readonly sort?: readonly string[];
  /** Column values that discriminate this type from others of the same collection. */
  readonly filter?: Readonly<Record<string, string>>;
  /** In the order of the admin's form. */
  readonly fields: Readonly<Record<string, ContentField>>;
}

/**
 * Column of a field: its `column`, by default the snake_case of its name.
 *
 * @example columnOf('livingArea', {}) // => 'living_area'
 */
export const columnOf = (name: string, { column }: Pick<Described, 'column'>): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The sentence that lists the values of a field.
 *
 * @example oneOf(['`villa`', '`house`', '`hut`']) // => '`villa`, `house` or `hut`.'
 */
export const oneOf = (values: readonly string[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}.`;

/** A required field whose values are listed; its description lists them. */
export const choice = <Values extends Choices>(choices: Values, label: Label) =>
  ({
    type: 'String',
    required: true,
    choices,
    label,
    description: oneOf(Object.keys(choices).map((value) => `\`${value}\``)),
    note: null,
  }) as const;
