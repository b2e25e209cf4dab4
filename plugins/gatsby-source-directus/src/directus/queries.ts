import { DATE_COLUMNS, SCHEDULE_COLUMNS } from '../constants';
import { columnOf, fieldsOf, sortColumns } from '../model';
import {
  DEFAULTS,
  showsDrafts,
  type ColumnNames,
  type ContentType,
  type ResolvedOptions,
} from '../options';
import { EVERY_ROW, mergeSelections, printSelection, rows, type Selection } from './selection';

const DEFAULT_SORT = 'sort';

/** Junction column with the order of the rows. */
export const junctionSort = (junction: { readonly sort?: string }): string =>
  junction.sort ?? DEFAULT_SORT;

const plain = (...columns: readonly string[]): Selection =>
  Object.fromEntries(columns.map((column) => [column, true as const]));

/**
 * On SQLite the time has a resolution of a second; the size tells two replacements within one
 * apart.
 */
const FILE_STAMP = plain('id', 'modified_on', 'filesize');

/** Pixels from the upper left corner; null where the editors have not set them. */
export const FOCAL_POINT = ['focal_point_x', 'focal_point_y'] as const;

/** Directus fails on the key of an empty singleton, so `__typename` is selected instead. */
const ownColumns = (type: ContentType, ...columns: readonly string[]): Selection =>
  plain(...(type.singleton ? columns : ['id', ...columns]));

/**
 * Fields of a fingerprint: those that show whether an item changed, and those that its links and
 * order need.
 *
 * @param columns Names in the CMS.
 */
export function fingerprintSelection(
  type: ContentType,
  columns: ColumnNames = DEFAULTS.columns,
): Selection {
  const selection: Selection = {
    ...ownColumns(type, ...DATE_COLUMNS),
    ...(type.slugged ? plain('slug') : {}),
    ...(type.scheduled ? plain(...SCHEDULE_COLUMNS) : {}),
    ...plain(...Object.keys(type.filter ?? {})),
    ...plain(...sortColumns(type).map(({ column }) => column)),
  };
  if (type.translated) {
    selection.translations = {
      ...rows(plain('id', 'date_updated')),
      column: columns.translations,
    };
  }
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

/** Fields of a file, with its texts in every language of the site. */
export function fileSelection(options: ResolvedOptions): Selection {
  const { altField, locales, visualisationField } = options;
  return plain(
    'id',
    'modified_on',
    'filesize',
    'filename_download',
    'type',
    ...FOCAL_POINT,
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
  const { columns } = options;
  if (type.draftable && showsDrafts(options)) values.status = columns.status;
  const texts: Selection = {
    ...plain('id', ...DATE_COLUMNS),
    languages_code: { column: columns.language, fields: { code: columns.code } },
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
  if (type.translated) {
    values.translations = { ...rows(texts), column: columns.translations };
  }
  return values;
}

export interface Query {
  text: string;
  variables: Record<string, unknown>;
  /** Fields of the response that must be lists. */
  lists: readonly string[];
  /** Fields of the response that must be there, with any value. */
  objects: readonly string[];
}

/** Field of the response with the row count. */
export const countField = (collection: string): string => `${collection}_aggregated`;

/**
 * All fingerprints of a collection, which several types may share, and how many there are.
 *
 * @param offset Rows already fetched, if Directus limits the rows per response.
 * @param shown Values of `status` of the items of a draftable type, and the names in the CMS.
 */
export function fingerprintQuery(
  collection: string,
  types: readonly ContentType[],
  offset = 0,
  { statuses, columns }: Pick<ResolvedOptions, 'statuses' | 'columns'> = DEFAULTS,
): Query {
  const selection = types
    .map((type) => fingerprintSelection(type, columns))
    .reduce((first, second) => mergeSelections(first, second), {});
  // A type that is not draftable also needs the rows that its draftable sibling filters out below.
  const allDraftable = types.every(({ draftable }) => draftable);
  if (!allDraftable && types.some(({ draftable }) => draftable)) {
    selection.status = columns.status;
  }
  const fields = printSelection(selection);
  if (types.some(({ singleton }) => singleton)) {
    const text = `query Fingerprints { ${collection} { ${fields} } }`;
    return { text, variables: {}, lists: [], objects: [collection] };
  }
  const text =
    `query Fingerprints($filter: ${collection}_filter, $offset: Int) { ` +
    `${collection}(${EVERY_ROW}, offset: $offset, sort: ["id"], filter: $filter) { ${fields} } ` +
    `${countField(collection)}(filter: $filter) { count { id } } }`;
  return {
    text,
    variables: { offset, filter: allDraftable ? { [columns.status]: { _in: statuses } } : {} },
    lists: [collection, countField(collection)],
    objects: [],
  };
}

/**
 * Query of some items in full, without those that became drafts since their fingerprints were
 * fetched.
 */
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
        ...(type.draftable ? { [options.columns.status]: { _in: options.statuses } } : {}),
      },
    },
    lists: [collection],
    objects: [],
  };
}

/** Query of files by id, for pictures in rich text. Belongs to the system scope. */
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

/** Query of the content versions with one of some keys. Belongs to the system scope. */
export function versionsQuery(keys: readonly string[]): Query {
  return {
    text: `query Versions($filter: directus_versions_filter) { versions(${EVERY_ROW}, filter: $filter) { key collection item } }`,
    variables: { filter: { key: { _in: keys } } },
    lists: ['versions'],
    objects: [],
  };
}
