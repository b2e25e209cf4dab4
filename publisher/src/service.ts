import path from 'node:path';
import { Cron } from 'croner';
import { contentFacts } from '../../contract/publishing.json';
import { createBuilder, type BuilderWorkspace } from './builder/builder';
import { directusDue } from './due/content';
import { watchDue } from './due/watch';
import type { PublisherEnv, ReleaseEnv } from './env';
import { checkInBrowser, type BrowserOptions } from './gate/browser';
import { createGate } from './gate/gate';
import { listen } from './http/listener';
import { startPublisher } from './publisher';
import { createTurns, type ReleaseParts } from './release-build';
import { directusBuilds } from './queue/builds';
import { createS3Target } from './target/s3';
import { takeLease } from './release/lease';
import { createReleaseStore, type ReleaseStore } from './release/store';

/** What a build and its release need. */
export interface ReleaseOptions {
  env: ReleaseEnv;
  /** Folder that the site is built in. */
  workspace: BuilderWorkspace;
  /** The program of the builder's process, `builder/resident.ts`. */
  builderProgram: string;
  /** Folder of the releases; a web server serves `current` in it. */
  releasesDirectory: string;
  /** Environment of the site's build. */
  siteEnv: Readonly<Record<string, string | undefined>>;
  /** What opens pages of a full build before it goes live; nothing where no browser is there. */
  browser?: BrowserOptions | undefined;
  /** A value that changes whenever the site's code does. */
  codeVersion: () => string;
  /** Gets each line that a build prints. */
  buildLog?: (line: string) => void;
  /** The header `Cache-Control` of a file, by its path on the site. */
  cacheControl: (pathname: string) => string;
  /** Called whenever another release is live. */
  onLive?: (id: string) => void;
  /** Called where another publisher took the releases over: this one must end at once. */
  onLost: () => void;
}

export interface ServiceOptions extends ReleaseOptions {
  env: PublisherEnv;
  log: (line: string) => void;
  /** Called whenever something changed that the preview shows. */
  onPreview?: () => void;
}

export interface Service {
  releases: ReleaseStore;
  /** Port it listens on. */
  port: number;
  stop(): Promise<void>;
}

/** Where releases are kept and put. */
export function createPlaces({
  env,
  releasesDirectory,
  cacheControl,
}: Pick<ReleaseOptions, 'env' | 'releasesDirectory' | 'cacheControl'>) {
  const { keep, maxSize, bucket } = env;
  return {
    releases: createReleaseStore({ directory: releasesDirectory, keep, maxSize }),
    target: bucket && createS3Target({ ...bucket, cacheControl }),
    switching: createTurns(),
  };
}

/** The parts that a build needs, whether it is asked for by the queue or by a command. */
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
    onLive: options.onLive,
    now: Date.now,
  };
}

/**
 * Takes the releases for this process alone.
 *
 * @returns gives them back
 * @throws LeaseError where another publisher writes to them
 */
export const leaseReleases = ({ releasesDirectory, onLost }: ReleaseOptions) =>
  takeLease(path.join(releasesDirectory, '.lease'), {
    taken: `Another publisher writes to ${releasesDirectory}. End it, or give this one another folder.`,
    onLost,
  });

/**
 * Starts the publisher: it builds the site now, after each change that Directus tells of, and by the
 * schedule, and puts live what passes the gate.
 *
 * @throws LeaseError where another publisher writes to the same releases
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { env, log, onPreview = () => undefined } = options;
  const giveBack = await leaseReleases(options);
  const builds = directusBuilds(env.directusUrl, env.token);
  const parts = createParts(options);
  const queue = (trigger: 'start' | 'schedule', reason: string) =>
    builds
      .add({ status: 'queued', trigger, reason })
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)));
  // Before the queue is looked at: what waits there already is part of the same build.
  await queue('start', 'The publisher started.');
  const publisher = startPublisher({ ...parts, builds, log });
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
      due.look();
    },
    onPreview,
    health: () => publisher.health(),
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
      schedule.stop();
      renewal.stop();
      await due.stop();
      await listener.close();
      await publisher.stop();
      await giveBack();
    },
  };
}
