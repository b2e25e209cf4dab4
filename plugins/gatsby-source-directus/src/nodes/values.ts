import { columnOf } from '../model';
import type { ListItem, ScalarType } from '../options';
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

/**
 * The entries of a JSON column; those without a valid required value are left out.
 *
 * @returns The entries, and how many were left out.
 */
export function listValue(
  item: ListItem,
  value: unknown,
): { entries: Record<string, ScalarValue | null>[]; left: number } {
  const fields = Object.entries(item.fields);
  const entry = (row: Row) =>
    Object.fromEntries(
      fields.map(([name, field]) => {
        const value = scalarValue(field.type, row[columnOf(name, field)]);
        return [name, value !== undefined && fits(value, field.pattern) ? value : null];
      }),
    );
  const all = parseList(value);
  const entries = all
    .filter(isRow)
    .map(entry)
    .filter((values) => fields.every(([name, { required }]) => !required || values[name] !== null));
  return { entries, left: all.length - entries.length };
}

/** The newest of some timestamps in ISO 8601, or null. */
export function newest(dates: readonly unknown[]): string | null {
  const times = dates
    .filter((date): date is string => typeof date === 'string')
    .map((date) => Date.parse(date))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
