import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { bootstrapDirectus, freePort, startDirectus } from './directus-process';
import { changesByKind } from './changes-by-kind';
import type { CmsEnv } from './env';
import { setupFingerprint } from './fingerprint';
import { cmsDirectory } from './paths';
import { inTurn } from './setup-lock';
import { RULES_IN_WORDS, setupCms, type SetupResult } from './setup-cms';
import { readState, writeState, type SetupState } from './state';

export type Log = (line: string) => void;

function fingerprintOf(env: CmsEnv, dir: string): string {
  const tokens = createHash('sha256')
    .update(`${env.buildToken}\0${env.publisherToken}\0${env.previewToken}`)
    .digest('hex');
  return setupFingerprint(dir, [tokens, env.editorEmail, String(env.demo)]);
}

/** Whether a Directus is running at a URL. */
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
  for (const line of changesByKind(result.changes)) log(line);
  log(`Applied ${RULES_IN_WORDS[result.rules]}`);
}

/**
 * Sets up the configured database: creates it if it is missing, then applies schema, access and
 * content through a temporary Directus, one process at a time.
 *
 * @param env The validated environment.
 * @param options.force Ignores the fingerprint and compares everything; a Directus that runs at
 *   PUBLIC_URL is used then. A start does not use one: behind a proxy that would be another node, which
 *   may be older.
 * @param options.log Gets lines of progress.
 * @returns Whether setup ran.
 */
export async function prepareCms(
  env: CmsEnv,
  { force = false, log }: { force?: boolean; log: Log },
): Promise<boolean> {
  const dir = cmsDirectory();
  const fingerprint = fingerprintOf(env, dir);
  const hasFile = () => env.databaseFile === undefined || existsSync(env.databaseFile);
  const isDone = () =>
    !force && hasFile() && readState(dir, env.database)?.fingerprint === fingerprint;
  if (isDone()) return false;

  const run = async (url: string, before: SetupState | undefined) => {
    const { seeded, filled } = before ?? {};
    const result = await setupCms({ ...env, url, seeded, filled, log });
    report(result, log);
    writeState(dir, env.database, {
      fingerprint,
      seeded: result.seeded,
      filled: result.filled,
    });
  };
  return inTurn(env.directus, log, async () => {
    // Another process of this machine may have done it meanwhile.
    if (isDone()) return false;
    const state = readState(dir, env.database);
    if (force && (await answers(env.publicUrl))) {
      log(`Using the Directus that runs at ${env.publicUrl}`);
      await run(env.publicUrl, state);
      return true;
    }
    log(hasFile() ? 'Checking the database' : 'Creating the database');
    const { created } = await bootstrapDirectus(env);
    log('Starting Directus for the setup');
    const directus = await startDirectus({ cmsEnv: env, port: await freePort() });
    try {
      await run(directus.url, created ? undefined : state);
    } finally {
      await directus.stop();
    }
    return true;
  });
}
