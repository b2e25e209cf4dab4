import { randomUUID } from 'node:crypto';
import { readQueueEnv, type Source } from './env';
import { directusBuilds, QueueError } from './queue/builds';
import { recordOfRollback, rolledBackTo } from './queue/rollback';
import { putBack, releaseBuild } from './release-build';
import { ReleaseError } from './release/store';
import { createParts, leaseReleases, type ReleaseOptions } from './service';

/** The gate rejected the build; the message is the reason. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/**
 * Builds the site once and releases it if the gate accepts it.
 *
 * @returns a line for the person at the terminal
 * @throws BuildError, RefusedError or LeaseError; the live site stays unchanged
 */
export async function releaseOnce(options: ReleaseOptions): Promise<string> {
  const giveBack = await leaseReleases(options);
  const parts = createParts(options);
  const id = randomUUID();
  try {
    const { status, reason } = await releaseBuild(parts, id);
    if (status !== 'live') throw new RefusedError(`The build does not go live:\n${reason}`);
    parts.releases.prune();
    return `${reason} Live is the build ${parts.releases.current()}.`;
  } finally {
    await parts.builder.stop();
    await giveBack();
  }
}

/**
 * Rolls the site back to a kept release immediately, with or without a running publisher.
 *
 * @param target - id of the release
 * @param parts - the release store
 * @param env - if `DIRECTUS_URL` and `PUBLISHER_TOKEN` are set, the rows of `builds` are updated
 *   too
 * @returns a line for the person at the terminal
 * @throws ReleaseError if it is not kept any more; the message lists the kept ones
 */
export async function rollBackTo(
  target: string,
  parts: Parameters<typeof putBack>[0],
  env: Source,
): Promise<string> {
  const { releases } = parts;
  try {
    await putBack(parts, target);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(`${error.message} Kept are:\n${releases.list().join('\n')}`);
  }
  const line = rolledBackTo(target);
  const queue = readQueueEnv(env);
  if (!queue) return line;
  const builds = directusBuilds(queue.directusUrl, queue.token);
  try {
    for (const { ids, change } of recordOfRollback(releases.list(), target)) {
      await builds.update(ids, change);
    }
    const moment = new Date().toISOString();
    const times = { started_at: moment, finished_at: moment };
    await builds.add({ status: 'live', trigger: 'manual', reason: line, ...times });
    return line;
  } catch (error) {
    if (error instanceof QueueError) return `${line} Not written down: ${error.message}`;
    throw error;
  }
}
