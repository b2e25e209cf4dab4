import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { DirectusClient } from '../directus/client';
import { isRow, textOf, type Row } from '../directus/rows';
import { SourceError, type ErrorContexts } from '../errors';
import { analyseImage, type ImageFacts } from './analyse';
import { readJson, writeAtomically, writeJson } from './store';

/** Part of every version hash: raised when encoding changes, so that URLs change with it. */
const ENCODING_REVISION = '1';
/** Version of the analysis: raised when it changes, so that cached files are analysed again. */
const ANALYSIS_REVISION = 2;

/** Error codes of a failed write; other failures are of the connection. */
const DISK_ERRORS = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENOSPC', 'EPERM', 'EROFS']);

/**
 * Above both this number and this share, failed downloads are an error of the site and not of
 * single files.
 */
const MANY_FILES = 10;
const MANY_FILES_SHARE = 0.1;

/**
 * Why the download of a single file failed; undefined for failures that concern Directus itself.
 */
function fileReason({ key, context }: SourceError): string | undefined {
  switch (key) {
    case 'serverError':
      return `Directus answers ${(context as ErrorContexts['serverError']).status}`;
    case 'timeout':
      return `it does not come within ${(context as ErrorContexts['timeout']).seconds} s`;
    case 'unreachable':
      return `the connection breaks off (${(context as ErrorContexts['unreachable']).reason})`;
    default:
      return undefined;
  }
}

/** The local copy of a file of the CMS. */
export interface Original {
  fileId: string;
  /** Key of the file and its last change; name of the local copy. */
  key: string;
  /** Name in the originals directory. */
  fileName: string;
  /** Content hash: URLs change with the picture, not with its description. */
  version: string;
  bytes: number;
  /** Null if it is no picture. */
  image: ImageFacts | null;
}

export type OriginalResult = { ok: true; original: Original } | { ok: false; reason: string };

export interface Originals {
  /**
   * Returns the local copy of a file, downloaded if it is missing.
   *
   * @param file Row of directus_files with `id`, `modified_on`, `filesize`, `filename_download`.
   * @throws SourceError if Directus is unavailable or the directory is not writable.
   */
  get(file: Row): Promise<OriginalResult>;
  /** Whether a copy of this name exists. */
  has(fileName: string): boolean;
}

/**
 * Name of a local copy: the file and its last change.
 *
 * @param file Row of directus_files with `id`, `modified_on` and `filesize`.
 * @example fileKey({ id: '0d5f…', modified_on: '2026-01-02T10:00:00', filesize: '81' }) // => '0d5f…-3c1a9b7e42'
 */
export function fileKey(file: Row): string {
  const stamp = createHash('sha256')
    .update(`${String(file.modified_on)} ${String(file.filesize)}`)
    .digest('hex');
  return `${String(file.id)}-${stamp.slice(0, 10)}`;
}

function extensionOf(file: Row): string {
  const extension = path.extname(textOf(file, 'filename_download') ?? '').toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '.bin';
}

const isFacts = (value: unknown): value is ImageFacts =>
  isRow(value) && typeof value.width === 'number' && typeof value.dominantColor === 'string';

type Facts = Omit<Original, 'fileId' | 'key'>;

function parseSidecar(value: unknown): { facts: Facts; isRecent: boolean } | undefined {
  if (!isRow(value)) return undefined;
  const { fileName, version, bytes, image, analysis } = value;
  const isRight =
    typeof fileName === 'string' &&
    typeof version === 'string' &&
    typeof bytes === 'number' &&
    (image === null || isFacts(image));
  if (!isRight) return undefined;
  return { facts: { fileName, version, bytes, image }, isRecent: analysis === ANALYSIS_REVISION };
}

/**
 * Opens the originals directory. A file is downloaded once per change, cached between builds and
 * described by a JSON file beside it.
 *
 * @param directory Absolute path.
 * @param client Downloads what is missing.
 * @throws SourceError if the directory cannot be created.
 */
export async function openOriginals(directory: string, client: DirectusClient): Promise<Originals> {
  const broken = (error: unknown) =>
    new SourceError('mediaCache', {
      directory,
      reason: (error as Error).message,
    });
  const names = await mkdir(directory, { recursive: true })
    .then(() => readdir(directory))
    .catch((error: unknown) => Promise.reject(broken(error)));
  const known = new Set(names);
  const pending = new Map<string, Promise<OriginalResult>>();
  const failed: string[] = [];
  const decode = pLimit(availableParallelism());

  /** Analyses a local file and caches the result. */
  async function describe(key: string, file: Omit<Facts, 'image'>): Promise<Facts> {
    const target = path.join(directory, file.fileName);
    const image = await decode(() => analyseImage(target)).catch(() => null);
    const facts = { ...file, image };
    await writeJson(path.join(directory, `${key}.json`), { ...facts, analysis: ANALYSIS_REVISION });
    return facts;
  }

  async function download(file: Row, fileId: string, key: string): Promise<OriginalResult> {
    const fileName = `${key}${extensionOf(file)}`;
    const target = path.join(directory, fileName);
    const result = await client.download(fileId, async (body) => {
      const hash = createHash('sha256').update(ENCODING_REVISION);
      try {
        await writeAtomically(target, (temporary) =>
          pipeline(
            body,
            async function* (chunks: AsyncIterable<Uint8Array>) {
              for await (const chunk of chunks) {
                hash.update(chunk);
                yield chunk;
              }
            },
            createWriteStream(temporary),
          ),
        );
      } catch (error) {
        const isDisk = DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');
        throw isDisk ? broken(error) : error;
      }
      return hash.digest('hex').slice(0, 12);
    });
    if (!result.ok) return { ok: false, reason: `Directus answers ${result.status}` };
    const { size } = await stat(target);
    const facts = await describe(key, { fileName, version: result.value, bytes: size });
    known.add(fileName).add(`${key}.json`);
    return { ok: true, original: { fileId, key, ...facts } };
  }

  /**
   * A failed download of one file is a problem of that file; many failures, or one of Directus
   * itself, stop the build.
   */
  async function downloadOrSkip(file: Row, fileId: string, key: string): Promise<OriginalResult> {
    try {
      return await download(file, fileId, key);
    } catch (error) {
      const reason = error instanceof SourceError ? fileReason(error) : undefined;
      if (reason === undefined || !(await client.isAlive())) throw error;
      failed.push(`${textOf(file, 'filename_download') ?? 'file'} (${fileId})`);
      // A described original has two names in the directory.
      if (failed.length > MANY_FILES && failed.length > (MANY_FILES_SHARE * known.size) / 2) {
        throw new SourceError('fileStorage', { url: client.url, files: [...failed], reason });
      }
      return { ok: false, reason };
    }
  }

  async function find(file: Row, fileId: string, key: string): Promise<OriginalResult> {
    if (known.has(`${key}.json`)) {
      const kept = parseSidecar(await readJson(path.join(directory, `${key}.json`)));
      if (kept && known.has(kept.facts.fileName)) {
        const facts = kept.isRecent ? kept.facts : await describe(key, kept.facts);
        return { ok: true, original: { fileId, key, ...facts } };
      }
    }
    return downloadOrSkip(file, fileId, key);
  }

  return {
    has: (fileName) => known.has(fileName),
    get(file) {
      const fileId = textOf(file, 'id') ?? '';
      const key = fileKey(file);
      const there = pending.get(key);
      if (there !== undefined) return there;
      const result = find(file, fileId, key);
      pending.set(key, result);
      return result;
    },
  };
}
