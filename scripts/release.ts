// Command: one build and release, or a rollback to an earlier release.
import { parseArgs } from 'node:util';
import { releaseOnce, rollBackTo } from '../publisher/src/once';
import { createPlaces } from '../publisher/src/service';
import { readReleaseEnv } from '../publisher/src/env';
import { cacheControl } from './support/host-headers';
import { ReadableError, stopWith } from './support/messages';
import { openPublishing } from './support/publishing';
import { releasePaths } from './support/releases';
import { ROOT } from './support/root';
import { readSiteEnv } from './support/site-env';

const USAGE = 'Usage: npm run release, or npm run release -- --rollback ID';

function readArguments(): { rollback?: string | undefined } {
  try {
    return parseArgs({ options: { rollback: { type: 'string' } } }).values;
  } catch (error) {
    throw new ReadableError(`${(error as Error).message}. ${USAGE}`);
  }
}

async function main() {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const { rollback } = readArguments();
  if (rollback !== undefined) {
    const given = readSiteEnv();
    const releasesDirectory = releasePaths(ROOT).releases;
    const places = createPlaces({ env: readReleaseEnv(given), releasesDirectory, cacheControl });
    log(await rollBackTo(rollback, places, given));
    return;
  }
  const { options, workspace } = await openPublishing(log);
  try {
    log(await releaseOnce({ ...options, buildLog: log }));
  } finally {
    await workspace.close();
  }
}

main().catch(stopWith);
