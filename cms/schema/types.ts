/** Types of Directus' schema API, as far as setup uses them. */

export type FieldType =
  | 'alias'
  | 'boolean'
  | 'date'
  | 'float'
  | 'integer'
  | 'json'
  | 'string'
  | 'text'
  | 'timestamp'
  | 'uuid';

export interface NameTranslation {
  language: 'ru-RU' | 'uk-UA';
  translation: string;
}

/** The English label, where Directus would make another of the field's name. */
export interface EnglishName {
  language: 'en-US';
  translation: string;
}

export interface FieldMeta {
  interface: string | null;
  special?: string[] | null;
  options?: Record<string, unknown> | null;
  display?: string | null;
  display_options?: Record<string, unknown> | null;
  readonly?: boolean;
  hidden?: boolean;
  required?: boolean;
  width?: 'half' | 'full';
  sort?: number;
  /** Field of a group that this one is shown in. */
  group?: string | null;
  note?: string | null;
  translations?: (NameTranslation | EnglishName)[] | null;
  validation?: Record<string, unknown> | null;
  validation_message?: string | null;
  /** Changes of the form by the item's values. */
  conditions?: { name: string; rule: Record<string, unknown>; readonly: boolean }[] | null;
}

export interface FieldSpec {
  field: string;
  type: FieldType;
  meta: FieldMeta;
  /** null: an alias field without a column, another table points here. */
  schema: {
    is_primary_key?: boolean;
    has_auto_increment?: boolean;
    is_nullable?: boolean;
    is_unique?: boolean;
    is_indexed?: boolean;
    default_value?: string | number | boolean | null;
    max_length?: number;
  } | null;
}

export interface CollectionSpec {
  collection: string;
  meta: {
    icon: string;
    note?: string | null;
    group?: string | null;
    sort?: number;
    hidden?: boolean;
    singleton?: boolean;
    display_template?: string | null;
    archive_field?: string | null;
    archive_value?: string | null;
    unarchive_value?: string | null;
    archive_app_filter?: boolean;
    /** Tracking of changes; `activity` records user and action, without the values. */
    accountability?: 'all' | 'activity';
    sort_field?: string | null;
    /** Preview URL of an item. */
    preview_url?: string | null;
    collapse?: 'open' | 'closed' | 'locked';
    translations?:
      ((NameTranslation | EnglishName) & { singular?: string; plural?: string })[] | null;
  };
  /** null: a folder of the admin's navigation, without a table. */
  schema: Record<string, never> | null;
  fields: FieldSpec[];
}

export interface RelationSpec {
  collection: string;
  field: string;
  related_collection: string;
  meta: {
    one_field?: string | null;
    junction_field?: string | null;
    sort_field?: string | null;
    one_deselect_action?: 'nullify' | 'delete';
  };
  schema: { on_delete: 'CASCADE' | 'SET NULL' };
}

/** A group of collections with their relations. */
export interface SchemaPart {
  collections: CollectionSpec[];
  relations: RelationSpec[];
}
