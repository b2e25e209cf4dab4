import { startDirectus, type RunningDirectus } from '../../cms/scripts/directus-process';
import { ensureCmsEnv, type CmsEnv } from '../../cms/scripts/env';
import { isPortFree, portInUse } from '../../cms/scripts/ports';
import { prepareCms } from '../../cms/scripts/prepare';
import { inRoot } from './root';

/** The part of the environment file that tells people where to sign in. */
export interface LocalCms {
  env: CmsEnv;
  directus: RunningDirectus;
}

/**
 * Starts the project's own Directus, set up first where that is needed.
 *
 * @param log - gets lines of progress
 * @throws an error naming the port where it is taken
 */
export async function startLocalCms(log: (line: string) => void): Promise<LocalCms> {
  const { env, file, generated } = ensureCmsEnv({ dir: inRoot('cms') });
  if (generated.length > 0) log(`Made up secrets and passwords in ${file}`);
  if (!(await isPortFree(env.port, env.directus.HOST))) throw new Error(portInUse(env.port));
  await prepareCms(env, { log });
  log('Starting Directus');
  return { env, directus: await startDirectus({ cmsEnv: env }) };
}
