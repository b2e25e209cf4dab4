import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DriverS3 } from '@directus/storage-driver-s3';
import type { ArchivePlace } from './env';

const UNFINISHED = '.unfinished';
/** Time after which an unfinished archive is a leftover of a killed backup. */
const STALE_MS = 24 * 60 * 60 * 1000;
const PRIVATE_FOLDER = 0o700;

/** Where archives are kept. */
export interface Archives {
  /** Description for people. */
  where: string;
  list(): Promise<string[]>;
  /** File that a new archive is written to before it gets its name. */
  draft(name: string): string;
  /** Gives a complete draft its name: it is there as a whole, or not at all. */
  keep(draft: string, name: string): Promise<void>;
  /** A local file of an archive; `discard` removes it where it is a copy. */
  fetch(name: string): Promise<{ file: string; discard(): void }>;
  remove(name: string): Promise<void>;
}

function removeStale(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(UNFINISHED))) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > STALE_MS) rmSync(file, { force: true });
  }
}

const draftIn = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  removeStale(folder);
  return path.join(folder, `${name}.${process.pid}${UNFINISHED}`);
};

function inFolder(folder: string): Archives {
  return {
    where: folder,
    list: () =>
      Promise.resolve(statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []),
    draft: (name) => draftIn(folder, name),
    keep: async (draft, name) => {
      renameSync(draft, path.join(folder, name));
      const handle = await open(folder, 'r');
      await handle.sync();
      await handle.close();
    },
    fetch: (name) => Promise.resolve({ file: path.join(folder, name), discard: () => undefined }),
    remove: (name) => Promise.resolve(rmSync(path.join(folder, name), { force: true })),
  };
}

function inBucket(
  { bucket, prefix, endpoint, region }: Extract<ArchivePlace, { bucket: string }>,
  temporary: string,
): Archives {
  // Credentials as the AWS SDK reads them.
  const store = new DriverS3({
    bucket,
    region,
    root: prefix,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return {
    where: `s3://${bucket}/${prefix}`,
    list: async () => {
      const names: string[] = [];
      for await (const name of store.list('')) names.push(name.replace(/^\//, ''));
      return names;
    },
    draft: (name) => draftIn(temporary, name),
    keep: async (draft, name) => {
      await store.write(name, createReadStream(draft));
      rmSync(draft, { force: true });
    },
    fetch: async (name) => {
      const file = draftIn(temporary, name);
      await pipeline(await store.read(name), createWriteStream(file, { mode: 0o600 }));
      return { file, discard: () => rmSync(file, { force: true }) };
    },
    remove: (name) => store.delete(name),
  };
}

/**
 * Opens a place of archives.
 *
 * @param temporary private folder for archives on their way to or from a bucket
 */
export const openArchives = (place: ArchivePlace, temporary: string): Archives =>
  'folder' in place ? inFolder(place.folder) : inBucket(place, temporary);
