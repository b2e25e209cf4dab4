import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { runDirectus } from '../scripts/directus-process';
import type { CmsEnv } from '../scripts/env';
import { cmsDirectory } from '../scripts/paths';
import { readState } from '../scripts/state';
import { writeArchive, type ArchiveWriter } from './archive';
import { countRows, engineOf, listTables, openDatabase, readRows } from './database';
import type { BackupEnv } from './env';
import { BackupError, ChangedMeanwhile, explainDisk } from './errors';
import { openFileStores, type FileStore } from './files';
import { FILES, FORMAT, HEADER, installedDirectus, ROWS, type BackupHeader } from './header';
import { openArchives } from './places';
import { archiveName, expiredArchives } from './rotation';

const ATTEMPTS = 3;
/** Sign-ins, which a restored database must not bring back. */
const WITHOUT_ROWS = ['directus_sessions', 'directus_oauth_codes', 'directus_oauth_tokens'];

/** An upload as the database knows it. */
interface FileRow {
  id: string;
  storage: string;
  filename_disk: string;
  filesize: number | string | null;
  uploaded_on: unknown;
}

/** A source of rows that stands still while it is read. */
interface Snapshot {
  db: Knex;
  /** Environment of a Directus on it. */
  env: CmsEnv;
}

/** Runs a task on the state of one moment; editors and visitors write on meanwhile. */
async function withSnapshot<T>(
  env: CmsEnv,
  temporary: string,
  task: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const live = openDatabase(env.directus);
  try {
    if (engineOf(env.directus) === 'pg') {
      return await live.transaction((db) => task({ db, env }), {
        isolationLevel: 'repeatable read',
        readOnly: true,
      });
    }
    if (env.databaseFile === undefined || !existsSync(env.databaseFile)) {
      throw new BackupError(`There is no database ${env.databaseFile ?? ''} to back up.`);
    }
    // A copy, because a reader of SQLite would keep the writers waiting.
    const copy = path.join(temporary, 'snapshot.db');
    rmSync(copy, { force: true });
    await live.raw('vacuum into ?', [copy]);
    const copied = { ...env, directus: { ...env.directus, DB_FILENAME: copy } };
    const db = openDatabase(copied.directus);
    try {
      return await task({ db, env: copied });
    } finally {
      await db.destroy();
    }
  } finally {
    await live.destroy();
  }
}

const filesOf = (db: Knex): Promise<FileRow[]> =>
  db('directus_files')
    .select<FileRow[]>('id', 'storage', 'filename_disk', 'filesize', 'uploaded_on')
    .whereNotNull('filename_disk')
    .orderBy('id');

/** Stops where an upload of the snapshot was deleted or replaced since: its file may be another. */
async function checkUnchanged(env: CmsEnv, before: readonly FileRow[]): Promise<void> {
  const db = openDatabase(env.directus);
  try {
    const now = new Map((await filesOf(db)).map((row) => [row.id, JSON.stringify(row)]));
    const changed = before.find((row) => now.get(row.id) !== JSON.stringify(row));
    if (changed) throw new ChangedMeanwhile(`The upload ${changed.id} changed meanwhile.`);
  } finally {
    await db.destroy();
  }
}

interface Upload {
  row: FileRow;
  store: FileStore;
  size: number;
}

async function findUploads(rows: readonly FileRow[], stores: readonly FileStore[]) {
  const uploads: Upload[] = [];
  const missing: string[] = [];
  for (const row of rows) {
    const store = stores.find(({ location }) => location === row.storage);
    const size = await store?.size(row.filename_disk);
    if (store && size !== undefined) uploads.push({ row, store, size });
    else missing.push(row.filename_disk);
  }
  return { uploads, missing };
}

async function schemaOf(env: CmsEnv, temporary: string): Promise<unknown> {
  const file = path.join(temporary, 'schema.json');
  rmSync(file, { force: true });
  const command = ['schema', 'snapshot', file, '--yes', '--format', 'json'];
  await runDirectus(env, command, path.join(temporary, 'no-extensions'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Fills an archive: first the database of one moment, then the files that it names. */
async function fill(
  archive: ArchiveWriter,
  env: CmsEnv,
  temporary: string,
  created: Date,
): Promise<BackupHeader> {
  const engine = engineOf(env.directus);
  const dir = cmsDirectory();
  return withSnapshot(env, temporary, async (snapshot) => {
    const { db } = snapshot;
    const tables = await listTables(db, engine);
    if (!tables.some(({ name }) => name === 'directus_files')) {
      throw new BackupError('The database has no tables of Directus: there is nothing to back up.');
    }
    const rows = await filesOf(db);
    const { uploads, missing } = await findUploads(rows, openFileStores(env.directus));
    const counted = await Promise.all(
      tables.map(async (table) => ({
        ...table,
        rows: WITHOUT_ROWS.includes(table.name) ? 0 : await countRows(db, table.name),
      })),
    );
    const setup = readState(dir, env.database);
    const header: BackupHeader = {
      format: FORMAT,
      created: created.toISOString(),
      directus: installedDirectus(dir),
      engine,
      tables: counted,
      files: uploads.map(({ row, size }) => ({ name: row.filename_disk, size })),
      missing,
      schema: await schemaOf(snapshot.env, temporary),
      ...(setup && { setup: { seeded: setup.seeded, filled: setup.filled } }),
    };
    await archive.text(HEADER, JSON.stringify(header));
    for (const table of counted) {
      if (table.rows === 0) continue;
      let part = 0;
      for await (const group of readRows(db, engine, table)) {
        part += 1;
        const lines = group.map((row) => `${JSON.stringify(row)}\n`).join('');
        await archive.text(`${ROWS}${table.name}/${part}.ndjson`, lines);
      }
    }
    for (const { row, store, size } of uploads) {
      await archive.stream(FILES + row.filename_disk, size, await store.read(row.filename_disk));
    }
    await checkUnchanged(env, rows);
    return header;
  });
}

/** What a backup did. */
export interface BackupResult {
  name: string;
  where: string;
  rows: number;
  files: number;
  /** Uploads whose file was missing already. */
  missing: string[];
  /** Older archives that retention removed. */
  removed: string[];
}

/**
 * Backs up database and files into a new archive, and removes those that retention no longer keeps.
 *
 * @param log gets lines of progress
 * @throws BackupError with the reason; older archives are then all there, and no half one
 */
export async function backUp(
  env: CmsEnv,
  { key, place, retention }: BackupEnv,
  log: (line: string) => void,
): Promise<BackupResult> {
  const base = env.directus.TEMP_PATH ?? path.join(cmsDirectory(), 'data', 'tmp');
  mkdirSync(base, { recursive: true, mode: 0o700 });
  const temporary = mkdtempSync(path.join(base, 'backup-'));
  const archives = openArchives(place, temporary);
  let draft: string | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const created = new Date();
      const name = archiveName(created);
      draft = archives.draft(name);
      let header: BackupHeader | undefined;
      try {
        await writeArchive(draft, key, async (archive) => {
          header = await fill(archive, env, temporary, created);
        });
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        if (attempt === ATTEMPTS) {
          throw new BackupError(
            `Uploads were deleted or replaced during each of ${ATTEMPTS} attempts. Run it again in a quieter hour.`,
          );
        }
        log(`${error.message} Beginning again.`);
        continue;
      }
      await archives.keep(draft, name);
      const removed = expiredArchives(await archives.list(), retention);
      for (const old of removed) await archives.remove(old);
      const { tables = [], files = [], missing = [] } = header ?? {};
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { name, where: archives.where, rows, files: files.length, missing, removed };
    }
  } catch (error) {
    throw explainDisk(error, archives.where);
  } finally {
    if (draft) rmSync(draft, { force: true });
    rmSync(temporary, { recursive: true, force: true });
  }
}
