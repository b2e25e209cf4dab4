// The resident builder: a full build first, then an incremental one per request. It exits on an
// error, because its state is inconsistent then.
import { buildAll, buildChanges, saveState } from './gatsby-internals';
import { nameBuild } from '../env';
import type { BuildAnswer, BuildRequest } from './messages';

const answer = (message: BuildAnswer) => process.send?.(message);

/** Gatsby forks workers with this process' `execArgv`; they need no TypeScript loader. */
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
// The publisher has exited; the next one waits until this process has, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
