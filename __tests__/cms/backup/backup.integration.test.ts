import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listTables, openDatabase } from '../../../cms/backup/database';
import { signIn } from '../../../cms/scripts/api';
import { startDirectus } from '../../../cms/scripts/directus-process';
import type { CmsEnv } from '../../../cms/scripts/env';
import { freePort } from '../../../cms/scripts/ports';
import { BACKUP_KEY, backupVars, runBackupCommand } from '../../support/backup-command';
import { startTestDirectus, type TestDirectus } from '../../support/directus';

jest.setTimeout(600_000);

let cms: TestDirectus;
let folder: string;
let archives: string;
let vars: Record<string, string>;

/** The newest archive. */
const archive = () => {
  const name = readdirSync(archives)
    .filter((entry) => entry.endsWith('.age'))
    .sort()
    .at(-1);
  return path.join(archives, name ?? 'none');
};

/** An environment with another database and other uploads. */
function elsewhere(name: string): CmsEnv {
  const directus = {
    ...cms.env.directus,
    DB_FILENAME: path.join(folder, name, 'directus.db'),
    STORAGE_LOCAL_ROOT: path.join(folder, name, 'uploads'),
  };
  return { ...cms.env, databaseFile: directus.DB_FILENAME, directus };
}

/** All rows of a database, without sign-ins and passwords. */
async function rowsOf(env: CmsEnv): Promise<Record<string, unknown[]>> {
  const db = openDatabase(env.directus);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of await listTables(db, 'sqlite3')) {
    if (name === 'directus_sessions') continue;
    const found = await db<Record<string, unknown>>(name).select('*').orderByRaw('rowid');
    rows[name] = found.map((row) =>
      name === 'directus_users' ? { ...row, password: null } : { ...row },
    );
  }
  await db.destroy();
  return rows;
}

const uploadsOf = (env: CmsEnv) => {
  const root = env.directus.STORAGE_LOCAL_ROOT ?? '';
  // Directus keeps the previews that it makes of pictures beside them.
  const names = readdirSync(root).filter((name) => !name.includes('__'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name))]));
};

/** A file with one byte flipped. */
const tampered = (file: Buffer, at: number) => {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  folder = mkdtempSync(path.join(tmpdir(), 'island-backup-'));
  archives = path.join(folder, 'archives');
  vars = backupVars(cms.env, archives);
  const { code, output } = await runBackupCommand('backup', vars);
  if (code !== 0) throw new Error(output);
});
afterAll(async () => {
  await cms?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('brings back every row and every file, on which Directus runs', async () => {
    const target = elsewhere('second');
    const changed = { ...target, adminPassword: 'a-password-of-today' };
    const { code, output } = await runBackupCommand('restore', {
      ...backupVars(target, archives),
      ADMIN_PASSWORD: changed.adminPassword,
    });
    expect([code, output]).toEqual([0, expect.stringContaining('Restored ')]);
    const before = await rowsOf(cms.env);
    const after = await rowsOf(target);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of Object.keys(before)) {
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
    expect(before.projects?.length).toBeGreaterThan(0);
    expect(uploadsOf(target)).toEqual(uploadsOf(cms.env));
    const directus = await startDirectus({ cmsEnv: changed, port: await freePort() });
    try {
      const token = await signIn(directus.url, changed.adminEmail, changed.adminPassword);
      expect(token).toEqual(expect.any(String));
    } finally {
      await directus.stop();
    }
  });

  it('refuses a target that holds something', async () => {
    const full = await runBackupCommand('restore', vars);
    expect(full.code).toBe(1);
    expect(full.output).toContain(
      `The database ${cms.env.database} is not empty: it has the table areas. Nothing was changed.`,
    );
    const target = elsewhere('with-uploads');
    const uploads = target.directus.STORAGE_LOCAL_ROOT ?? '';
    mkdirSync(uploads, { recursive: true });
    writeFileSync(path.join(uploads, 'other.jpg'), 'kept');
    const { output } = await runBackupCommand('restore', backupVars(target, archives));
    expect(output).toContain(`${uploads} is not empty. Nothing was changed.`);
    expect(readdirSync(uploads)).toEqual(['other.jpg']);
  });

  it('keeps what retention says, and every file of others', async () => {
    const to = path.join(folder, 'rotated');
    mkdirSync(to);
    const old = ['island-20200101T000000Z.tar.gz.age', 'island-20200102T000000Z.tar.gz.age'];
    for (const name of [...old, 'notes.txt']) writeFileSync(path.join(to, name), '');
    const settings = { ...vars, BACKUP_TO: to, BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0' };
    const { output } = await runBackupCommand('backup', settings);
    expect(output).toContain(`Removed ${old[0]}`);
    const kept = readdirSync(to).sort();
    expect(kept).toEqual([old[1], expect.stringMatching(/^island-.*\.age$/), 'notes.txt']);
  });

  it('leaves no half archive where it is stopped', async () => {
    const to = path.join(folder, 'stopped');
    const { code } = await runBackupCommand('backup', { ...vars, BACKUP_TO: to }, [], 8 * 1024);
    expect(code).not.toBe(0);
    expect(readdirSync(to).filter((name) => name.endsWith('.age'))).toEqual([]);
  });
});

describe('an archive', () => {
  const check = async (file: Buffer, more: Record<string, string> = {}) => {
    const to = mkdtempSync(path.join(folder, 'damaged-'));
    writeFileSync(path.join(to, path.basename(archive())), file);
    const target = backupVars(elsewhere('nothing'), to);
    return runBackupCommand('restore', { ...target, ...more });
  };

  it('opens with its key alone', async () => {
    const { code, output } = await check(readFileSync(archive()), { BACKUP_KEY: `${BACKUP_KEY}x` });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/BACKUP_KEY is not the key of .*\.age/),
    ]);
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, file.length - 1000)],
    ['cut off between two parts', (file: Buffer) => file.subarray(0, file.length >> 1)],
    ['changed by a bit', (file: Buffer) => tampered(file, file.length >> 1)],
    ['changed at its end', (file: Buffer) => tampered(file, file.length - 1)],
  ])('that is %s is refused before anything is written', async (_name, damage) => {
    const { code, output } = await check(damage(readFileSync(archive())));
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('is damaged: it was changed or cut off'),
    ]);
    expect(readdirSync(folder)).not.toContain('nothing');
  });

  it('that is something else is refused', async () => {
    const { output } = await check(Buffer.from('not an archive'));
    expect(output).toContain('is not an archive of npm run backup');
  });

  it('goes to a bucket and comes back', async () => {
    const S3rver = createRequire(path.resolve('publisher/package.json'))('s3rver') as new (
      options: object,
    ) => { run(): Promise<{ port: number }>; close(): Promise<void> };
    const store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: path.join(folder, 'store'),
      configureBuckets: [{ name: 'backups', configs: [] }],
      allowMismatchedSignatures: true,
    });
    const { port } = await store.run();
    try {
      const inBucket = {
        ...vars,
        BACKUP_TO: 's3://backups/island',
        BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      };
      const made = await runBackupCommand('backup', inBucket);
      expect(made.output).toMatch(
        /Backed up \d+ rows and \d+ files: s3:\/\/backups\/island\/island-/,
      );
      const checked = await runBackupCommand('restore', inBucket, ['--check']);
      expect(checked.output).toContain('The archive is whole: ');
    } finally {
      await store.close();
    }
  });
});
