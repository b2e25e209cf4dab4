// Runs the publisher in the folder it is started in, as `npm run publisher` does, with a program in the
// place of the builder's process: it writes a small site in no time.
import path from 'node:path';
import { cmsDirectory } from '../../cms/scripts/paths';
import { readPublisherEnv } from '../../publisher/src/env';
import { startService } from '../../publisher/src/service';
import { stopWith } from '../../scripts/support/messages';
import { openPublishing } from '../../scripts/support/publishing';

async function main() {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const env = readPublisherEnv(process.env);
  const { options } = await openPublishing(log);
  const builderProgram = path.join(cmsDirectory(), '../__tests__/support/stand-in-resident.mjs');
  // Its pages are no program that a browser could start.
  await startService({ ...options, env, log, builderProgram, browser: undefined });
  log('Started');
}

main().catch(stopWith);
