import { DATE_COLUMNS, SCHEDULE_COLUMNS } from '../constants';
import { columnOf, fieldsOf, sortColumns } from '../model';
import { DEFAULTS, showsDrafts, type ContentType, type ResolvedOptions } from '../options';
import { EVERY_ROW, mergeSelections, printSelection, rows, type Selection } from './selection';

const DEFAULT_SORT = 'sort';

/** Junction column with the order of the rows. */
export const junctionSort = (junction: { readonly sort?: string }): string =>
  junction.sort ?? DEFAULT_SORT;

const plain = (...columns: readonly string[]): Selection =>
  Object.fromEntries(columns.map((column) => [column, true as const]));

/** The time has whole seconds on SQLite; two replacements within one differ in size. */
const FILE_STAMP = plain('id', 'modified_on', 'filesize');

/** Asking an empty singleton for its key is an error in Directus, so its name stands in. */
const ownColumns = (type: ContentType, ...columns: readonly string[]): Selection =>
  plain(...(type.singleton ? columns : ['id', ...columns]));

/** What tells whether an item of the type changed, and all that its place among others needs. */
export function fingerprintSelection(type: ContentType): Selection {
  const selection: Selection = {
    ...ownColumns(type, ...DATE_COLUMNS),
    ...(type.slugged ? plain('slug') : {}),
    ...(type.scheduled ? plain(...SCHEDULE_COLUMNS) : {}),
    ...plain(...Object.keys(type.filter ?? {})),
    ...plain(...sortColumns(type).map(({ column }) => column)),
  };
  if (type.translated) selection.translations = rows(plain('id', 'date_updated'));
  for (const { column } of fieldsOf(type, 'Image', 'File')) {
    selection[column] = { fields: FILE_STAMP };
  }
  for (const { column, field } of fieldsOf(type, 'Images')) {
    const { file } = field.junction;
    selection[column] = rows({
      ...plain('id', junctionSort(field.junction)),
      [file]: { fields: FILE_STAMP },
    });
  }
  for (const { column } of fieldsOf(type, 'Reference')) {
    selection[column] = { fields: plain('id') };
  }
  for (const { column, field } of fieldsOf(type, 'References')) {
    const { item } = field.junction;
    selection[column] = rows({
      ...plain('id', junctionSort(field.junction)),
      [item]: { fields: plain('id') },
    });
  }
  return selection;
}

/** What is asked of a file, texts in every language of the site. */
export function fileSelection(options: ResolvedOptions): Selection {
  const { altField, locales, visualisationField } = options;
  return plain(
    'id',
    'modified_on',
    'filesize',
    'filename_download',
    'type',
    ...new Set(locales.map(({ language }) => altField.replace('{language}', language))),
    ...(visualisationField === null ? [] : [visualisationField]),
  );
}

/** The whole content of an item: its values, texts and files. Relations are in the fingerprint. */
export function itemSelection(type: ContentType, options: ResolvedOptions): Selection {
  const values: Selection = ownColumns(
    type,
    ...DATE_COLUMNS,
    ...(type.scheduled ? SCHEDULE_COLUMNS : []),
  );
  if (type.draftable && showsDrafts(options)) values.status = true;
  const texts: Selection = {
    ...plain('id', ...DATE_COLUMNS),
    languages_code: { fields: plain('code') },
  };
  for (const [name, field] of Object.entries(type.fields)) {
    const column = columnOf(name, field);
    switch (field.type) {
      case 'Image':
      case 'File':
        values[column] = { fields: fileSelection(options) };
        break;
      case 'Images':
        values[column] = rows({
          ...plain('id', junctionSort(field.junction)),
          [field.junction.file]: { fields: fileSelection(options) },
        });
        break;
      case 'Reference':
      case 'References':
      case 'Children':
        break;
      default:
        (field.translated ? texts : values)[column] = true;
    }
  }
  if (type.translated) values.translations = rows(texts);
  return values;
}

export interface Query {
  text: string;
  variables: Record<string, unknown>;
  /** Fields of the answer that are lists: one that lacks them is broken. */
  lists: readonly string[];
  /** Fields that are there, whatever they hold. */
  objects: readonly string[];
}

/** Field of the answer with the number of all rows. */
export const countField = (collection: string): string => `${collection}_aggregated`;

/**
 * All fingerprints of a collection, which several types may share, and how many there are.
 *
 * @param offset Rows that came already, where Directus gives fewer at once than there are.
 * @param statuses Of which status the items of a draftable type are.
 */
export function fingerprintQuery(
  collection: string,
  types: readonly ContentType[],
  offset = 0,
  statuses: readonly string[] = DEFAULTS.statuses,
): Query {
  const selection = types
    .map(fingerprintSelection)
    .reduce((first, second) => mergeSelections(first, second), {});
  const fields = printSelection(selection);
  if (types.some(({ singleton }) => singleton)) {
    const text = `query Fingerprints { ${collection} { ${fields} } }`;
    return { text, variables: {}, lists: [], objects: [collection] };
  }
  // A type that shows drafts needs the rows that its draftable sibling filters out below.
  const allDraftable = types.every(({ draftable }) => draftable);
  const all =
    allDraftable || !types.some(({ draftable }) => draftable) ? fields : `${fields} status`;
  const text =
    `query Fingerprints($filter: ${collection}_filter, $offset: Int) { ` +
    `${collection}(${EVERY_ROW}, offset: $offset, sort: ["id"], filter: $filter) { ${all} } ` +
    `${countField(collection)}(filter: $filter) { count { id } } }`;
  return {
    text,
    variables: { offset, filter: allDraftable ? { status: { _in: statuses } } : {} },
    lists: [collection, countField(collection)],
    objects: [],
  };
}

/** Some items in full; one that became a draft since its fingerprint was taken is not among them. */
export function itemsQuery(
  type: ContentType,
  ids: readonly string[],
  options: ResolvedOptions,
): Query {
  const fields = printSelection(itemSelection(type, options));
  const { collection } = type;
  if (type.singleton) {
    const text = `query Item { ${collection} { ${fields} } }`;
    return { text, variables: {}, lists: [], objects: [collection] };
  }
  return {
    text: `query Items($filter: ${collection}_filter) { ${collection}(${EVERY_ROW}, filter: $filter) { ${fields} } }`,
    variables: {
      filter: {
        id: { _in: ids },
        ...(type.draftable ? { status: { _in: options.statuses } } : {}),
      },
    },
    lists: [collection],
    objects: [],
  };
}

/** Files by their ids, for pictures that stand in rich text. Belongs to the system scope. */
export function filesQuery(ids: readonly string[], options: ResolvedOptions): Query {
  return {
    text: `query Files($filter: directus_files_filter) { files(${EVERY_ROW}, filter: $filter) { ${printSelection(
      fileSelection(options),
    )} } }`,
    variables: { filter: { id: { _in: ids } } },
    lists: ['files'],
    objects: [],
  };
}

/** Which items have a content version of one of some keys. Belongs to the system scope. */
export function versionsQuery(keys: readonly string[]): Query {
  return {
    text: `query Versions($filter: directus_versions_filter) { versions(${EVERY_ROW}, filter: $filter) { key collection item } }`,
    variables: { filter: { key: { _in: keys } } },
    lists: ['versions'],
    objects: [],
  };
}
