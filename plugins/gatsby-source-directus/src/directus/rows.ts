import { DATE_COLUMNS } from '../constants';

/** A row in a GraphQL response; its columns depend on the model. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a nested list; anything else counts as none. */
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A column's text, or nothing where it is empty. */
export function textOf(row: Row, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The key of a row; numbers and UUIDs both arrive as text, or become it. */
export function keyOf(value: unknown): string | undefined {
  if (!isRow(value)) return undefined;
  const { id } = value;
  if (typeof id === 'string' && id !== '') return id;
  return typeof id === 'number' ? String(id) : undefined;
}

/**
 * The rows of a collection in a query's response, each with its key.
 *
 * @param value A list, or the object of a singleton; that of an empty singleton has only nulls.
 * @param collection Its name, which is the key of a singleton's item.
 */
export function itemsOf(value: unknown, collection: string): Row[] {
  if (!isRow(value)) return rowsOf(value);
  const isThere = DATE_COLUMNS.some((column) => value[column]) || Array.isArray(value.translations);
  return isThere ? [{ ...value, id: collection }] : [];
}

/** Sorts by a column, empty last, then by key, so that the order never depends on the database. */
export function byColumn(column: string): (first: Row, second: Row) => number {
  return (first, second) =>
    compareValues(first[column], second[column]) || compareKeys(keyOf(first), keyOf(second));
}

/** Numbers by size, texts by code point, empty values last. */
export function compareValues(first: unknown, second: unknown): number {
  const isEmpty = (value: unknown) => value === null || value === undefined;
  if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second));
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  const [left, right] = [String(first), String(second)];
  return left < right ? -1 : Number(left > right);
}

/** Keys as numbers where they are numbers: 9 before 10. */
export function compareKeys(first: string | undefined, second: string | undefined): number {
  const [left, right] = [Number(first), Number(second)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return compareValues(first, second);
}
