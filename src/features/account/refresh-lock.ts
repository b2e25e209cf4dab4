import { SESSION_CHANNEL } from '../../config/storage';

let running: Promise<void> | undefined;

async function withLock(work: () => Promise<void>): Promise<void> {
  // Not there on plain http and in old browsers: then the tabs' turns are a matter of luck.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) await locks.request(SESSION_CHANNEL, work);
  else await work();
}

/**
 * Does a piece of work once for all who ask for it at a time; of several tabs one after the other.
 *
 * @param work - looks first whether another tab has done it meanwhile
 */
export function withRefreshLock(work: () => Promise<void>): Promise<void> {
  running ??= withLock(work).finally(() => {
    running = undefined;
  });
  return running;
}
