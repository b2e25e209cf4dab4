import { randomUUID } from 'node:crypto';
import { readQueueEnv, type Source } from './env';
import { directusBuilds, QueueError } from './queue/builds';
import { recordOfRollback, rolledBackTo } from './queue/rollback';
import { putBack, releaseBuild } from './release-build';
import { ReleaseError } from './release/store';
import { createParts, leaseReleases, type ReleaseOptions } from './service';

/** The build was made and must not go live; the message says why. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/**
 * Builds the site once and puts it live where the gate lets it.
 *
 * @returns a line for the person at the terminal
 * @throws BuildError, RefusedError or LeaseError; the live site is as it was
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
 * Puts the site back to a kept release, at once, whether a publisher runs or not.
 *
 * @param target - id of the release
 * @param parts - where the releases are
 * @param env - where `DIRECTUS_URL` and `PUBLISHER_TOKEN` are set, the rows of the builds say so too
 * @returns a line for the person at the terminal
 * @throws ReleaseError where it is not kept any more; it names those that are
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
