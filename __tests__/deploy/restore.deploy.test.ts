import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listTables, openDatabase } from '../../cms/backup/database';
import { CONTENT_TABLES } from '../../cms/schema';
import { signIn } from '../../cms/scripts/api';
import { startDirectus } from '../../cms/scripts/directus-process';
import type { CmsEnv } from '../../cms/scripts/env';
import { freePort } from '../../cms/scripts/ports';
import { buildSiteCopy, makeSiteCopy } from '../../e2e/support/site-copy';
import { isIdentity, scan } from '../../publisher/src/release/files';
import { buildPaths } from '../../scripts/support/workspace';
import { backupVars, runBackupCommand } from '../support/backup-command';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';
import { makeServerFolder, startPostgres, type Database } from '../support/server-processes';

jest.setTimeout(900_000);

/** `RESTORE_COLD=true`: each build encodes all pictures itself, which takes minutes more. */
const IS_COLD = process.env.RESTORE_COLD === 'true';

let cms: TestDirectus;
let postgres: Database;
let folder: string;
/** Below the project, where a build finds its packages. */
let sites: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'island-restore-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres(makeServerFolder(path.join(folder, 'postgres')), await freePort());
  mkdirSync('.run', { recursive: true });
  sites = mkdtempSync(path.resolve('.run/restore-'));
  cms = await startTestDirectus({ demo: true });
});
afterAll(async () => {
  await cms?.stop();
  await postgres?.stop('SIGINT');
  for (const made of [folder, sites]) rmSync(made, { recursive: true, force: true });
});

/** All that the site is built of, as its build reads it. */
async function contentOf(url: string, token: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  const paths = CONTENT_TABLES.map(({ collection }) => `/items/${collection}?limit=-1&fields=*`);
  // Times of files have a zone on PostgreSQL alone.
  const files = '/files?limit=-1&fields=id,storage,filename_disk,title,type,width,height,alt_uk';
  for (const address of [...paths, files]) {
    const { status, json } = await directusFetch(url, address, { token });
    const { data } = json as { data: unknown };
    const rows = Array.isArray(data) ? data.map((row) => JSON.stringify(row)).sort() : data;
    content[address] = [status, rows];
  }
  return content;
}

/** Rows of SQLite, with times that PostgreSQL has as moments. */
async function rowsOf(env: CmsEnv): Promise<Record<string, string[]>> {
  const db = openDatabase(env.directus);
  const rows: Record<string, string[]> = {};
  for (const { name, columns } of await listTables(db, 'sqlite3')) {
    if (name === 'directus_sessions' || name === 'directus_migrations') continue;
    const found = await db<Record<string, unknown>>(name).select('*');
    rows[name] = found
      .map((row) => {
        const known: Record<string, unknown> = { ...row };
        if (name === 'directus_users') delete known.password;
        return JSON.stringify(columns.map((column) => [column.name, known[column.name]]).sort());
      })
      .sort();
  }
  await db.destroy();
  return rows;
}

/** Builds the site of a Directus from scratch. @returns its folder */
async function buildFrom(url: string, name: string): Promise<string> {
  const directory = path.join(sites, name);
  makeSiteCopy(directory);
  if (IS_COLD) rmSync(path.join(directory, '.media-cache'), { recursive: true });
  const { code, output } = await buildSiteCopy(directory, {
    SITE_URL: 'https://www.example.com',
    GATSBY_DIRECTUS_URL: 'https://cms.example.com',
    DIRECTUS_URL: url,
    DIRECTUS_TOKEN: cms.buildToken,
  });
  expect({ code, output }).toMatchObject({ code: 0 });
  return path.join(buildPaths(directory).workspace, 'public');
}

/** Public files of a built site with their bytes, but those that name the build. */
function siteOf(folder: string): Map<string, string> {
  const names = [...scan(folder).keys()].filter((name) => !isIdentity(name)).sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'base64')]));
}

it('takes SQLite to PostgreSQL and back, and the site built of it is the same, byte for byte', async () => {
  const archives = path.join(folder, 'archives');
  const content = await contentOf(cms.url, cms.buildToken);
  const site = siteOf(await buildFrom(cms.url, 'before'));
  const made = await runBackupCommand('backup', backupVars(cms.env, archives));
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('Backed up ')]);

  const onPostgres: CmsEnv = {
    ...cms.env,
    databaseFile: undefined,
    directus: {
      ...cms.env.directus,
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: postgres.url,
      STORAGE_LOCAL_ROOT: path.join(folder, 'uploads'),
    },
  };
  const restored = await runBackupCommand('restore', backupVars(onPostgres, archives));
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored ')]);
  const again = await runBackupCommand('restore', backupVars(onPostgres, archives));
  expect(again.output).toContain('is not empty: it has the table areas. Nothing was changed.');

  // A backup of PostgreSQL, before anything changes there.
  const fromPostgres = path.join(folder, 'from-postgres');
  const second = await runBackupCommand('backup', backupVars(onPostgres, fromPostgres));
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('Backed up ')]);

  const directus = await startDirectus({ cmsEnv: onPostgres, port: await freePort() });
  try {
    expect(await contentOf(directus.url, cms.buildToken)).toEqual(content);
    const restored = siteOf(await buildFrom(directus.url, 'after'));
    expect([...restored.keys()]).toEqual([...site.keys()]);
    expect([...site.keys()].filter((name) => restored.get(name) !== site.get(name))).toEqual([]);
    expect(site.has('index.html')).toBe(true);
    // Numbers go on after those of the backup.
    const token = await signIn(directus.url, onPostgres.adminEmail, onPostgres.adminPassword);
    const { status } = await directusFetch(directus.url, '/presets', {
      token,
      method: 'POST',
      body: { bookmark: 'After the restore', collection: 'areas' },
    });
    expect(status).toBe(200);
  } finally {
    await directus.stop();
  }

  const back: CmsEnv = {
    ...cms.env,
    databaseFile: path.join(folder, 'back.db'),
    directus: {
      ...cms.env.directus,
      DB_FILENAME: path.join(folder, 'back.db'),
      STORAGE_LOCAL_ROOT: path.join(folder, 'back'),
    },
  };
  const returned = await runBackupCommand('restore', backupVars(back, fromPostgres));
  expect([returned.code, returned.output]).toEqual([0, expect.stringContaining('Restored ')]);
  const before = await rowsOf(cms.env);
  const after = await rowsOf(back);
  for (const table of Object.keys(before)) {
    expect([table, after[table]]).toEqual([table, before[table]]);
  }
});
