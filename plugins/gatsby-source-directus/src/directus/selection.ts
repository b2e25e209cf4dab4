import { isRow } from './rows';

/**
 * A selection set by the names in the answer: `true` for a plain field, a text for one that the CMS
 * calls otherwise, nested with arguments for a relation.
 */
export interface Selection {
  [field: string]: true | string | NestedSelection;
}

export interface NestedSelection {
  /** Name in the CMS, where it is another. */
  column?: string;
  /** GraphQL arguments, as source text. */
  args?: string;
  fields: Selection;
}

const isNested = (value: Selection[string] | undefined): value is NestedSelection =>
  typeof value === 'object';

/** Name in the CMS of a field of a selection. */
const columnIn = (name: string, value: Selection[string]): string =>
  (isNested(value) ? value.column : value === true ? undefined : value) ?? name;

/** No limit: by default Directus silently truncates nested lists at 100. */
export const EVERY_ROW = 'limit: -1';

/** A nested list with all its rows. */
export const rows = (fields: Selection): NestedSelection => ({ args: EVERY_ROW, fields });

/** Merges two selections, their relations recursively. */
export function mergeSelections(first: Selection, second: Selection): Selection {
  const merged: Selection = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const there = merged[name];
    merged[name] =
      isNested(there) && isNested(value)
        ? { ...there, ...value, fields: mergeSelections(there.fields, value.fields) }
        : value;
  }
  return merged;
}

/**
 * Serialises a selection as GraphQL.
 *
 * @example printSelection({ id: true, area: { fields: { id: true } } }) // => 'id area { id }'
 * @example printSelection({ status: 'state' }) // => 'status: state'
 */
export function printSelection(selection: Selection): string {
  return Object.entries(selection)
    .map(([name, value]) => {
      const column = columnIn(name, value);
      const field = column === name ? name : `${name}: ${column}`;
      if (!isNested(value)) return field;
      const args = value.args === undefined ? '' : `(${value.args})`;
      return `${field}${args} { ${printSelection(value.fields)} }`;
    })
    .join(' ');
}

/**
 * Serialises a selection for Directus' REST API: dotted field names, limits of nested lists
 * separately.
 *
 * @example restSelection({ area: { fields: { id: true } } }) // => { fields: ['area.id'], deep: {} }
 */
export function restSelection(selection: Selection): {
  fields: string[];
  deep: Record<string, unknown>;
} {
  const fields: string[] = [];
  const deep: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(selection)) {
    const column = columnIn(name, value);
    if (!isNested(value)) {
      fields.push(column);
      continue;
    }
    const nested = restSelection(value.fields);
    fields.push(...nested.fields.map((field) => `${column}.${field}`));
    const limits = { ...(value.args === EVERY_ROW ? { _limit: -1 } : {}), ...nested.deep };
    if (Object.keys(limits).length > 0) deep[column] = limits;
  }
  return { fields, deep };
}

/**
 * A REST answer under the names of the selection: GraphQL renames by itself, REST does not.
 *
 * @param value A row, a list of rows, or what stands in their place.
 */
export function underSelectedNames(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((entry) => underSelectedNames(entry, selection));
  if (!isRow(value)) return value;
  const named = new Map(
    Object.entries(selection).map(([name, entry]) => [columnIn(name, entry), { name, entry }]),
  );
  return Object.fromEntries(
    Object.entries(value).map(([column, inner]) => {
      const field = named.get(column);
      if (field === undefined) return [column, inner];
      const { name, entry } = field;
      return [name, isNested(entry) ? underSelectedNames(inner, entry.fields) : inner];
    }),
  );
}
