import knex, { type Knex } from 'knex';
import { settingsOf } from './settings-of';
import type { Column, Engine, Value } from './values';

/** Rows that are read and written at once. */
const PAGE = 1000;
/** Limits of a statement of SQLite: 32,766 parameters, and 500 rows as knex writes them. */
const MOST_PARAMETERS = 30_000;
const MOST_ROWS = 400;

/** A table and its columns, in their order. */
export interface Table {
  name: string;
  columns: Column[];
}

/** Variables of Directus' database. */
export type DatabaseVars = Readonly<Record<string, string>>;

export const engineOf = (vars: DatabaseVars): Engine =>
  vars.DB_CLIENT === 'pg' ? 'pg' : 'sqlite3';

/** Opens the database of Directus; close it with `destroy`. */
export function openDatabase(vars: DatabaseVars): Knex {
  if (engineOf(vars) === 'sqlite3') {
    return knex({
      client: 'sqlite3',
      connection: { filename: vars.DB_FILENAME ?? '' },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });
  }
  const { connectionString, ...connection } = settingsOf(vars, 'DB_');
  return knex({
    client: 'pg',
    connection: (connectionString ?? connection) as Knex.PgConnectionConfig,
    pool: { min: 0, max: 2 },
  });
}

/** Result rows of a statement, on both engines. */
async function rowsOf<T>(db: Knex, sql: string, bindings: Knex.RawBinding[] = []): Promise<T[]> {
  const result: unknown = await db.raw(sql, bindings);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as T[];
}

/** Tables of the database that hold rows, by name. */
export async function listTables(db: Knex, engine: Engine): Promise<Table[]> {
  const sql =
    engine === 'pg'
      ? `select c.table_name as "table", c.column_name as name, c.data_type as type
           from information_schema.columns c
           join information_schema.tables t using (table_schema, table_name)
          where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
          order by c.table_name, c.ordinal_position`
      : `select m.name as "table", c.name as name, lower(c.type) as type
           from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\'
          order by m.name, c.cid`;
  const tables = new Map<string, Table>();
  for (const { table, name, type } of await rowsOf<Column & { table: string }>(db, sql)) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** Number of rows of a table. */
export async function countRows(db: Knex, table: string): Promise<number> {
  const [row] = await rowsOf<{ count: number | string }>(db, 'select count(*) as count from ??', [
    table,
  ]);
  return Number(row?.count ?? 0);
}

/**
 * Rows of a table in groups, each row as its values in the order of the columns. PostgreSQL's values are
 * read as texts, which lose nothing; call it in a transaction there.
 */
export async function* readRows(
  db: Knex,
  engine: Engine,
  { name, columns }: Table,
): AsyncGenerator<Value[][]> {
  const valuesOf = (row: Record<string, Value>) =>
    columns.map((column) => row[column.name] ?? null);
  const names = columns.map((column) => column.name);
  const list = columns.map(() => (engine === 'pg' ? '??::text as ??' : '??')).join(', ');
  const bindings = engine === 'pg' ? names.flatMap((column) => [column, column]) : names;
  if (engine === 'pg') {
    await db.raw(`declare backup_rows no scroll cursor for select ${list} from ??`, [
      ...bindings,
      name,
    ]);
    for (;;) {
      const rows = await rowsOf<Record<string, Value>>(db, `fetch ${PAGE} from backup_rows`);
      if (rows.length === 0) break;
      yield rows.map(valuesOf);
    }
    await db.raw('close backup_rows');
    return;
  }
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await rowsOf<Record<string, Value> & { backup_row: number }>(
      db,
      `select rowid as backup_row, ${list} from ?? where rowid > ? order by rowid limit ${PAGE}`,
      [...bindings, name, last],
    );
    if (rows.length === 0) return;
    yield rows.map(valuesOf);
    last = rows.at(-1)?.backup_row ?? last;
  }
}

/** Inserts rows, as many at once as a statement takes. */
export async function insertRows(
  db: Knex,
  table: string,
  columns: readonly string[],
  rows: readonly Value[][],
): Promise<void> {
  const atOnce = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    const records = rows
      .slice(start, start + atOnce)
      .map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
    await db(table).insert(records);
  }
}

/** Foreign keys of PostgreSQL, by their tables. */
const foreignKeys = (db: Knex) =>
  rowsOf<{ table: string; name: string }>(
    db,
    `select r.relname as "table", c.conname as name from pg_constraint c
       join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
  );

/**
 * Empties all tables and takes rows in any order: references between them are checked at the end, in
 * one transaction, which a failure leaves without a trace.
 *
 * @param fill inserts the rows
 * @throws Error if a row refers to one that is not there
 */
export async function replaceRows(
  db: Knex,
  engine: Engine,
  tables: readonly Table[],
  fill: (transaction: Knex) => Promise<void>,
): Promise<void> {
  if (engine === 'sqlite3') await db.raw('pragma foreign_keys = off');
  await db.transaction(async (transaction) => {
    if (engine === 'sqlite3') {
      for (const { name } of tables) await transaction.raw('delete from ??', [name]);
      await fill(transaction);
      const [broken] = await rowsOf<{ table: string; parent: string }>(
        transaction,
        'pragma foreign_key_check',
      );
      if (broken) {
        throw new Error(`A row of ${broken.table} refers to one of ${broken.parent} that is gone.`);
      }
      return;
    }
    const keys = await foreignKeys(transaction);
    for (const { table, name } of keys) {
      await transaction.raw('alter table ?? alter constraint ?? deferrable initially deferred', [
        table,
        name,
      ]);
    }
    const list = tables.map(() => '??').join(', ');
    await transaction.raw(
      `truncate ${list}`,
      tables.map(({ name }) => name),
    );
    await fill(transaction);
    await transaction.raw('set constraints all immediate');
    for (const { table, name } of keys) {
      await transaction.raw('alter table ?? alter constraint ?? not deferrable', [table, name]);
    }
    await setSequences(transaction);
  });
}

/** Has PostgreSQL's sequences go on after the largest number of their columns. */
async function setSequences(db: Knex): Promise<void> {
  const serials = await rowsOf<{ table: string; name: string; sequence: string }>(
    db,
    `select * from (
       select table_name as "table", column_name as name,
              pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
         from information_schema.columns where table_schema = current_schema()) serials
      where sequence is not null`,
  );
  for (const { table, name, sequence } of serials) {
    await db.raw(`select setval(?, coalesce(max(??), 1), max(??) is not null) from ??`, [
      sequence,
      name,
      name,
      table,
    ]);
  }
}
