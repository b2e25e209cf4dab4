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

/** The part of the environment file that tells people where to sign in. */
export interface LocalCms {
  env: CmsEnv;
  directus: RunningDirectus;
  /** Stand-ins for captcha and mail server, where none is configured. */
  services: LocalServices;
  /** File with what Directus prints. */
  logFile: string;
}

/**
 * Starts the project's own Directus, set up first where that is needed.
 *
 * @param log - gets lines of progress
 * @throws ReadableError naming the port where it is taken
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
