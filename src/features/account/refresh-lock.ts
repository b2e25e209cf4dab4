import { SESSION_CHANNEL } from '../../config/storage';

let running: Promise<void> | undefined;

async function withLock(work: () => Promise<void>): Promise<void> {
  // Web Locks are missing on plain http and in old browsers: concurrent refreshes of two tabs then
  // race.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) await locks.request(SESSION_CHANNEL, work);
  else await work();
}

/**
 * Runs a function once for all concurrent callers in this tab, and under a Web Lock across tabs.
 *
 * @param work - checks first whether another tab has done it meanwhile
 */
export function withRefreshLock(work: () => Promise<void>): Promise<void> {
  running ??= withLock(work).finally(() => {
    running = undefined;
  });
  return running;
}
