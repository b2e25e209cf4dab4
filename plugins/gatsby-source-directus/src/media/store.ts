import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { showsDrafts, type ResolvedOptions } from '../options';

/** Directories of the media files, absolute. */
export interface MediaPaths {
  /** Original files of the CMS. */
  originals: string;
  /** Encoded pictures, cached between builds. */
  variants: string;
  /** One JSON line for each file that a page query put into `public`. */
  manifest: string;
  /** Number of items of the last good build. */
  lastBuild: string;
  /** Output of the build. */
  public: string;
}

/**
 * The directories of a site. Sites may share the cached pictures, but each has a manifest of its
 * own: a preview shows more than the live site.
 */
export function mediaPaths(
  siteDirectory: string,
  { mediaCacheDir, statuses }: Pick<ResolvedOptions, 'mediaCacheDir' | 'statuses'>,
): MediaPaths {
  const cache = path.resolve(siteDirectory, mediaCacheDir);
  const own = (name: string) =>
    path.join(cache, showsDrafts({ statuses }) ? `drafts-${name}` : name);
  return {
    originals: path.join(cache, 'originals'),
    variants: path.join(cache, 'variants'),
    manifest: own('emitted.jsonl'),
    lastBuild: own('last-build.json'),
    public: path.join(siteDirectory, 'public'),
  };
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a file exists. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/**
 * Atomic write (temporary file and rename): no process sees a partial file.
 *
 * @param file Final path.
 * @param write Writes to the temporary path it is given; its result is returned.
 */
export async function writeAtomically<T>(
  file: string,
  write: (temporary: string) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${randomUUID()}.tmp`;
  try {
    const result = await write(temporary);
    await rename(temporary, file);
    return result;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Reads a JSON file of this plugin; undefined for a missing or malformed one. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeAtomically(file, (temporary) => writeFile(temporary, JSON.stringify(value)));
}

/** Hard-links a file to a second path; copies it if the file system has no hard links. */
export async function publish(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(source, target);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code === 'ENOENT') throw error;
    await writeAtomically(target, (temporary) => copyFile(source, temporary));
  }
}

const POLL_MS = 100;
/**
 * A lock that has not been renewed for this long is stale, left by a killed build, milliseconds.
 */
const STALE_LOCK_MS = 10_000;

/**
 * Creates a file unless it exists, once among concurrent processes (lock file).
 *
 * @param file The file.
 * @param make Creates it, atomically.
 */
export async function makeOnce(file: string, make: () => Promise<void>): Promise<void> {
  if (await exists(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const release = await lockfile.lock(file, {
    lockfilePath: `${file}.making`,
    realpath: false,
    stale: STALE_LOCK_MS,
    retries: { forever: true, minTimeout: POLL_MS, maxTimeout: POLL_MS },
    // The lock was lost, for instance while the computer slept: the file is then made twice, which
    // is harmless.
    onCompromised: () => undefined,
  });
  try {
    if (!(await exists(file))) await make();
  } finally {
    await release().catch(() => undefined);
  }
}
