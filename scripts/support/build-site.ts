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
 * @throws EnvironmentError with a one-line message
 */
export function gatsbyEnv(env: Env): Env {
  const { publicDirectusUrl } = readBuildEnv(env);
  return { ...env, GATSBY_DIRECTUS_URL: publicDirectusUrl, GATSBY_TELEMETRY_DISABLED: '1' };
}

/**
 * Checks that the content is readable before a build starts.
 *
 * @throws ReadableError with the reason and what to do
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
 * Builds the site into `public/`, atomically: if any step fails, `public/` stays unchanged.
 *
 * @param env - the environment of the site, checked here
 * @throws EnvironmentError or ReadableError with a one-line message
 */
export async function buildSite(env: Env): Promise<void> {
  const buildEnv = gatsbyEnv(env);
  await askForContent(env);
  await runBuild(ROOT, {
    script: inRoot('node_modules/gatsby/cli.js'),
    args: ['build'],
    env: buildEnv as NodeJS.ProcessEnv,
  });
  copyQueryTypes(buildPaths(ROOT).workspace);
}

/** Copies the generated types of the queries from the build folder back to the sources. */
function copyQueryTypes(workspace: string): void {
  const [made, kept] = [path.join(workspace, QUERY_TYPES), inRoot(QUERY_TYPES)];
  if (!existsSync(made)) return;
  if (existsSync(kept) && readFileSync(kept).equals(readFileSync(made))) return;
  cpSync(made, kept, { preserveTimestamps: true });
}
