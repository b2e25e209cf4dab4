import { existsSync } from 'node:fs';
import { Cron } from 'croner';
import {
  httpUrl,
  indexNowKey,
  numberFrom,
  oneOf,
  port,
  read,
  readOr,
  readRequired,
  readText,
  text,
  token,
  webhookUrl,
  type EnvRule,
} from '../../contract/environment';
import type { IndexNowEnv } from './release/index-now';

/** Connection to the build queue. */
export interface QueueEnv {
  /** URL of Directus, without a trailing slash. */
  directusUrl: string;
  /** Static token of the user “Publisher”. */
  token: string;
}

/** Settings of the publisher. */
export interface PublisherEnv extends QueueEnv, ReleaseEnv {
  /** Static token of the user “Site build”, which reads the content. */
  contentToken: string;
  /** Secret shared with Directus, which signs its requests with it. */
  secret: string;
  host: string;
  port: number;
  /** Opens `/metrics`; undefined: there is none. */
  metricsToken: string | undefined;
  /** Schedule of builds without a save. */
  schedule: string;
  /** Schedule of builds from scratch, which verify the incremental ones. */
  renewal: string;
}

/** An S3-compatible bucket. */
export interface BucketEnv {
  bucket: string;
  /** Prefix of all keys; may be empty. */
  prefix: string;
  /** Endpoint of a store other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/** Web servers that releases are completed for. */
const SERVERS = ['nginx'] as const;

/** Settings of a build and its release. */
export interface ReleaseEnv {
  /** Web server that releases are completed for; undefined if it reads the site as it is. */
  server: (typeof SERVERS)[number] | undefined;
  /** Retention of releases: their number, and their total size in bytes. */
  keep: number;
  maxSize: number;
  /** Additional bucket that releases are uploaded to; undefined if there is none. */
  bucket: BucketEnv | undefined;
  /** Minimum number of pages of a new release, as a share of the live ones, 0 to 1. */
  minPagesShare: number;
  /** Timeout of a build, milliseconds. */
  limits: { full: number; changes: number };
  /** Maximum resident memory of the builder, bytes; above it the process is replaced. */
  maxMemory: number;
  /** Search engines that get the changed addresses; undefined where none is told. */
  indexNow: IndexNowEnv | undefined;
  /** Executable of the Chromium that checks full builds; detected by default. */
  chromium: string | undefined;
}

export type Source = Readonly<Record<string, string | undefined>>;

export const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

const publisherToken = token('the static token of the user “Publisher” in Directus');
const buildToken = token('the static token of the user “Site build” in Directus');
const publisherSecret: EnvRule<string> = { ...text, example: 'the PUBLISHER_SECRET of cms/.env' };

const metricsToken = token('openssl rand -hex 24');

const executable: EnvRule<string> = {
  expected: 'a file on this machine',
  example: '/usr/bin/chromium',
  parse: (value) => (existsSync(value) ? value : undefined),
};

const schedule: EnvRule<string> = {
  expected: 'a cron expression',
  example: '0 * * * *',
  parse(value) {
    try {
      new Cron(value, { paused: true }).stop();
      return value;
    } catch {
      return undefined;
    }
  },
};

/** Reads the connection to the build queue; undefined without a token. */
export function readQueueEnv(source: Source): QueueEnv | undefined {
  const token = readText(source, 'PUBLISHER_TOKEN');
  const directusUrl = token && read(source, 'DIRECTUS_URL', httpUrl);
  return token && directusUrl ? { directusUrl, token } : undefined;
}

/**
 * Reads and validates the variables of the publisher.
 *
 * @throws EnvironmentError at the first invalid one; secrets are never shown
 */
export function readPublisherEnv(source: Source): PublisherEnv {
  return {
    ...readReleaseEnv(source),
    directusUrl: readRequired(source, 'DIRECTUS_URL', httpUrl),
    token: readRequired(source, 'PUBLISHER_TOKEN', publisherToken),
    contentToken: readRequired(source, 'DIRECTUS_TOKEN', buildToken),
    secret: readRequired(source, 'PUBLISHER_SECRET', publisherSecret),
    host: readOr(source, 'PUBLISHER_HOST', text, '127.0.0.1'),
    port: readOr(source, 'PUBLISHER_PORT', port, 8066),
    metricsToken: read(source, 'METRICS_TOKEN', metricsToken),
    schedule: readOr(source, 'PUBLISHER_CRON', schedule, '0 * * * *'),
    renewal: readOr(source, 'PUBLISHER_RENEWAL_CRON', schedule, '30 3 * * *'),
  };
}

/**
 * Reads and validates the variables of a build and its release.
 *
 * @throws EnvironmentError at the first invalid one
 */
export function readReleaseEnv(source: Source): ReleaseEnv {
  return {
    keep: readOr(source, 'RELEASES_KEPT', numberFrom(2, 1000), 10),
    maxSize: readOr(source, 'RELEASES_MAX_MB', numberFrom(10, 10_000_000), 5000) * MEGABYTE,
    server: read(source, 'RELEASE_SERVER', oneOf(SERVERS)),
    bucket: readBucket(source),
    minPagesShare: readOr(source, 'RELEASE_MIN_PAGES_SHARE', numberFrom(0, 1), 0.7),
    limits: {
      full: readOr(source, 'BUILD_TIMEOUT_SECONDS', numberFrom(10, 86_400), 1800) * 1000,
      changes: readOr(source, 'CHANGES_TIMEOUT_SECONDS', numberFrom(1, 86_400), 300) * 1000,
    },
    maxMemory: readOr(source, 'BUILDER_MEMORY_MB', numberFrom(200, 1_000_000), 2000) * MEGABYTE,
    indexNow: readIndexNow(source),
    chromium: read(source, 'PUBLISHER_CHROMIUM', executable),
  };
}

/** Settings of the preview of drafts. */
export interface PreviewEnv extends Pick<ReleaseEnv, 'limits' | 'maxMemory'> {
  /** Static token of the user “Preview”. */
  token: string;
  /** Secret shared with Directus, which signs its tickets with it. */
  secret: string;
  /** Public URLs of Directus and of the preview, without a trailing slash. */
  directusUrl: string;
  url: string;
  host: string;
  port: number;
  /** Idle time after which its builder is stopped, milliseconds. */
  idle: number;
}

/**
 * Reads and validates the variables of the preview; undefined without a token.
 *
 * @throws EnvironmentError at the first invalid one; secrets are never shown
 */
export function readPreviewEnv(source: Source): PreviewEnv | undefined {
  const token = readText(source, 'PREVIEW_TOKEN');
  if (!token) return undefined;
  const { limits, maxMemory } = readReleaseEnv(source);
  const previewPort = readOr(source, 'PREVIEW_PORT', port, 8067);
  return {
    token,
    limits,
    maxMemory,
    secret: readRequired(source, 'PUBLISHER_SECRET', publisherSecret),
    directusUrl:
      read(source, 'GATSBY_DIRECTUS_URL', httpUrl) ?? readRequired(source, 'DIRECTUS_URL', httpUrl),
    url: readOr(source, 'PREVIEW_URL', httpUrl, `http://localhost:${previewPort}`),
    host: readOr(source, 'PREVIEW_HOST', text, '127.0.0.1'),
    port: previewPort,
    idle: readOr(source, 'PREVIEW_IDLE_MINUTES', numberFrom(1, 10_000), 20) * MINUTE_MS,
  };
}

function readIndexNow(source: Source): IndexNowEnv | undefined {
  const key = read(source, 'INDEXNOW_KEY', indexNowKey);
  const endpoint = readOr(source, 'INDEXNOW_URL', webhookUrl, 'https://api.indexnow.org/indexnow');
  return key === undefined ? undefined : { key, endpoint };
}

function readBucket(source: Source): BucketEnv | undefined {
  const bucket = readText(source, 'RELEASE_BUCKET');
  if (!bucket) return undefined;
  return {
    bucket,
    prefix: (readText(source, 'RELEASE_BUCKET_PREFIX') ?? '').replace(/^\/+|\/+$/g, ''),
    endpoint: read(source, 'RELEASE_BUCKET_ENDPOINT', httpUrl),
    region: readOr(source, 'RELEASE_BUCKET_REGION', text, 'us-east-1'),
  };
}

/** Sets up this process as Gatsby's CLI does. */
export function becomeGatsbyBuild(): void {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    gatsby_executing_command: 'build',
    gatsby_log_level: 'normal',
    // Plain log lines instead of an interactive display.
    GATSBY_LOGGER: 'yurnalist',
  });
}

/** Sets the build id for the manifest that the site's code writes. */
export function nameBuild(id: string): void {
  process.env.SITE_BUILD_ID = id;
}
