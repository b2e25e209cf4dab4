import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { APP_DATA_PATH, LATEST_BUILD_PATH, type LatestBuild } from '../domain/update-check';

/** What `builds/meta/<build id>.json` says (design section 3.7). */
export interface BuildManifest extends LatestBuild {
  /** Every path there is a page at. */
  prerendered: string[];
}

/**
 * Writes the manifest of a build, and its name where its pages and open tabs look for it. A folder holds
 * one build, so that manifests of earlier ones go.
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
  // The name last: whoever reads it finds the manifest.
  await writeFile(
    path.join(publicDir, LATEST_BUILD_PATH),
    JSON.stringify({ id, timestamp } satisfies LatestBuild),
  );
}
