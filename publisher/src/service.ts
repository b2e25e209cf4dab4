import path from 'node:path';
import { Cron } from 'croner';
import { contentFacts } from '../../contract/publishing.json';
import { createBuilder, type BuilderWorkspace } from './builder/builder';
import { directusDue } from './due/content';
import { watchDue } from './due/watch';
import { MEGABYTE, type PublisherEnv, type ReleaseEnv } from './env';
import { checkInBrowser, type BrowserOptions } from './gate/browser';
import { createGate } from './gate/gate';
import { listen } from './http/listener';
import { createMetrics } from './metrics';
import { startPublisher } from './publisher';
import { createSerialQueue, type ReleaseParts } from './release-build';
import { directusBuilds } from './queue/builds';
import { createS3Target } from './target/s3';
import { createIndexNow } from './release/index-now';
import { acquireLease } from './release/lease';
import { createReleaseStore, type ReleaseStore } from './release/store';

/** Time between attempts to queue the first build while Directus does not answer, milliseconds. */
const START_RETRY_MS = 5000;

/** Options of a build and its release. */
export interface ReleaseOptions {
  env: ReleaseEnv;
  /** Build folder. */
  workspace: BuilderWorkspace;
  /** Module of the builder's process, `builder/resident.ts`. */
  builderProgram: string;
  /** Folder of the releases; a web server serves its link `current`. */
  releasesDirectory: string;
  /** Environment of the site's build. */
  siteEnv: Readonly<Record<string, string | undefined>>;
  /** Browser check of full builds; undefined without a browser. */
  browser?: BrowserOptions | undefined;
  /** Fingerprint of the site's code. */
  codeVersion: () => string;
  /** Receives what the person at the terminal should know. */
  log?: (line: string) => void;
  /** Called when the builder's process is replaced for its memory, bytes. */
  onTooLarge?: (memory: number) => void;
  /** Receives each line of a build's output. */
  buildLog?: (line: string) => void;
  /** `Cache-Control` of a file, by its path on the site. */
  cacheControl: (pathname: string) => string;
  /** Completes a release for the server that serves it. */
  complete?: ReleaseParts['complete'];
  /** Called after the live release has changed. */
  onLive?: (id: string) => void;
  /** Called when the lease was lost to another publisher: this one must exit at once. */
  onLost: () => void;
}

export interface ServiceOptions extends ReleaseOptions {
  env: PublisherEnv;
  log: (line: string) => void;
  /** Called when content of the preview has changed. */
  onPreview?: () => void;
}

export interface Service {
  releases: ReleaseStore;
  /** Port it listens on. */
  port: number;
  stop(): Promise<void>;
}

/** Release store and target. */
export function createPlaces({
  env,
  releasesDirectory,
  cacheControl,
}: Pick<ReleaseOptions, 'env' | 'releasesDirectory' | 'cacheControl'>) {
  const { keep, maxSize, bucket } = env;
  return {
    releases: createReleaseStore({ directory: releasesDirectory, keep, maxSize }),
    target: bucket && createS3Target({ ...bucket, cacheControl }),
    switching: createSerialQueue(),
  };
}

/** Wires the dependencies of a build, for the queue and the command. */
export function createParts(options: ReleaseOptions): ReleaseParts {
  const { env, workspace, browser } = options;
  const places = createPlaces(options);
  const builder = createBuilder({
    workspace,
    program: options.builderProgram,
    execArgv: process.execArgv,
    env: options.siteEnv,
    limits: env.limits,
    maxMemory: env.maxMemory,
    onTooLarge: options.onTooLarge,
    codeVersion: options.codeVersion,
    log: options.buildLog,
  });
  return {
    ...places,
    builder,
    gate: createGate({
      rules: { minPagesShare: env.minPagesShare },
      siteUrl: options.siteEnv.SITE_URL ?? '',
      contentFacts: path.join(workspace.directory, contentFacts),
      openPages: browser && ((directory, pages) => checkInBrowser(browser, directory, pages)),
      live: () => {
        const id = places.releases.current();
        return id === undefined ? undefined : { id, directory: places.releases.directory(id) };
      },
    }),
    publicDirectory: path.join(workspace.directory, 'public'),
    complete: options.complete,
    onLive: options.onLive,
    indexNow:
      env.indexNow &&
      createIndexNow({
        ...env.indexNow,
        siteUrl: options.siteEnv.SITE_URL ?? '',
        log: options.log ?? (() => undefined),
      }),
    now: Date.now,
  };
}

/**
 * Acquires the lease on the releases.
 *
 * @returns a function that releases it
 * @throws LeaseError if another publisher holds it
 */
export const leaseReleases = ({ releasesDirectory, onLost }: ReleaseOptions) =>
  acquireLease(path.join(releasesDirectory, '.lease'), {
    taken: `Another publisher writes to ${releasesDirectory}. End it, or give this one another folder.`,
    onLost,
  });

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);

/** Without it a site of many pages is built in full for each edit, and nobody knows why. */
const tooLarge = (memory: number, limit: number) =>
  `the builder takes ${megabytes(memory)} MB, more than BUILDER_MEMORY_MB (${megabytes(limit)}): the next build starts a new one and is a full one. Raise it if that is so after every build.`;

/**
 * Starts the publisher: it builds the site now, after each notification of Directus, and on
 * schedule, and releases what passes the gate.
 *
 * @throws LeaseError if another publisher holds the releases
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { env, log, onPreview = () => undefined } = options;
  const giveBack = await leaseReleases(options);
  const builds = directusBuilds(env.directusUrl, env.token);
  const parts = createParts({
    ...options,
    onTooLarge: (memory) => log(tooLarge(memory, env.maxMemory)),
  });
  const queue = (trigger: 'start' | 'schedule', reason: string): Promise<boolean> =>
    builds.add({ status: 'queued', trigger, reason }).then(
      () => true,
      (error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        return false;
      },
    );
  const queueStart = () => queue('start', 'The publisher started.');
  // Before the first poll of the queue: rows already queued become part of the same build.
  const isQueued = await queueStart();
  let isBuilding = () => false;
  const metrics = createMetrics({
    isBuilding: () => isBuilding(),
    liveSince: () => parts.releases.liveSince(),
  });
  const publisher = startPublisher({
    ...parts,
    builds,
    log,
    onFinished: metrics.finished,
    onPolled: metrics.asked,
  });
  isBuilding = () => publisher.health().running !== null;
  // After an update both start together, and only this build brings the new code to the site.
  let isStopped = false;
  let startTimer: NodeJS.Timeout | undefined;
  const queueStartLater = () => {
    startTimer = setTimeout(async () => {
      if (await queueStart()) publisher.wake();
      else if (!isStopped) queueStartLater();
    }, START_RETRY_MS);
  };
  if (!isQueued) queueStartLater();
  const ask = (reason: string) => queue('schedule', reason).then(() => publisher.wake());
  const due = watchDue({
    source: directusDue(env),
    builds,
    onQueued: () => publisher.wake(),
    log,
  });
  const listener = await listen({
    host: env.host,
    port: env.port,
    secret: env.secret,
    onWake: () => {
      publisher.wake();
      due.poll();
    },
    onPreview,
    health: () => publisher.health(),
    metrics: env.metricsToken ? { token: env.metricsToken, text: metrics.text } : undefined,
  });
  const schedule = new Cron(env.schedule, () => void ask('The schedule.'));
  const renewal = new Cron(env.renewal, () => {
    publisher.renew();
    void ask('The nightly build from scratch.');
  });
  return {
    releases: parts.releases,
    port: listener.port,
    stop: async () => {
      isStopped = true;
      clearTimeout(startTimer);
      schedule.stop();
      renewal.stop();
      await due.stop();
      await listener.close();
      await publisher.stop();
      await giveBack();
    },
  };
}
