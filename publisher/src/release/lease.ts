import { mkdirSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** Another process holds the lease. */
export class LeaseError extends Error {
  override name = 'LeaseError';
}

/** A lease not renewed for this long has expired, milliseconds. */
export const STALE_MS = 6000;
const RENEW_MS = 1500;
const RETRY_MS = 500;
/** Timeout of acquiring, milliseconds: long enough for a killed holder's lease to expire. */
const TIMEOUT_MS = STALE_MS + 2 * RETRY_MS;

export interface LeaseOptions {
  /** Error message for the second process. */
  taken: string;
  /**
   * Called when the lease was lost, for example after a suspend: the process must not write any
   * more.
   */
  onLost: () => void;
  /** Called once before waiting for another holder. */
  onWait?: () => void;
}

/**
 * Acquires a lease, a lock file that its holder renews: one process at a time holds it, also across
 * machines with a shared disk. Waits until a killed holder's lease has expired.
 *
 * @returns a function that releases it
 * @throws LeaseError if another process keeps it
 */
export async function acquireLease(
  file: string,
  { taken, onLost, onWait }: LeaseOptions,
): Promise<() => Promise<void>> {
  mkdirSync(path.dirname(file), { recursive: true });
  const giveUp = Date.now() + TIMEOUT_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const release = await lockfile.lock(file, {
        lockfilePath: file,
        realpath: false,
        stale: STALE_MS,
        update: RENEW_MS,
        onCompromised: onLost,
      });
      // A lost lease cannot be released.
      return () => release().catch(() => undefined);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (Date.now() > giveUp) throw new LeaseError(taken);
      if (isFirst) onWait?.();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
