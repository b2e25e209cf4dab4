import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { bootstrapDirectus, freePort, startDirectus } from './directus-process';
import type { CmsEnv } from './env';
import { setupFingerprint } from './fingerprint';
import { cmsDirectory } from './paths';
import { RULES_IN_WORDS, setupCms, type SetupResult } from './setup-cms';
import { readState, writeState } from './state';

export type Log = (line: string) => void;

function fingerprintOf(env: CmsEnv, dir: string): string {
  const tokens = createHash('sha256')
    .update(`${env.buildToken}\0${env.publisherToken}\0${env.previewToken}`)
    .digest('hex');
  return setupFingerprint(dir, [tokens, env.editorEmail, String(env.demo)]);
}

/** Whether a Directus answers at an address. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(3000) });
    return response.ok && (await response.text()) === 'pong';
  } catch {
    return false;
  }
}

function report(result: SetupResult, log: Log): void {
  for (const warning of result.warnings) log(`Warning: ${warning}`);
  log(
    result.changes.length === 0
      ? 'Everything was there already'
      : `${result.changes.length} changes: ${summary(result.changes)}`,
  );
  log(`Applied ${RULES_IN_WORDS[result.rules]}`);
}

const SHOWN_CHANGES = 6;

function summary(changes: readonly string[]): string {
  const rest = changes.length - SHOWN_CHANGES;
  return changes.slice(0, SHOWN_CHANGES).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

/**
 * Sets the configured database up: makes it where it is missing, then schema, access and content,
 * through the Directus that runs at PUBLIC_URL or through one that runs only for this.
 *
 * @param env The checked environment.
 * @param options.force Whether to compare even where nothing changed since the last time.
 * @param options.log Gets lines of progress.
 * @returns Whether anything had to be looked at.
 */
export async function prepareCms(
  env: CmsEnv,
  { force = false, log }: { force?: boolean; log: Log },
): Promise<boolean> {
  const dir = cmsDirectory();
  const fingerprint = fingerprintOf(env, dir);
  const state = readState(dir, env.database);
  const hasFile = env.databaseFile === undefined || existsSync(env.databaseFile);
  if (!force && hasFile && state?.fingerprint === fingerprint) return false;

  const run = async (url: string, seeded: readonly string[]) => {
    const result = await setupCms({ ...env, url, seeded, log });
    report(result, log);
    writeState(dir, env.database, { fingerprint, seeded: result.seeded });
  };
  if (await answers(env.publicUrl)) {
    log(`Using the Directus that runs at ${env.publicUrl}`);
    await run(env.publicUrl, state?.seeded ?? []);
    return true;
  }
  log(hasFile ? 'Checking the database' : 'Creating the database');
  const { created } = await bootstrapDirectus(env);
  log('Starting Directus for the setup');
  const directus = await startDirectus({ cmsEnv: env, port: await freePort() });
  try {
    await run(directus.url, created ? [] : (state?.seeded ?? []));
  } finally {
    await directus.stop();
  }
  return true;
}
