import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DirectusClient } from '../directus/client';
import { isRow, textOf, type Row } from '../directus/rows';
import { SourceError, type ErrorContexts } from '../errors';
import { createLimit } from '../transport/limit';
import { analyseImage, type ImageFacts } from './analyse';
import { readJson, writeAtomically, writeJson } from './store';

/** Part of every version: raised when encoding changes, so that addresses change with it. */
const ENCODING_REVISION = '1';
/** Raised when a picture is looked at with other eyes: what is kept is looked at again. */
const ANALYSIS_REVISION = 2;

/** What a file system says when it cannot take a file; the rest is the connection's. */
const DISK_ERRORS = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENOSPC', 'EPERM', 'EROFS']);

/** More files than this that cannot be had, and this share of all, are no accident of single ones. */
const MANY_FILES = 10;
const MANY_FILES_SHARE = 0.1;

/** Why a file does not come although Directus itself may be well; nothing for other failures. */
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

/** A file of the CMS on this machine. */
export interface Original {
  fileId: string;
  /** File and moment of its last change; the name of the copy here. */
  key: string;
  /** Name in the originals directory. */
  fileName: string;
  /** Hash of the bytes: addresses change with the picture, not with its description. */
  version: string;
  bytes: number;
  /** Null where it is no picture. */
  image: ImageFacts | null;
}

export type OriginalResult = { ok: true; original: Original } | { ok: false; reason: string };

export interface Originals {
  /**
   * The local copy of a file, downloaded unless it is there.
   *
   * @param file Row of directus_files with `id`, `modified_on`, `filesize`, `filename_download`.
   * @throws SourceError where Directus is gone or the directory cannot be written.
   */
  get(file: Row): Promise<OriginalResult>;
  /** Whether a copy of this name is there. */
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
 * The originals directory. A file is downloaded once for each change of it, kept between builds
 * and described by a JSON file beside it.
 *
 * @param directory Absolute path.
 * @param client Downloads what is missing.
 * @throws SourceError where the directory cannot be made.
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
  const decode = createLimit(availableParallelism());

  /** Looks at a file that is here, and keeps what there is to know of it. */
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

  /** One file that cannot be had is the file's matter; many, or Directus itself, are the site's. */
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
