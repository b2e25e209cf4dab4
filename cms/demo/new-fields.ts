import { TABLES } from '../schema';

type Row = Readonly<Record<string, unknown>>;

/** Rows inside of an item: their collection, and the column that tells them apart. */
interface Inner {
  collection: string;
  key: string;
}

/**
 * Lists of an item whose rows are compared one by one; other lists are filled as a whole, where they
 * are empty.
 *
 * @param collection Of the item.
 */
export const innerRows = (collection: string): Readonly<Record<string, Inner>> => ({
  translations: { collection: `${collection}_translations`, key: 'languages_code' },
  units: { collection: 'project_units', key: 'name' },
  forecast: { collection: 'forecast_scenarios', key: 'scenario' },
});

/** What new fields add to an item. */
export interface NewFields {
  /** Names, those of inner rows as `units.parking_spaces`; each once. */
  names: string[];
  /** In the form of a PATCH of Directus. */
  patch: Record<string, unknown>;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Default of a column; undefined if there is none. */
const defaultOf = (collection: string, column: string): unknown =>
  TABLES.find((table) => table.collection === collection)?.fields.find(
    ({ field }) => field === column,
  )?.schema?.default_value;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Columns that are as a new one is, empty or with its default, and that the demo says more about. */
function newColumns(collection: string, demo: Row, current: Row): Record<string, unknown> {
  const isNew = ([column, value]: [string, unknown]) =>
    column in current &&
    !isEmpty(value) &&
    (isEmpty(current[column]) || current[column] === defaultOf(collection, column)) &&
    current[column] !== value;
  return Object.fromEntries(Object.entries(demo).filter(isNew));
}

/**
 * Fields that an item of an earlier demo lacks. Only for an item that nobody has changed: there, an
 * empty field that the demo fills can only be newer than the item.
 *
 * @param collection Of the item.
 * @param demo The item as the demo has it today.
 * @param current The item as Directus has it, with the inner rows.
 * @returns undefined if nothing is new.
 */
export function newFieldsOf(collection: string, demo: Row, current: Row): NewFields | undefined {
  const inner = innerRows(collection);
  const own = Object.fromEntries(
    Object.entries(demo).filter(([column]) => !Object.hasOwn(inner, column)),
  );
  const patch = newColumns(collection, own, current);
  const names = Object.keys(patch);
  for (const [list, { collection: table, key }] of Object.entries(inner)) {
    const update = rowsOf(current[list]).flatMap((row) => {
      const wanted = rowsOf(demo[list]).find((entry) => entry[key] === row[key]);
      const columns = wanted === undefined ? {} : newColumns(table, wanted, row);
      if (Object.keys(columns).length === 0) return [];
      names.push(...Object.keys(columns).map((column) => `${list}.${column}`));
      return [{ id: row.id, ...columns }];
    });
    if (update.length > 0) patch[list] = { create: [], update, delete: [] };
  }
  return names.length === 0 ? undefined : { names: [...new Set(names)], patch };
}

/**
 * When an item and its inner rows were changed; equal as long as nobody changes them.
 *
 * @param collection Of the item.
 * @param current The item as Directus has it, with the inner rows.
 * @returns '' if nothing was ever changed.
 */
export function changeStamp(collection: string, current: Row): string {
  const rows = [current, ...Object.keys(innerRows(collection)).flatMap((l) => rowsOf(current[l]))];
  return rows
    .flatMap((row) => (isEmpty(row.date_updated) ? [] : [String(row.date_updated)]))
    .sort()
    .join(' ');
}
