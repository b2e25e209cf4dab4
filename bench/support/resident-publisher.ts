import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestDirectus } from '../../__tests__/support/directus';
import {
  publisherEnv,
  readBuilds,
  startScript,
  untilIdle,
  type BuildRecord,
} from '../../__tests__/support/publisher-process';
import { servedDirectory } from '../../scripts/support/releases';

/** Pauses between edits, so that none is debounced as part of a burst, milliseconds. */
const REST_MS = 6_000;
const LONGEST_MS = 300_000;
const POLL_MS = 5;

/** A build by the schedule would fall between the edits: there is one a year. */
const NO_SCHEDULE = { PUBLISHER_CRON: '0 0 1 1 *', PUBLISHER_RENEWAL_CRON: '0 0 1 1 *' };

/** What an edit took. */
export interface Publication {
  /** From the save until it is live. */
  seconds: number;
  /** The build of it. */
  build: BuildRecord | undefined;
}

/** The site's publisher, with its first build behind it. */
export interface ResidentPublisher {
  /** What the first build took. */
  firstSeconds: number;
  processId: number;
  /**
   * Rests, saves an edit and waits until it is live and nothing is being built.
   *
   * @param edit - saves it
   * @throws Error if it does not go live
   */
  publish(
    edit: () => Promise<unknown>,
    isLive: () => boolean | Promise<boolean>,
  ): Promise<Publication>;
  /** File of a page, as the site's server has it. */
  servedFile(page: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the publisher in a copy of the site and waits for its first build.
 *
 * @param directory - made by `makeSiteCopy`
 * @param directus - started with the publisher's address as `PUBLISHER_URL`
 * @param port - the port of that address
 * @throws Error with its output if it ends
 */
export async function startResidentPublisher(
  directory: string,
  directus: TestDirectus,
  port: number,
): Promise<ResidentPublisher> {
  const { length: before } = await readBuilds(directus);
  const started = performance.now();
  const { child, ended, output } = startScript('scripts/publisher.ts', directory, {
    ...publisherEnv(directus, port),
    ...NO_SCHEDULE,
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const endedByItself = ended.then(() => {
    throw new Error(`The publisher ended:\n${output()}`);
  });
  try {
    await Promise.race([untilIdle(directus, before), endedByItself]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    firstSeconds: (performance.now() - started) / 1000,
    processId: child.pid ?? 0,
    publish: async (edit, isLive) => {
      await wait(REST_MS);
      const saved = performance.now();
      await edit();
      while (!(await isLive())) {
        if (performance.now() - saved > LONGEST_MS) {
          throw new Error(`An edit does not go live:\n${output()}`);
        }
        await wait(POLL_MS);
      }
      const seconds = (performance.now() - saved) / 1000;
      return { seconds, build: (await untilIdle(directus)).at(-1) };
    },
    servedFile: async (page) => path.join(await servedDirectory(directory), page, 'index.html'),
    stop,
  };
}
