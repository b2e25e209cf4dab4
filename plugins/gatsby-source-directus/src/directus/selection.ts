/** Fields to ask for; `true` for a plain one, nested with arguments for a relation. */
export interface Selection {
  [field: string]: true | NestedSelection;
}

export interface NestedSelection {
  /** GraphQL arguments as they stand in the query. */
  args?: string;
  fields: Selection;
}

/** Directus cuts nested lists at 100 without a word, unless told otherwise. */
export const EVERY_ROW = 'limit: -1';

/** A nested list with all its rows. */
export const rows = (fields: Selection): NestedSelection => ({ args: EVERY_ROW, fields });

/** Adds one selection to another; relations that stand in both are merged. */
export function mergeSelections(first: Selection, second: Selection): Selection {
  const merged: Selection = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const there = merged[name];
    merged[name] =
      there === undefined || there === true || value === true
        ? value
        : { ...there, ...value, fields: mergeSelections(there.fields, value.fields) };
  }
  return merged;
}

/**
 * Writes a selection as GraphQL.
 *
 * @example printSelection({ id: true, area: { fields: { id: true } } }) // => 'id area { id }'
 */
export function printSelection(selection: Selection): string {
  return Object.entries(selection)
    .map(([name, value]) => {
      if (value === true) return name;
      const args = value.args === undefined ? '' : `(${value.args})`;
      return `${name}${args} { ${printSelection(value.fields)} }`;
    })
    .join(' ');
}

/**
 * Writes a selection as Directus' REST API takes it: names with dots, limits of nested lists apart.
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
    if (value === true) {
      fields.push(name);
      continue;
    }
    const nested = restSelection(value.fields);
    fields.push(...nested.fields.map((field) => `${name}.${field}`));
    const limits = { ...(value.args === EVERY_ROW ? { _limit: -1 } : {}), ...nested.deep };
    if (Object.keys(limits).length > 0) deep[name] = limits;
  }
  return { fields, deep };
}
