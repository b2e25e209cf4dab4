import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hash } from 'argon2';
import type { Knex } from 'knex';
import { bootstrapDirectus, runDirectus } from '../scripts/directus-process';
import type { CmsEnv } from '../scripts/env';
import { cmsDirectory } from '../scripts/paths';
import { readState, writeState } from '../scripts/state';
import { readArchive, textOf } from './archive';
import { countRows, engineOf, insertRows, listTables, openDatabase, replaceRows } from './database';
import type { Table } from './database';
import type { BackupEnv } from './env';
import { BackupError, explainDisk } from './errors';
import { checkedName, openFileStores, type FileStore } from './files';
import { FILES, HEADER, installedDirectus, parseHeader, ROWS, type BackupHeader } from './header';
import { openArchives } from './places';
import { newestFirst } from './rotation';
import { convertValue, type Value } from './values';

type Log = (line: string) => void;

const parseRows = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Value[]);

/** Table of an entry of rows. */
const tableOf = (name: string) => name.slice(ROWS.length, name.lastIndexOf('/'));

/** Reads a whole archive and compares it with its header, before anything is written. */
async function verify(file: string, key: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  const rows = new Map<string, number>();
  const files = new Map<string, number>();
  await readArchive(file, key, async (name, content) => {
    if (name === HEADER) {
      header = parseHeader(await textOf(content), installedDirectus(cmsDirectory()));
    } else if (name.startsWith(ROWS)) {
      const table = tableOf(name);
      rows.set(table, (rows.get(table) ?? 0) + parseRows(await textOf(content)).length);
    } else {
      let size = 0;
      for await (const chunk of content) size += (chunk as Buffer).length;
      files.set(checkedName(name.slice(FILES.length)), size);
    }
  });
  const isWhole =
    header?.tables.every((table) => (rows.get(table.name) ?? 0) === table.rows) === true &&
    header.files.every((entry) => files.get(entry.name) === entry.size);
  if (!header || !isWhole) throw new BackupError(`${file} lacks some of what it should hold.`);
  return header;
}

/** Refuses a database or a folder that holds something. */
async function checkEmpty(env: CmsEnv, store: FileStore): Promise<void> {
  if (env.databaseFile === undefined || existsSync(env.databaseFile)) {
    const db = openDatabase(env.directus);
    try {
      const [table] = await listTables(db, engineOf(env.directus));
      if (table) {
        throw new BackupError(
          `The database ${env.database} is not empty: it has the table ${table.name}. Nothing was changed. ` +
            'Restore into an empty one: rename the file of SQLite, or create a new database and name it in DB_DATABASE.',
        );
      }
    } finally {
      await db.destroy();
    }
  }
  if (!(await store.isEmpty())) {
    throw new BackupError(
      `${store.where} is not empty. Nothing was changed. Move the uploads that are there away first.`,
    );
  }
}

/** Makes the tables of the backup, as Directus makes them on this database. */
async function makeTables(env: CmsEnv, header: BackupHeader, temporary: string): Promise<void> {
  const file = path.join(temporary, 'schema.json');
  writeFileSync(file, JSON.stringify(header.schema), { mode: 0o600 });
  await bootstrapDirectus(env);
  const command = ['schema', 'apply', file, '--yes'];
  await runDirectus(env, command, path.join(temporary, 'no-extensions'));
}

/** Columns of the target for those of the backup. */
function matchColumns(header: BackupHeader, target: readonly Table[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const { name, columns } of header.tables) {
    const found = target.find((table) => table.name === name);
    const matched = columns.map(
      (column) => found?.columns.find((other) => other.name === column.name)?.type,
    );
    const gap = matched.indexOf(undefined);
    if (gap >= 0) {
      throw new BackupError(
        `Directus does not make the column ${columns[gap]?.name} of the table ${name}, which the backup has: it was ` +
          'not made by Directus. Nothing was changed.',
      );
    }
    types.set(name, matched as string[]);
  }
  return types;
}

interface Target {
  db: Knex;
  env: CmsEnv;
  store: FileStore;
}

/** Reads rows and files of a verified archive into the target; all of it, or nothing. */
async function load(
  file: string,
  key: string,
  header: BackupHeader,
  { db, env, store }: Target,
  log: Log,
): Promise<void> {
  const engine = engineOf(env.directus);
  const tables = await listTables(db, engine);
  const types = matchColumns(header, tables);
  const columns = new Map(
    header.tables.map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );
  const takeRows = async (transaction: Knex, name: string, content: Readable) => {
    const table = tableOf(name);
    const wanted = types.get(table) ?? [];
    const rows = parseRows(await textOf(content)).map((row) =>
      row.map((value, index) => convertValue(value, header.engine, engine, wanted[index] ?? '')),
    );
    try {
      await insertRows(transaction, table, columns.get(table) ?? [], rows);
    } catch (error) {
      // The message of the driver starts with the statement and its values.
      const reason = (error as Error).message.split(' - ').at(-1) ?? '';
      throw new BackupError(
        `The database refuses rows of the table ${table}: ${reason}. Nothing was changed.`,
      );
    }
  };
  await replaceRows(db, engine, tables, async (transaction) => {
    await readArchive(file, key, async (name, content) => {
      if (name.startsWith(ROWS)) await takeRows(transaction, name, content);
      else if (name.startsWith(FILES)) await store.write(name.slice(FILES.length), content);
    });
    for (const table of header.tables) {
      const count = await countRows(transaction, table.name);
      if (count !== table.rows) {
        throw new BackupError(`The table ${table.name} got ${count} rows of ${table.rows}.`);
      }
    }
    await transaction('directus_files').update({ storage: store.location });
    // Setup signs in with it, and the old one may be lost with the machine.
    const changed = await transaction('directus_users')
      .where({ email: env.adminEmail })
      .update({ password: await hash(env.adminPassword) });
    log(
      changed > 0
        ? `The administrator ${env.adminEmail} has the password of ADMIN_PASSWORD`
        : `Warning: nobody in the backup is ${env.adminEmail}; set ADMIN_EMAIL and ADMIN_PASSWORD to an administrator of it`,
    );
    await store.finish();
  });
}

/** Makes and fills a database beside the configured one, which it replaces in the end. */
async function intoSqlite(
  final: string,
  env: CmsEnv,
  fill: (env: CmsEnv) => Promise<void>,
): Promise<void> {
  const arriving = `${final}.restoring`;
  mkdirSync(path.dirname(final), { recursive: true, mode: 0o700 });
  rmSync(arriving, { force: true });
  try {
    await fill({ ...env, directus: { ...env.directus, DB_FILENAME: arriving } });
    renameSync(arriving, final);
  } finally {
    rmSync(arriving, { force: true });
    rmSync(`${arriving}-journal`, { force: true });
  }
}

/** Makes and fills an empty database of PostgreSQL; a failure leaves it empty. */
async function intoPostgres(env: CmsEnv, fill: (env: CmsEnv) => Promise<void>): Promise<void> {
  try {
    await fill(env);
  } catch (error) {
    const db = openDatabase(env.directus);
    try {
      for (const { name } of await listTables(db, 'pg')) {
        await db.raw('drop table if exists ?? cascade', [name]);
      }
    } finally {
      await db.destroy();
    }
    throw error;
  }
}

export interface RestoreOptions {
  /** Name of an archive; the newest where missing. */
  name?: string;
  /** Only verifies the archive. */
  checkOnly?: boolean;
  log: Log;
}

/**
 * Restores an archive into an empty database and an empty storage, of whichever kind. The whole archive
 * is verified before anything is written.
 *
 * @returns the archive's header
 * @throws BackupError with the reason; the target is then as empty as before
 */
export async function restore(
  env: CmsEnv,
  { key, place }: BackupEnv,
  { name, checkOnly = false, log }: RestoreOptions,
): Promise<BackupHeader> {
  const dir = cmsDirectory();
  const base = env.directus.TEMP_PATH ?? path.join(dir, 'data', 'tmp');
  mkdirSync(base, { recursive: true, mode: 0o700 });
  const temporary = mkdtempSync(path.join(base, 'restore-'));
  const archives = openArchives(place, temporary);
  try {
    const names = newestFirst(await archives.list());
    const wanted = name ?? names[0];
    if (wanted === undefined || !names.includes(wanted)) {
      throw new BackupError(
        `${archives.where} has no archive${wanted ? ` ${wanted}` : ''}. It has: ${names.join(', ') || 'none'}.`,
      );
    }
    const [store] = openFileStores(env.directus);
    if (!store)
      throw new BackupError('STORAGE_LOCATIONS is empty. Example: STORAGE_LOCATIONS=local');
    if (!checkOnly) await checkEmpty(env, store);
    const { file, discard } = await archives.fetch(wanted);
    try {
      log(`Verifying ${wanted}`);
      const header = await verify(file, key);
      if (checkOnly) return header;
      const fill = async (target: CmsEnv) => {
        log('Making the tables');
        await makeTables(target, header, temporary);
        log('Restoring rows and files');
        const db = openDatabase(target.directus);
        try {
          await load(file, key, header, { db, env: target, store }, log);
        } catch (error) {
          await store.undo();
          throw error;
        } finally {
          await db.destroy();
        }
      };
      await (env.databaseFile === undefined
        ? intoPostgres(env, fill)
        : intoSqlite(env.databaseFile, env, fill));
      // Without a fingerprint: the next start runs setup, which gives the programs their tokens.
      if (header.setup || readState(dir, env.database)) {
        writeState(dir, env.database, { fingerprint: '', seeded: [], ...header.setup });
      }
      return header;
    } finally {
      discard();
    }
  } catch (error) {
    throw explainDisk(error, env.databaseFile ? path.dirname(env.databaseFile) : env.database);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
