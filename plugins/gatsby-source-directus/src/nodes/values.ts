import { columnOf } from '../model';
import type { ListItem, ScalarType } from '../options';
import { isRow, type Row } from '../directus/rows';

export type ScalarValue = string | number | boolean;

const MAX_INT = 2 ** 31 - 1;

function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * A column's value as GraphQL takes it.
 *
 * @returns Nothing where the column is empty or holds something that is not of the type.
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
    case 'Float':
      return numberOf(value);
    case 'Date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
    case 'String': {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
    }
  }
}

/** Whether a column holds anything at all, right or wrong. */
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

/** The entries of a JSON column; those without a required value are left out. */
export function listValue(item: ListItem, value: unknown): Record<string, ScalarValue | null>[] {
  const fields = Object.entries(item.fields);
  const entry = (row: Row) =>
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        scalarValue(field.type, row[columnOf(name, field)]) ?? null,
      ]),
    );
  return parseList(value)
    .filter(isRow)
    .map(entry)
    .filter((values) => fields.every(([name, { required }]) => !required || values[name] !== null));
}

/** The newest of some timestamps in ISO 8601, or null. */
export function newest(dates: readonly unknown[]): string | null {
  const times = dates
    .filter((date): date is string => typeof date === 'string')
    .map((date) => Date.parse(date))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
