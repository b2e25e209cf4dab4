import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LATEST_BUILD_PATH, type LatestBuild } from '../domain/update-check';
import { APP_DATA_PATH } from '../utils/gatsby-internals';

/** Content of `builds/meta/<build id>.json` (design section 3.7). */
export interface BuildManifest extends LatestBuild {
  /** Paths of all pages. */
  prerendered: string[];
}

/**
 * Writes the manifest of a build, and `latest.json` with its id for pages and open tabs. A folder
 * holds one build: manifests of earlier ones are removed.
 *
 * @param publicDir - folder of the built site
 */
export async function writeBuildManifest(
  publicDir: string,
  { id, timestamp, prerendered }: BuildManifest,
): Promise<void> {
  const metaDir = path.join(publicDir, 'builds/meta');
  await rm(metaDir, { recursive: true, force: true });
  await mkdir(metaDir, { recursive: true });
  await writeFile(
    path.join(metaDir, `${id}.json`),
    JSON.stringify({ id, timestamp, prerendered } satisfies BuildManifest),
  );
  const appData = path.join(publicDir, APP_DATA_PATH);
  const ofGatsby = JSON.parse(await readFile(appData, 'utf8')) as object;
  await writeFile(appData, JSON.stringify({ ...ofGatsby, buildId: id }));
  // `latest.json` last: a reader of it must find the manifest.
  await writeFile(
    path.join(publicDir, LATEST_BUILD_PATH),
    JSON.stringify({ id, timestamp } satisfies LatestBuild),
  );
}
