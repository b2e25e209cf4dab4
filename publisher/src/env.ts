import { existsSync } from 'node:fs';
import { Cron } from 'croner';

/** A variable that cannot be used; the message is one line for the person at the terminal. */
export class PublisherEnvError extends Error {
  override name = 'PublisherEnvError';

  constructor(variable: string, problem: string, example: string) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}

/** Where the queue of builds is. */
export interface QueueEnv {
  /** Address of Directus, no slash at its end. */
  directusUrl: string;
  /** Static token of the user “Publisher”. */
  token: string;
}

/** Settings of the publisher. */
export interface PublisherEnv extends QueueEnv, ReleaseEnv {
  /** Static token of the user “Site build”, which reads the content. */
  contentToken: string;
  /** Shared with Directus, which signs its calls with it. */
  secret: string;
  host: string;
  port: number;
  /** When the site is built even if nothing was saved. */
  schedule: string;
  /** When it is built from scratch, as a check of the edits. */
  renewal: string;
}

/** Where an S3-compatible bucket is. */
export interface BucketEnv {
  bucket: string;
  /** Before each key; may be empty. */
  prefix: string;
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/** Settings of a build and its release. */
export interface ReleaseEnv {
  /** How many releases are kept, and the bytes they may take. */
  keep: number;
  maxSize: number;
  /** The bucket that releases are put into besides; nothing where there is none. */
  bucket: BucketEnv | undefined;
  /** Share of the live pages that a new release must have at least, 0 to 1. */
  minPagesShare: number;
  /** Time a build may take, milliseconds. */
  limits: { full: number; changes: number };
  /** Resident memory of the builder, bytes, above which it is replaced. */
  maxMemory: number;
  /** Executable of the Chromium that opens pages of a full build; looked for where missing. */
  chromium: string | undefined;
}

export type Source = Readonly<Record<string, string | undefined>>;

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

function text(source: Source, name: string, example: string, fallback?: string): string {
  const value = source[name]?.trim() || fallback;
  if (!value) throw new PublisherEnvError(name, 'is missing', example);
  return value;
}

function number(
  source: Source,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = source[name]?.trim();
  if (!value) return fallback;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || parsed < min || parsed > max) {
    throw new PublisherEnvError(
      name,
      `is “${value}”, not a number from ${min} to ${max}`,
      String(fallback),
    );
  }
  return parsed;
}

function address(source: Source, name: string): string {
  const example = 'http://localhost:8055';
  const value = text(source, name, example);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new PublisherEnvError(name, `is “${value}”, not an http or https address`, example);
  }
  return value.replace(/\/+$/, '');
}

function executable(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  if (!value) return undefined;
  if (!existsSync(value)) {
    throw new PublisherEnvError(
      name,
      `is “${value}”, and there is no such file`,
      '/usr/bin/chromium',
    );
  }
  return value;
}

function schedule(source: Source, name: string, fallback: string): string {
  const value = text(source, name, fallback, fallback);
  try {
    new Cron(value, { paused: true }).stop();
    return value;
  } catch {
    throw new PublisherEnvError(name, `is “${value}”, not a cron expression`, fallback);
  }
}

/** Reads where the queue of builds is; nothing where there is no token for it. */
export function readQueueEnv(source: Source): QueueEnv | undefined {
  if (!source.PUBLISHER_TOKEN?.trim() || !source.DIRECTUS_URL?.trim()) return undefined;
  return { directusUrl: address(source, 'DIRECTUS_URL'), token: source.PUBLISHER_TOKEN.trim() };
}

/**
 * Reads and checks the variables of the publisher.
 *
 * @throws PublisherEnvError at the first one that cannot be used; secrets are never shown
 */
export function readPublisherEnv(source: Source): PublisherEnv {
  return {
    ...readReleaseEnv(source),
    directusUrl: address(source, 'DIRECTUS_URL'),
    token: text(source, 'PUBLISHER_TOKEN', 'the static token of the user “Publisher” in Directus'),
    contentToken: text(
      source,
      'DIRECTUS_TOKEN',
      'the static token of the user “Site build” in Directus',
    ),
    secret: text(source, 'PUBLISHER_SECRET', 'the PUBLISHER_SECRET of cms/.env'),
    host: text(source, 'PUBLISHER_HOST', '127.0.0.1', '127.0.0.1'),
    port: number(source, 'PUBLISHER_PORT', { fallback: 8066, min: 1, max: 65_535 }),
    schedule: schedule(source, 'PUBLISHER_CRON', '0 * * * *'),
    renewal: schedule(source, 'PUBLISHER_RENEWAL_CRON', '30 3 * * *'),
  };
}

/**
 * Reads and checks the variables of a build and its release.
 *
 * @throws PublisherEnvError at the first one that cannot be used
 */
export function readReleaseEnv(source: Source): ReleaseEnv {
  return {
    keep: number(source, 'RELEASES_KEPT', { fallback: 10, min: 2, max: 1000 }),
    maxSize:
      number(source, 'RELEASES_MAX_MB', { fallback: 5000, min: 10, max: 10_000_000 }) * MEGABYTE,
    bucket: readBucket(source),
    minPagesShare: number(source, 'RELEASE_MIN_PAGES_SHARE', { fallback: 0.7, min: 0, max: 1 }),
    limits: {
      full:
        number(source, 'BUILD_TIMEOUT_SECONDS', { fallback: 1800, min: 10, max: 86_400 }) * 1000,
      changes:
        number(source, 'CHANGES_TIMEOUT_SECONDS', { fallback: 300, min: 1, max: 86_400 }) * 1000,
    },
    maxMemory:
      number(source, 'BUILDER_MEMORY_MB', { fallback: 2000, min: 200, max: 1_000_000 }) * MEGABYTE,
    chromium: executable(source, 'PUBLISHER_CHROMIUM'),
  };
}

/** Settings of the preview of drafts. */
export interface PreviewEnv extends Pick<ReleaseEnv, 'limits' | 'maxMemory'> {
  /** Static token of the user “Preview”. */
  token: string;
  /** Shared with Directus, which seals its tickets with it. */
  secret: string;
  /** Addresses of Directus and of the preview as browsers see them, no slash at their ends. */
  directusUrl: string;
  url: string;
  host: string;
  port: number;
  /** Time without a look after which its builder is ended, milliseconds. */
  idle: number;
}

/**
 * Reads and checks the variables of the preview; nothing where there is no token for it.
 *
 * @throws PublisherEnvError at the first one that cannot be used; secrets are never shown
 */
export function readPreviewEnv(source: Source): PreviewEnv | undefined {
  const token = source.PREVIEW_TOKEN?.trim();
  if (!token) return undefined;
  const { limits, maxMemory } = readReleaseEnv(source);
  const port = number(source, 'PREVIEW_PORT', { fallback: 8067, min: 1, max: 65_535 });
  const given = (name: string) => Boolean(source[name]?.trim());
  return {
    token,
    limits,
    maxMemory,
    secret: text(source, 'PUBLISHER_SECRET', 'the PUBLISHER_SECRET of cms/.env'),
    directusUrl: address(
      source,
      given('GATSBY_DIRECTUS_URL') ? 'GATSBY_DIRECTUS_URL' : 'DIRECTUS_URL',
    ),
    url: given('PREVIEW_URL') ? address(source, 'PREVIEW_URL') : `http://localhost:${port}`,
    host: text(source, 'PREVIEW_HOST', '127.0.0.1', '127.0.0.1'),
    port,
    idle: number(source, 'PREVIEW_IDLE_MINUTES', { fallback: 20, min: 1, max: 10_000 }) * MINUTE_MS,
  };
}

function readBucket(source: Source): BucketEnv | undefined {
  const bucket = source.RELEASE_BUCKET?.trim();
  if (!bucket) return undefined;
  return {
    bucket,
    prefix: (source.RELEASE_BUCKET_PREFIX ?? '').trim().replace(/^\/+|\/+$/g, ''),
    endpoint: source.RELEASE_BUCKET_ENDPOINT?.trim()
      ? address(source, 'RELEASE_BUCKET_ENDPOINT')
      : undefined,
    region: text(source, 'RELEASE_BUCKET_REGION', 'eu-central-1', 'us-east-1'),
  };
}

/** Makes this process what Gatsby's own command would be. */
export function becomeGatsbyBuild(): void {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    gatsby_executing_command: 'build',
    gatsby_log_level: 'normal',
    // Lines, not a display that is redrawn with each step.
    GATSBY_LOGGER: 'yurnalist',
  });
}

/** Names the build that the site's code is about to write the manifest of. */
export function nameBuild(id: string): void {
  process.env.SITE_BUILD_ID = id;
}
