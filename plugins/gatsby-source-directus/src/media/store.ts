import { randomUUID } from 'node:crypto';
import {
  copyFile,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where pictures live; all absolute. */
export interface MediaPaths {
  /** Files as the CMS has them. */
  originals: string;
  /** Encoded pictures, kept between builds. */
  variants: string;
  /** One JSON line for each file that a page query put into `public`. */
  manifest: string;
  /** What the site serves. */
  public: string;
}

/** The directories of a site. */
export function mediaPaths(siteDirectory: string, mediaCacheDir: string): MediaPaths {
  const cache = path.resolve(siteDirectory, mediaCacheDir);
  return {
    originals: path.join(cache, 'originals'),
    variants: path.join(cache, 'variants'),
    manifest: path.join(cache, 'emitted.jsonl'),
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

const POLL = 100;
/** No picture takes this long; a lock that old was left by a process that died. */
const STALE_LOCK = 120_000;

/**
 * Makes a file unless it is there, once among all processes that want it at the same time.
 *
 * @param file The file.
 * @param make Makes it, atomically.
 */
export async function makeOnce(file: string, make: () => Promise<void>): Promise<void> {
  const lock = `${file}.lock`;
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await exists(file))) {
    try {
      await (await open(lock, 'wx')).close();
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > STALE_LOCK) await rm(lock, { force: true });
      else await wait(POLL);
      continue;
    }
    try {
      if (!(await exists(file))) await make();
    } finally {
      await rm(lock, { force: true });
    }
  }
}
