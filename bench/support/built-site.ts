import { cpSync } from 'node:fs';
import { buildSiteCopy } from '../../e2e/support/site-copy';
import { servedDirectory } from '../../scripts/support/releases';
import type { TestDirectus } from '../../__tests__/support/directus';

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
