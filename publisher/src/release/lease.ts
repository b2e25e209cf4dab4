import { mkdirSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** Another process has what only one may have. */
export class LeaseError extends Error {
  override name = 'LeaseError';
}

/** A lease that its holder has not renewed for this long has lost it, milliseconds. */
export const STALE_MS = 6000;
const RENEW_MS = 1500;
const RETRY_MS = 500;
/** A holder that was killed is waited for, milliseconds. */
const PATIENCE_MS = STALE_MS + 2 * RETRY_MS;

export interface LeaseOptions {
  /** What to say to whoever comes second. */
  taken: string;
  /** Called where the lease was taken away, as after a computer slept: nothing may be written any more. */
  onLost: () => void;
  /** Called once where somebody else has it, before it is waited for. */
  onWait?: () => void;
}

/**
 * Takes a lease, a file that its holder renews: one process at a time has it, on one machine or on
 * several that share the disk. Waits as long as a killed holder's lease lasts.
 *
 * @returns gives it back
 * @throws LeaseError where somebody else keeps it
 */
export async function takeLease(
  file: string,
  { taken, onLost, onWait }: LeaseOptions,
): Promise<() => Promise<void>> {
  mkdirSync(path.dirname(file), { recursive: true });
  const giveUp = Date.now() + PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const release = await lockfile.lock(file, {
        lockfilePath: file,
        realpath: false,
        stale: STALE_MS,
        update: RENEW_MS,
        onCompromised: onLost,
      });
      // A lease that was lost cannot be given back.
      return () => release().catch(() => undefined);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (Date.now() > giveUp) throw new LeaseError(taken);
      if (isFirst) onWait?.();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
