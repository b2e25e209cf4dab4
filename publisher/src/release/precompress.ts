import { existsSync, linkSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, isImmutable } from './files';
import type { Staged } from './store';

/** Below it, compression saves less than a network packet, bytes. */
const LEAST_SIZE = 1024;
/** As many as Node.js' thread pool takes at a time. */
const PARALLEL = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's best costs 0.1 s for a page and 1.5 s for a bundle: for what is made once and kept. */
const BROTLI_ONCE = 11;
const BROTLI_OFTEN = 9;

const ENCODINGS = [
  {
    end: '.br',
    encode: (content: Buffer, isKept: boolean) =>
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isKept ? BROTLI_ONCE : BROTLI_OFTEN,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    end: '.gz',
    encode: (content: Buffer) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/**
 * Compresses the files of a release in advance, each beside itself as `.br` and `.gz`, where a web
 * server looks for them. Those of unchanged files are hard links to the previous release's.
 *
 * @param staged - the release, not live yet
 * @param previous - folder of the live release; undefined before the first
 * @throws the error of the disk
 */
export async function precompress(
  { directory, files, changed }: Pick<Staged, 'directory' | 'files' | 'changed'>,
  previous: string | undefined,
): Promise<void> {
  const isChanged = new Set(changed);
  const names = [...files].filter(isCompressible);
  const next = names[Symbol.iterator]();
  const work = async () => {
    for (const name of next) {
      const kept = previous !== undefined && !isChanged.has(name) && path.join(previous, name);
      if (!kept || !share(kept, path.join(directory, name))) {
        await compress(path.join(directory, name), isImmutable(name));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** Links both compressed files; false where the other release has none. */
function share(from: string, to: string): boolean {
  if (!ENCODINGS.every(({ end }) => existsSync(from + end))) return false;
  try {
    for (const { end } of ENCODINGS) linkSync(from + end, to + end);
    return true;
  } catch {
    // The disk supports no hard links.
    return false;
  }
}

async function compress(file: string, isKept: boolean): Promise<void> {
  const { size, atime, mtime } = await stat(file);
  if (size < LEAST_SIZE) return;
  const content = await readFile(file);
  for (const { end, encode } of ENCODINGS) {
    await writeFile(file + end, await encode(content, isKept));
    // nginx makes `Last-Modified` and `ETag` of it.
    await utimes(file + end, atime, mtime);
  }
}
