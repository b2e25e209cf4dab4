import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSiteCopy, makeSiteCopy } from '../../e2e/support/site-copy';
import { servedDirectory } from '../../scripts/support/releases';
import { startStaticServer, type StaticServer } from '../../scripts/support/static-server';
import { startTestDirectus, type TestDirectus } from '../../__tests__/support/directus';

/** Environment that builds the site from a Directus. */
export const siteEnv = ({ url, buildToken }: Pick<TestDirectus, 'url' | 'buildToken'>) => ({
  SITE_URL: 'https://www.amara.example',
  DIRECTUS_URL: url,
  DIRECTUS_TOKEN: buildToken,
});

/**
 * Builds a copy of the site and keeps what it serves.
 *
 * @param copy - made by `makeSiteCopy`
 * @param into - folder for the built site
 * @throws Error with the build's output
 */
export async function buildInto(
  copy: string,
  env: Readonly<Record<string, string>>,
  into: string,
): Promise<void> {
  const { code, output } = await buildSiteCopy(copy, env);
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  cpSync(await servedDirectory(copy), into, { recursive: true, dereference: true });
}

/** Builds the site from the demo content. Returns the folder of what it serves. */
async function buildDemo(): Promise<string> {
  const folder = path.resolve('.run/bench-site');
  rmSync(folder, { recursive: true, force: true });
  const directus = await startTestDirectus({ demo: true });
  try {
    makeSiteCopy(path.join(folder, 'copy'));
    process.stderr.write('building the site\n');
    await buildInto(path.join(folder, 'copy'), siteEnv(directus), path.join(folder, 'site'));
  } finally {
    await directus.stop();
  }
  return path.join(folder, 'site');
}

/**
 * Serves the last build on a free port; where there is none, the site of the demo content, built for it.
 *
 * @throws Error with the build's output
 */
export async function serveSite(): Promise<StaticServer> {
  const last = path.resolve('public');
  return startStaticServer({ directory: existsSync(last) ? last : await buildDemo(), port: 0 });
}
