// Command: database and files into a new encrypted archive; old ones go by age.
import path from 'node:path';
import { backUp } from '../backup/back-up';
import { readBackupEnv } from '../backup/env';
import { ensureCmsEnv } from './env';
import { cmsDirectory } from './paths';
import { fail, progress } from './progress';

async function main(): Promise<void> {
  const log = progress();
  const { env } = ensureCmsEnv();
  const settings = readBackupEnv(env.directus, path.dirname(cmsDirectory()));
  const { name, where, rows, files, missing, removed } = await backUp(env, settings, log);
  for (const file of missing) log(`Warning: the file ${file} of an upload was missing already`);
  for (const old of removed) log(`Removed ${old}`);
  log(`Backed up ${rows} rows and ${files} files: ${where}/${name}`);
}

main().catch(fail);
