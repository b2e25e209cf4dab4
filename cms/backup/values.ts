/** Databases that rows are read from and written to. */
export type Engine = 'sqlite3' | 'pg';

/** A value of a row: PostgreSQL's are its own texts, SQLite's what it stores. */
export type Value = string | number | null;

/** A column; `type` is the declared one of its database. */
export interface Column {
  name: string;
  type: string;
}

const TWO_DIGITS = 2;
const pad = (number: number) => String(number).padStart(TWO_DIGITS, '0');

/** SQLite's `CURRENT_TIMESTAMP`, which is in UTC and does not say so. */
const SQLITE_NOW = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** Date of a time that Directus stored in SQLite: milliseconds, or a text. */
function dateOf(value: string | number): Date {
  const now = SQLITE_NOW.exec(String(value));
  if (now) return new Date(`${now[1]}T${now[2]}Z`);
  return new Date(/^-?\d+$/.test(String(value)) ? Number(value) : value);
}

/** A date and time without a zone, as Directus reads SQLite's: in the zone of the process. */
function localTime(date: Date): string {
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** A value of SQLite for a column of PostgreSQL. */
function toPostgres(value: string | number, type: string): Value {
  switch (type) {
    case 'boolean':
      return Number(value) === 0 ? 'false' : 'true';
    case 'timestamp with time zone':
      return dateOf(value).toISOString();
    case 'timestamp without time zone':
      return localTime(dateOf(value));
    case 'date':
      return dateOf(value).toISOString().slice(0, 'YYYY-MM-DD'.length);
    default:
      return value;
  }
}

/** A value of PostgreSQL for a column of SQLite, as Directus writes it there. */
function toSqlite(value: string | number, type: string): Value {
  switch (type.toLowerCase()) {
    case 'boolean':
      return String(value) === 'true' ? 1 : 0;
    case 'date':
    case 'datetime':
      // Without a zone it is a time of the process', or a date, which is in UTC.
      return Date.parse(
        String(value)
          .replace(' ', 'T')
          .replace(/(:[\d.]+[+-]\d{2})$/, '$1:00'),
      );
    default:
      return value;
  }
}

/**
 * Converts a value between the databases. Booleans and times differ; numbers, texts, JSON and UUIDs are
 * accepted by both as they are. The same database gets each value unchanged.
 *
 * @param type the declared type of the target's column
 */
export function convertValue(value: Value, from: Engine, to: Engine, type: string): Value {
  if (value === null || from === to) return value;
  return to === 'pg' ? toPostgres(value, type) : toSqlite(value, type);
}
