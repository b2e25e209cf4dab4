/** The shapes setup hands to Directus; only what this project uses of them. */

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
  translations?: NameTranslation[] | null;
  validation?: Record<string, unknown> | null;
  validation_message?: string | null;
}

export interface FieldSpec {
  field: string;
  type: FieldType;
  meta: FieldMeta;
  /** null: the field has no column of its own, another table points here. */
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
    /** What Directus records of changes; `activity` keeps who did what, without the values. */
    accountability?: 'all' | 'activity';
    sort_field?: string | null;
    /** Where the admin finds the preview of an item. */
    preview_url?: string | null;
    collapse?: 'open' | 'closed' | 'locked';
    translations?: (NameTranslation & { singular?: string; plural?: string })[] | null;
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

/** Collections that belong together, and the relations that start in them. */
export interface SchemaPart {
  collections: CollectionSpec[];
  relations: RelationSpec[];
}
