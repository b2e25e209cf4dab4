import busboy, { type Busboy } from 'busboy';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_RULES } from '../contract';
import {
  type LeadError,
  brokenBody,
  fileTooLarge,
  invalid,
  problem,
  tooManyFields,
  wrongContentType,
} from '../errors';

/** Temporary files of uploads, for the sweep at start. */
export const TEMP_PREFIX = 'lead-upload-';

const MOST_FIELDS = 60;
/** Bytes of one text field; the longest allowed message in four-byte characters fits. */
const FIELD_BYTES = 64 * 1024;
/** Bytes a refused body may still send before the connection is cut. */
const MOST_DRAINED = 16 * 1024 * 1024;

/** A file on its way, in a temporary place. */
export interface ReceivedFile {
  path: string;
  /** As the visitor's browser called it. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  digest: string;
}

export interface Body {
  fields: Map<string, string>;
  file?: ReceivedFile;
}

/** The visitor is gone: nobody waits for an answer. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/** Writes a file to a temporary place; beyond the limit it is read on, but not written. */
async function receive(stream: Readable, name: string, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > FILE_RULES.maxBytes) return done();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, name, bytes, digest: hash.digest('hex') };
}

interface Parts extends Body {
  problems: LeadError[];
  files: Promise<ReceivedFile>[];
}

/** Counts what arrives, so that an endless body is cut. */
function guard(request: IncomingMessage, onTooMuch: () => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DRAINED) onTooMuch();
  };
  request.on('data', count);
  return () => request.off('data', count);
}

function parserFor({ headers }: IncomingMessage): Busboy {
  try {
    return busboy({
      headers,
      // The whole name, to refuse what is a path instead of quietly cutting it.
      preservePath: true,
      defParamCharset: 'utf8',
      limits: {
        fields: MOST_FIELDS,
        parts: MOST_FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        // It stops at the limit itself: one more than what is allowed.
        fileSize: FILE_RULES.maxBytes + 1,
      },
    });
  } catch {
    // It throws at a content type it cannot read, a boundary that is missing among them.
    throw wrongContentType();
  }
}

function parse(request: IncomingMessage, tempDir: string, parts: Parts): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    const fail = (error: Error) => {
      reject(error);
      request.unpipe(parser);
      // Ends the file on its way too, whose half is then removed.
      parser.destroy();
    };
    const isOver = () => parts.problems.push(tooManyFields());
    parser.on('fieldsLimit', isOver);
    parser.on('partsLimit', isOver);
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) {
        parts.problems.push(invalid(problem(name.slice(0, 100), 'too_long')));
      }
      // Of a field that comes twice the first counts.
      if (!parts.fields.has(name)) parts.fields.set(name, value);
    });
    parser.on('file', (field, stream, { filename }) => {
      // A browser sends an empty part where no file was chosen.
      if (!filename) return void stream.resume();
      if (field !== 'file' || parts.files.length > 0) {
        parts.problems.push(invalid(problem('file', field === 'file' ? 'too_many' : 'unknown')));
        return void stream.resume();
      }
      const path = join(tempDir, `${TEMP_PREFIX}${randomUUID()}`);
      const received = receive(stream, filename, path);
      parts.files.push(received);
      received.catch((error: unknown) =>
        fail(error instanceof Error ? error : new Error('The file was not received.')),
      );
    });
    parser.on('close', () => resolve());
    parser.on('error', () => fail(brokenBody()));
    const stopGuard = guard(request, () => fail(fileTooLarge()));
    request.on('close', () => {
      stopGuard();
      if (!request.complete) fail(new ClientGone('The visitor is gone.'));
    });
    request.pipe(parser);
  });
}

/** Removes what was received. */
export async function discard(file: ReceivedFile | undefined): Promise<void> {
  if (file !== undefined) await rm(file.path, { force: true });
}

/** Reads a body to its end without keeping it, so that the visitor's browser sees the answer. */
export function drain(request: IncomingMessage): void {
  request.unpipe();
  guard(request, () => request.destroy());
  request.resume();
}

/**
 * Reads the fields and the file of a form. The file streams to a temporary place, so that memory
 * holds one chunk a request.
 *
 * @param request A request with a `multipart/form-data` body.
 * @param tempDir Folder for the file.
 * @returns Fields and file; the caller removes the file.
 * @throws LeadError where the body is no form, is cut, or holds too much; nothing is left behind.
 * @throws ClientGone where the connection ended first.
 */
export async function readBody(request: IncomingMessage, tempDir: string): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    drain(request);
    throw wrongContentType();
  }
  const parts: Parts = { fields: new Map(), problems: [], files: [] };
  try {
    await parse(request, tempDir, parts);
    const [file] = await Promise.all(parts.files);
    if (file !== undefined && file.bytes > FILE_RULES.maxBytes) {
      parts.problems.push(fileTooLarge());
    }
    const [first] = parts.problems;
    if (first !== undefined) throw first;
    return { fields: parts.fields, file };
  } catch (error) {
    drain(request);
    for (const result of await Promise.allSettled(parts.files)) {
      if (result.status === 'fulfilled') await discard(result.value);
    }
    throw error;
  }
}
