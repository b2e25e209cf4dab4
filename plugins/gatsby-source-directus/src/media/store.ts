import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { showsDrafts, type ResolvedOptions } from '../options';

/** Where pictures live; all absolute. */
export interface MediaPaths {
  /** Files as the CMS has them. */
  originals: string;
  /** Encoded pictures, kept between builds. */
  variants: string;
  /** One JSON line for each file that a page query put into `public`. */
  manifest: string;
  /** What the last good build showed. */
  lastBuild: string;
  /** What the site serves. */
  public: string;
}

/**
 * The directories of a site. Sites that share the pictures keep apart what each of them shows: one
 * with drafts shows more than the one that is live.
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

/** Whether a file is there. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a file in one step: whoever looks sees all of it or nothing, in any process.
 *
 * @param file Where it ends up.
 * @param write Writes it to the path it is given; what it returns is returned.
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

/** Reads a JSON file that this plugin wrote; a missing or broken one is nothing. */
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

/** Puts a file at a second place: a hard link where the file system allows, else a copy. */
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
/** A lock whose holder has not renewed it for this long was left by a build that died, milliseconds. */
const STALE_LOCK_MS = 10_000;

/**
 * Makes a file unless it is there, once among all processes that want it at the same time.
 *
 * @param file The file.
 * @param make Makes it, atomically.
 */
export async function makeOnce(file: string, make: () => Promise<void>): Promise<void> {
  if (await exists(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const release = await lockfile.lock(file, {
    lockfilePath: `${file}.making`,
    realpath: false,
    stale: STALE_LOCK_MS,
    retries: { forever: true, minTimeout: POLL_MS, maxTimeout: POLL_MS },
    // A computer that slept: the file is made twice then, whole each time.
    onCompromised: () => undefined,
  });
  try {
    if (!(await exists(file))) await make();
  } finally {
    await release().catch(() => undefined);
  }
}
