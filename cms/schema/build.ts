import { preview } from '../../contract/publishing.json';
import { collectionLabels } from './labels';
import { dates, id, siteState } from './own-fields';
import { alias } from './relation-fields';
import { translated as inLanguages } from './words';
import type { CollectionSpec, FieldSpec, RelationSpec, SchemaPart } from './types';

/** The default language, which missing translations fall back to. */
const DEFAULT_LANGUAGE = 'en';

interface EntityOptions {
  /** Folder of the navigation. */
  group: string;
  icon: string;
  note: string;
  /** Display template of an item in lists. */
  displayTemplate?: string;
  fields: FieldSpec[];
  /** The primary key; an auto-increment integer by default. */
  key?: FieldSpec;
  /** Translated fields, one row per language. */
  translated?: FieldSpec[];
  /** Field that labels a translation. */
  translatedTitle?: string;
  /** Further relations, besides those to files and translations. */
  relations?: RelationSpec[];
  singleton?: boolean;
  hidden?: boolean;
}

const numbered = (fields: FieldSpec[]) =>
  fields.map((spec, index) => ({ ...spec, meta: { ...spec.meta, sort: index + 1 } }));

/** The relations of file fields to the library; a deleted file leaves an empty field. */
export function filesOf(collection: string, fields: FieldSpec[]): RelationSpec[] {
  return fields
    .filter((spec) => spec.meta.special?.includes('file'))
    .map((spec) => ({
      collection,
      field: spec.field,
      related_collection: 'directus_files',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    }));
}

/**
 * The translations collection. Directus cannot declare a unique index on item and language; its
 * interface never creates a second row, and the site uses the first.
 */
function translationsOf(collection: string, fields: FieldSpec[]): SchemaPart {
  const name = `${collection}_translations`;
  const parent = `${collection}_id`;
  const hiddenKey = (field: string, type: 'integer' | 'string'): FieldSpec => ({
    field,
    type,
    meta: { interface: null, hidden: true },
    schema: {
      is_nullable: true,
      is_indexed: true,
      ...(type === 'string' ? { max_length: 10 } : {}),
    },
  });
  return {
    collections: [
      {
        collection: name,
        meta: { icon: 'translate', hidden: true, group: collection },
        schema: {},
        fields: numbered([
          id(),
          hiddenKey(parent, 'integer'),
          hiddenKey('languages_code', 'string'),
          ...fields,
          ...dates(),
        ]),
      },
    ],
    relations: [
      {
        collection: name,
        field: parent,
        related_collection: collection,
        meta: {
          one_field: 'translations',
          junction_field: 'languages_code',
          one_deselect_action: 'delete',
        },
        schema: { on_delete: 'CASCADE' },
      },
      {
        collection: name,
        field: 'languages_code',
        related_collection: 'languages',
        meta: { junction_field: parent },
        schema: { on_delete: 'CASCADE' },
      },
    ],
  };
}

/** Preview URL of an item; the route is in `extensions/publishing`. */
function previewAddress(collection: string, isSingleton = false): string | null {
  if (!preview.collections.includes(collection)) return null;
  const address = `${preview.endpoint}?collection=${collection}`;
  return isSingleton ? address : `${address}&id={{id}}`;
}

/**
 * A collection with its translations and relations.
 *
 * @param collection Its name in the database.
 * @param options Fields and how the admin shows it.
 */
export function entity(collection: string, options: EntityOptions): SchemaPart {
  const { fields, translated, translatedTitle = 'title' } = options;
  const has = (name: string) => fields.some((spec) => spec.field === name);
  const translations = alias(
    'translations',
    {
      interface: 'translations',
      special: ['translations'],
      options: {
        languageField: 'name',
        languageDirectionField: 'direction',
        defaultLanguage: DEFAULT_LANGUAGE,
      },
      display: 'translations',
      display_options: {
        template: `{{${translatedTitle}}}`,
        languageField: 'name',
        // A title in the language of the admin: the translation of this key is its code.
        defaultLanguage: inLanguages(DEFAULT_LANGUAGE),
      },
    },
    { note: 'English first: a language without a text shows the English one.' },
  );
  // Translations are edited most, but required fields must not be hidden below them.
  const head =
    fields.findLastIndex(({ field: name, meta }) => meta.required === true || name === 'slug') + 1;
  const spec: CollectionSpec = {
    collection,
    meta: {
      icon: options.icon,
      note: options.note,
      group: options.group,
      hidden: options.hidden ?? false,
      singleton: options.singleton ?? false,
      display_template: options.displayTemplate ?? (translated ? '{{translations}}' : null),
      ...(has('status')
        ? {
            archive_field: 'status',
            archive_value: 'archived',
            unarchive_value: 'draft',
            archive_app_filter: true,
          }
        : {}),
      sort_field: has('sort') ? 'sort' : null,
      preview_url: previewAddress(collection, options.singleton),
      translations: collectionLabels(collection),
    },
    schema: {},
    fields: numbered([
      options.key ?? id(),
      ...(translated ? [siteState()] : []),
      ...fields.slice(0, head),
      ...(translated ? [translations] : []),
      ...fields.slice(head),
      ...dates(),
    ]),
  };
  const extra = translated ? translationsOf(collection, translated) : undefined;
  return {
    collections: [spec, ...(extra?.collections ?? [])],
    relations: [
      ...filesOf(collection, fields),
      ...(extra?.relations ?? []),
      ...(options.relations ?? []),
    ],
  };
}

/** A folder of the admin's navigation. */
export function folder(collection: string, icon: string, note: string): CollectionSpec {
  return {
    collection,
    meta: { icon, note, collapse: 'open', translations: collectionLabels(collection) },
    schema: null,
    fields: [],
  };
}

interface JunctionOptions {
  /** Collection whose field lists the others, and that field's name. */
  owner: string;
  field: string;
  /** Collection that is listed. */
  target: string;
}

/**
 * A junction collection, sorted by the editors.
 *
 * @param collection Its name, `owner_target`.
 * @param options The joined collections. The foreign keys are `<owner>_id` and `<target>_id`, as
 *   Directus names them.
 */
export function junction(
  collection: string,
  { owner, field, target }: JunctionOptions,
): SchemaPart {
  const ownerKey = `${owner}_id`;
  const targetKey = `${target}_id`;
  const key = (name: string, type: 'integer' | 'uuid'): FieldSpec => ({
    field: name,
    type,
    meta: { interface: null, hidden: true },
    schema: { is_nullable: true, is_indexed: true },
  });
  return {
    collections: [
      {
        collection,
        meta: { icon: 'import_export', hidden: true, group: owner, sort_field: 'sort' },
        schema: {},
        fields: numbered([
          id(),
          key(ownerKey, 'integer'),
          key(targetKey, target === 'directus_files' ? 'uuid' : 'integer'),
          {
            field: 'sort',
            type: 'integer',
            meta: { interface: null, hidden: true },
            schema: { is_nullable: true },
          },
          ...dates(),
        ]),
      },
    ],
    relations: [
      {
        collection,
        field: ownerKey,
        related_collection: owner,
        meta: {
          one_field: field,
          junction_field: targetKey,
          sort_field: 'sort',
          one_deselect_action: 'delete',
        },
        schema: { on_delete: 'CASCADE' },
      },
      {
        collection,
        field: targetKey,
        related_collection: target,
        meta: { junction_field: ownerKey },
        schema: { on_delete: 'CASCADE' },
      },
    ],
  };
}
