// Command: writes down schema and access that setup makes, for __tests__/cms/directus.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directusApi, signIn } from '../cms/scripts/api';
import { describeSetup } from '../cms/scripts/describe-setup';
import { bootstrapDirectus, freePort, startDirectus } from '../cms/scripts/directus-process';
import { generateCredentials, resolveCmsEnv } from '../cms/scripts/env';
import { cmsDirectory } from '../cms/scripts/paths';
import { fail } from '../cms/scripts/progress';
import { setupCms } from '../cms/scripts/setup-cms';
import { ROOT } from './support/root';

const FILE = '__tests__/fixtures/directus-setup.txt';

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-snapshot-'));
  const env = resolveCmsEnv(
    {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...generateCredentials(),
      TEMP_PATH: path.join(folder, 'tmp'),
    },
    {
      dir: cmsDirectory(),
      dbFile: path.join(folder, 'directus.db'),
      uploadsDir: path.join(folder, 'uploads'),
    },
  );
  try {
    await bootstrapDirectus(env);
    const directus = await startDirectus({ cmsEnv: env, port: await freePort() });
    try {
      await setupCms({ ...env, url: directus.url, demo: false });
      const token = await signIn(directus.url, env.adminEmail, env.adminPassword);
      const text = await describeSetup(directusApi(directus.url, token));
      writeFileSync(path.join(ROOT, FILE), text);
    } finally {
      await directus.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`Wrote ${FILE}; git diff shows what is different.\n`);
}

main().catch(fail);
