// Command: schema, access and demo content into the configured database.
import { ensureCmsEnv } from './env';
import { prepareCms } from './prepare';
import { fail, progress } from './progress';

async function main(): Promise<void> {
  const log = progress();
  const { env, file, generated } = ensureCmsEnv();
  if (generated.length > 0) log(`Made up ${generated.join(', ')} in ${file}`);
  await prepareCms(env, { force: true, log });
  log('Done');
}

main().catch(fail);
