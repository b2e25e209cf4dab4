import { startDirectus, type RunningDirectus } from '../../cms/scripts/directus-process';
import { ensureCmsEnv, type CmsEnv } from '../../cms/scripts/env';
import {
  localServicesNotice,
  startLocalServices,
  type LocalServices,
} from '../../cms/scripts/local-services';
import { isPortFree, portInUse } from '../../cms/scripts/ports';
import { prepareCms } from '../../cms/scripts/prepare';
import { openDirectusLog } from './directus-log';
import { ReadableError } from './messages';
import { inRoot } from './root';

/** Sign-in data from the environment file, to be printed. */
export interface LocalCms {
  env: CmsEnv;
  directus: RunningDirectus;
  /** Local stand-ins for captcha and mail server, unless configured. */
  services: LocalServices;
  /** Log file of Directus. */
  logFile: string;
}

/**
 * Starts the project's own Directus; runs setup first if needed.
 *
 * @param log - receives lines of progress
 * @throws ReadableError naming the port if it is in use
 */
export async function startLocalCms(log: (line: string) => void): Promise<LocalCms> {
  const { env, file, generated } = ensureCmsEnv({ dir: inRoot('cms') });
  if (generated.length > 0) log(`Made up secrets and passwords in ${file}`);
  if (!(await isPortFree(env.port, env.directus.HOST)))
    throw new ReadableError(portInUse(env.port));
  await prepareCms(env, { log });
  const services = await startLocalServices(env, { mailbox: inRoot('cms/data/mailbox') });
  for (const line of localServicesNotice(services, env.needs)) log(line);
  log('Starting Directus');
  const directusLog = openDirectusLog(inRoot('cms/data'), (line) =>
    process.stderr.write(`Directus: ${line}\n`),
  );
  const directus = await startDirectus({
    cmsEnv: env,
    env: services.vars,
    log: directusLog.write,
  });
  return { env, directus, services, logFile: directusLog.file };
}
