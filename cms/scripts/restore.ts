// Command: an archive into an empty database and storage. `-- NAME` for another than the newest,
// `-- --check` to verify it alone.
import path from 'node:path';
import { readBackupEnv } from '../backup/env';
import { restore } from '../backup/restore';
import { ensureCmsEnv } from './env';
import { cmsDirectory } from './paths';
import { fail, progress } from './progress';

async function main(): Promise<void> {
  const log = progress();
  const { env, file, generated } = ensureCmsEnv();
  if (generated.length > 0) log(`Made up ${generated.join(', ')} in ${file}`);
  const settings = readBackupEnv(env.directus, path.dirname(cmsDirectory()));
  const args = process.argv.slice(2);
  const checkOnly = args.includes('--check');
  const name = args.find((arg) => !arg.startsWith('--'));
  const header = await restore(env, settings, { name, checkOnly, log });
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  const content = `${rows} rows and ${header.files.length} files of ${header.created}`;
  for (const missing of header.missing) {
    log(`Warning: the file ${missing} was missing when the backup was made`);
  }
  log(checkOnly ? `The archive is whole: ${content}` : `Restored ${content} into ${env.database}`);
}

main().catch(fail);
