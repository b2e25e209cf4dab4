// The resident builder: builds the site once, stays, and brings it up to date with each request.
// An error ends the process: its state is then between two builds, and nobody should go on from it.
import { buildAll, buildChanges, saveState } from './gatsby-internals';
import { nameBuild } from '../env';
import type { BuildAnswer, BuildRequest } from './messages';

const answer = (message: BuildAnswer) => process.send?.(message);

/** Gatsby forks workers with the arguments of this process; they need no TypeScript. */
process.execArgv = [];

const siteDirectory = process.cwd();
let isWarm = false;

async function build({ id }: BuildRequest): Promise<void> {
  nameBuild(id);
  const built = isWarm ? await buildChanges(siteDirectory) : await buildAll(siteDirectory);
  answer({ type: 'built', id, memory: process.memoryUsage.rss(), ...built });
  if (isWarm) await saveState(siteDirectory);
  isWarm = true;
  answer({ type: 'saved', id });
}

let queue: Promise<void> = Promise.resolve();

function fail(error: unknown): never {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

process.on('message', (request: BuildRequest) => {
  queue = queue.then(() => build(request)).catch(fail);
});
// The publisher is gone, and with it the reason to stay; its successor waits for the end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
