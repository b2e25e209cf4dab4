import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as sdk from '@aws-sdk/client-s3';
import { contentType } from 'mime-types';
import type { BucketEnv } from '../env';
import { TargetError, type Target, type TargetRelease } from './target';
import { EMPTY_BUCKET, planUpload, type BucketState } from './upload-plan';

/** The bucket. The AWS SDK reads its credentials from the environment. */
export interface S3Options extends BucketEnv {
  /** `Cache-Control` of a file, by its path on the site. */
  cacheControl: (pathname: string) => string;
}

interface Lease {
  holder: string;
  /** Unix time, milliseconds. */
  until: number;
}

/** Internal objects of the target, below the prefix; not part of the site. */
const OWN = { state: '.publisher/state.json', lease: '.publisher/lease.json' } as const;
/** Duration of the upload lease, which is renewed before each group of files, milliseconds. */
const LEASE_MS = 10 * 60_000;
const PARALLEL = 16;
/** Maximum number of keys per delete request, a limit of S3. */
const DELETED_AT_ONCE = 1000;

/**
 * Keys of a file. Object stores have no folders: `/about` is requested as `about`, and some CDNs
 * request `about/index.html`.
 */
export function keysOf(name: string): string[] {
  const folder = name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) : undefined;
  return folder === undefined ? [name] : [name, folder];
}

/**
 * Creates a target for an S3-compatible bucket, from which a CDN or the store itself serves the
 * site. Object stores cannot switch a release atomically: assets are uploaded before the pages that
 * need them, and deleted a week after the last page that did.
 */
export function createS3Target(options: S3Options): Target {
  const { bucket: Bucket, prefix, endpoint, region, cacheControl } = options;
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const holder = randomUUID();
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);

  const readJson = async <T>(name: string): Promise<T | undefined> => {
    try {
      const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }));
      return JSON.parse((await answer.Body?.transformToString()) ?? '') as T;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw error;
    }
  };
  const writeJson = (name: string, value: unknown) =>
    client.send(
      new sdk.PutObjectCommand({
        Bucket,
        Key: keyOf(name),
        Body: JSON.stringify(value),
        ContentType: 'application/json',
        CacheControl: 'no-store',
      }),
    );

  const acquireBucketLease = async () => {
    const check = async () => {
      const lease = await readJson<Lease>(OWN.lease);
      if (lease && lease.holder !== holder && Math.abs(lease.until - Date.now()) < LEASE_MS) {
        throw new TargetError(`Another publisher uploads to the bucket ${Bucket}.`);
      }
    };
    await check();
    await writeJson(OWN.lease, { holder, until: Date.now() + LEASE_MS / 2 } satisfies Lease);
    // Last write wins: the other publisher detects the loss here.
    await check();
  };

  const upload = async (release: TargetRelease, name: string) => {
    const Body = await readFile(path.join(release.directory, name));
    const pathname = `/${name}`;
    for (const key of keysOf(name)) {
      await client.send(
        new sdk.PutObjectCommand({
          Bucket,
          Key: keyOf(key),
          Body,
          ContentType: contentType(path.extname(name)) || 'application/octet-stream',
          CacheControl: cacheControl(pathname),
        }),
      );
    }
  };

  const remove = async (names: readonly string[]) => {
    const keys = names.flatMap(keysOf);
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys
        .slice(start, start + DELETED_AT_ONCE)
        .map((key) => ({ Key: keyOf(key) }));
      await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  };

  const put = async (release: TargetRelease) => {
    await acquireBucketLease();
    const state = (await readJson<BucketState>(OWN.state)) ?? EMPTY_BUCKET;
    const files: Record<string, string> = {};
    await eachOf([...release.files], async (name) => {
      const content = await readFile(path.join(release.directory, name));
      files[name] = createHash('sha256').update(content).digest('base64url');
    });
    const { uploads, deletions, next } = planUpload(state, { id: release.id, files }, Date.now());
    await writeJson(OWN.state, {
      ...state,
      pending: [...state.pending, ...uploads.flat()],
    } satisfies BucketState);
    for (const group of uploads) {
      await acquireBucketLease();
      await eachOf(group, (name) => upload(release, name));
    }
    await remove(deletions);
    await writeJson(OWN.state, next);
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(OWN.lease) }));
  };

  return {
    put: async (release) => {
      try {
        await put(release);
      } catch (error) {
        if (error instanceof TargetError) throw error;
        throw new TargetError(`The bucket ${Bucket} did not take the release: ${String(error)}`);
      }
    },
  };
}

/** Runs a task per item with bounded concurrency; the first error stops it. */
async function eachOf(
  items: readonly string[],
  task: (item: string) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}
