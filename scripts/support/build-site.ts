import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../../plugins/gatsby-source-directus/src/directus/client';
import { fetchFingerprints } from '../../plugins/gatsby-source-directus/src/directus/fingerprints';
import { SourceError } from '../../plugins/gatsby-source-directus/src/errors';
import { DEFAULTS, type ResolvedOptions } from '../../plugins/gatsby-source-directus/src/options';
import { cmsSource } from '../../src/node/cms-source';
import { readBuildEnv } from '../../src/config/env';
import { officeToday } from '../../src/domain/office-today';
import { ReadableError } from './messages';
import { buildIdOf, servedDirectory } from './releases';
import { inRoot, ROOT } from './root';
import { buildPaths, runBuild } from './run-build';
import { siteFiles } from './site-files';

const STAMP_FILE = inRoot('.run/last-build');
/** As gatsby-config.ts has them written. */
const QUERY_TYPES = 'src/gatsby-types.d.ts';

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

/** What is written down of a build: what it was made of, and its id. */
const stampLine = (stamp: string, id: string) => `${stamp} ${id}`;

/** Whether the site that is served is what a build would make now. */
export async function isBuilt(stamp: string): Promise<boolean> {
  const id = await buildIdOf(await servedDirectory(ROOT));
  return (
    id !== undefined &&
    existsSync(STAMP_FILE) &&
    readFileSync(STAMP_FILE, 'utf8') === stampLine(stamp, id)
  );
}

/**
 * Builds the site into `public/`. Where that fails, at whatever step, `public/` stays as it was.
 *
 * @param env - the environment of the site, checked here
 * @throws EnvironmentError or ReadableError with a line for the person at the terminal
 */
export async function buildSite(env: Env): Promise<void> {
  const stamp = await buildStamp(env);
  const { publicDirectusUrl } = readBuildEnv(env);
  const id = await runBuild(ROOT, {
    script: inRoot('node_modules/gatsby/cli.js'),
    args: ['build'],
    env: {
      ...env,
      GATSBY_DIRECTUS_URL: publicDirectusUrl,
      GATSBY_TELEMETRY_DISABLED: '1',
    } as NodeJS.ProcessEnv,
  });
  takeOverTypes(buildPaths(ROOT).workspace);
  mkdirSync(path.dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, stampLine(stamp, id));
}

/** The types of the queries, which a build writes, are part of the sources. */
function takeOverTypes(workspace: string): void {
  const [made, kept] = [path.join(workspace, QUERY_TYPES), inRoot(QUERY_TYPES)];
  if (!existsSync(made)) return;
  if (existsSync(kept) && readFileSync(kept).equals(readFileSync(made))) return;
  cpSync(made, kept, { preserveTimestamps: true });
}
