import { columnOf } from '../model';
import type { ListField, ScalarType } from '../options';
import { isRow, type Row } from '../directus/rows';
import { isBlank, printable } from './text';

export type ScalarValue = string | number | boolean;

const MAX_INT = 2 ** 31 - 1;
/** Limit of numbers: larger ones lose precision and are printed with an exponent. */
const MAX_FLOAT = Number.MAX_SAFE_INTEGER;

const DAY = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** Whether a text is an ISO 8601 date, or date and time. */
function isDate(text: string): boolean {
  const day = DAY.exec(text)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // `Date` accepts February 30th, as another day.
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Converts a column's value to its GraphQL type.
 *
 * @returns Undefined if the column is empty or its value is invalid for the type.
 */
export function scalarValue(type: ScalarType, value: unknown): ScalarValue | undefined {
  switch (type) {
    case 'Boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'Int': {
      const number = numberOf(value);
      return number !== undefined && Number.isInteger(number) && Math.abs(number) <= MAX_INT
        ? number
        : undefined;
    }
    case 'Float': {
      const number = numberOf(value);
      return number !== undefined && Math.abs(number) <= MAX_FLOAT ? number : undefined;
    }
    case 'Date':
      return typeof value === 'string' && isDate(value) ? value : undefined;
    case 'String': {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && !isBlank(text) ? printable(text).trim() : undefined;
    }
  }
}

/** Whether a column has any value, valid or not. */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '';

function parseList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const fits = (value: ScalarValue, pattern: string | undefined) =>
  pattern === undefined || new RegExp(pattern, 'u').test(String(value));

type Entry = Readonly<Record<string, ScalarValue | null>>;

/** Entries of a list, and why others were left out, for a warning. */
export interface ListValue {
  entries: Entry[];
  problems: string[];
}

/** The problem of entries that were left out. */
const leftOut = (count: number, reason: string): string[] =>
  count > 0 ? [`${count} of its entries are left out ${reason}`] : [];

/**
 * The entries of a JSON column; those without a valid required value are left out, those that repeat a
 * unique value, and those beyond the limit.
 *
 * @param field Type of the entries and their limit.
 */
export function listValue(
  { item, most = Number.POSITIVE_INFINITY }: Pick<ListField, 'item' | 'most'>,
  value: unknown,
): ListValue {
  const fields = Object.entries(item.fields);
  const entry = (row: Row) =>
    Object.fromEntries(
      fields.map(([name, field]) => {
        const value = scalarValue(field.type, row[columnOf(name, field)]);
        return [name, value !== undefined && fits(value, field.pattern) ? value : null];
      }),
    );
  const all = parseList(value);
  const valid: Entry[] = all
    .filter(isRow)
    .map(entry)
    .filter((values) => fields.every(([name, { required }]) => !required || values[name] !== null));
  const unique = fields.filter(([, field]) => field.unique).map(([name]) => name);
  const isRepeated = (values: Entry, before: readonly Entry[]) =>
    unique.some(
      (name) => values[name] !== null && before.some((other) => other[name] === values[name]),
    );
  const distinct = valid.filter((values, index) => !isRepeated(values, valid.slice(0, index)));
  const entries = distinct.slice(0, most);
  return {
    entries,
    problems: [
      ...leftOut(all.length - valid.length, 'for want of a valid required value'),
      ...leftOut(valid.length - distinct.length, 'because they repeat another'),
      ...leftOut(distinct.length - entries.length, `because there is room for ${most}`),
    ],
  };
}

/** The newest of some timestamps in ISO 8601, or null. */
export function newest(dates: readonly unknown[]): string | null {
  const times = dates
    .filter((date): date is string => typeof date === 'string')
    .map((date) => Date.parse(date))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
