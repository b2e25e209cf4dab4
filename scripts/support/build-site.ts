import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../../plugins/gatsby-source-directus/src/directus/client';
import { fetchFingerprints } from '../../plugins/gatsby-source-directus/src/directus/fingerprints';
import { SourceError } from '../../plugins/gatsby-source-directus/src/errors';
import { DEFAULTS, type ResolvedOptions } from '../../plugins/gatsby-source-directus/src/options';
import { cmsSource } from '../../src/node/cms-source';
import { readBuildEnv } from '../../src/config/env';
import { officeToday } from '../../src/domain/office-today';
import { ReadableError } from './messages';
import { runNode } from './processes';
import { inRoot } from './root';
import { siteFiles } from './site-files';

const STAMP_FILE = inRoot('.run/last-build');

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Asks Directus for the state of all content, before anything of the last build is touched.
 *
 * @returns a digest that changes whenever the content does
 * @throws ReadableError saying why the content cannot be read and what to do
 */
export async function contentDigest(env: Env): Promise<string> {
  const siteEnv = readBuildEnv(env);
  const token = siteEnv.directusToken;
  const options = { ...DEFAULTS, plugins: [], ...cmsSource(siteEnv), token } as ResolvedOptions;
  try {
    const types = await fetchFingerprints(createClient(options), options);
    const rows = [...types].map(([type, items]) => [type, [...items]]);
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  } catch (error) {
    throw error instanceof SourceError ? new ReadableError(error.message) : error;
  }
}

/** A digest of everything a build depends on: content, code, settings, the day at the office. */
export async function buildStamp(env: Env): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await contentDigest(env));
  hash.update(JSON.stringify(readBuildEnv(env)));
  hash.update(officeToday(new Date()));
  for (const file of siteFiles()) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Whether `public/` is what a build would make now. */
export function isBuilt(stamp: string): boolean {
  return (
    existsSync(inRoot('public/index.html')) &&
    existsSync(STAMP_FILE) &&
    readFileSync(STAMP_FILE, 'utf8') === stamp
  );
}

/**
 * Builds the site into `public/`. Where Directus cannot be read, `public/` stays as it was.
 *
 * @param env - the environment of the site, checked here
 * @throws EnvironmentError or ReadableError with a line for the person at the terminal
 */
export async function buildSite(env: Env): Promise<void> {
  const stamp = await buildStamp(env);
  const { publicDirectusUrl } = readBuildEnv(env);
  const { code } = await runNode(inRoot('node_modules/gatsby/cli.js'), ['build'], {
    env: {
      ...env,
      GATSBY_DIRECTUS_URL: publicDirectusUrl,
      GATSBY_TELEMETRY_DISABLED: '1',
    } as NodeJS.ProcessEnv,
  });
  if (code !== 0) throw new ReadableError('The build stopped: see the message above.');
  mkdirSync(path.dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
}
