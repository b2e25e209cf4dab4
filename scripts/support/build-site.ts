import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../../plugins/gatsby-source-directus/src/directus/client';
import { fetchFingerprints } from '../../plugins/gatsby-source-directus/src/directus/fingerprints';
import { SourceError } from '../../plugins/gatsby-source-directus/src/errors';
import { DEFAULTS, type ResolvedOptions } from '../../plugins/gatsby-source-directus/src/options';
import { cmsSource } from '../../src/node/cms-source';
import { readBuildEnv } from '../../src/config/env';
import { ReadableError } from './messages';
import { inRoot, ROOT } from './root';
import { runBuild } from './run-build';
import { QUERY_TYPES } from './site-files';
import { buildPaths } from './workspace';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a process that builds the site.
 *
 * @param env - the environment of the site, checked here
 * @throws EnvironmentError with a line for the person at the terminal
 */
export function gatsbyEnv(env: Env): Env {
  const { publicDirectusUrl } = readBuildEnv(env);
  return { ...env, GATSBY_DIRECTUS_URL: publicDirectusUrl, GATSBY_TELEMETRY_DISABLED: '1' };
}

/**
 * Asks Directus for the state of the content, so that a build that cannot read it does not begin.
 *
 * @throws ReadableError saying why the content cannot be read and what to do
 */
async function askForContent(env: Env): Promise<void> {
  const siteEnv = readBuildEnv(env);
  const token = siteEnv.directusToken;
  const options = { ...DEFAULTS, plugins: [], ...cmsSource(siteEnv), token } as ResolvedOptions;
  try {
    await fetchFingerprints(createClient(options), options);
  } catch (error) {
    throw error instanceof SourceError ? new ReadableError(error.message) : error;
  }
}

/**
 * Builds the site into `public/`. Where that fails, at whatever step, `public/` stays as it was.
 *
 * @param env - the environment of the site, checked here
 * @throws EnvironmentError or ReadableError with a line for the person at the terminal
 */
export async function buildSite(env: Env): Promise<void> {
  const buildEnv = gatsbyEnv(env);
  await askForContent(env);
  await runBuild(ROOT, {
    script: inRoot('node_modules/gatsby/cli.js'),
    args: ['build'],
    env: buildEnv as NodeJS.ProcessEnv,
  });
  takeOverTypes(buildPaths(ROOT).workspace);
}

/** The types of the queries, which a build writes, are part of the sources. */
function takeOverTypes(workspace: string): void {
  const [made, kept] = [path.join(workspace, QUERY_TYPES), inRoot(QUERY_TYPES)];
  if (!existsSync(made)) return;
  if (existsSync(kept) && readFileSync(kept).equals(readFileSync(made))) return;
  cpSync(made, kept, { preserveTimestamps: true });
}
