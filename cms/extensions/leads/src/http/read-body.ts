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

/** Prefix of temporary uploads, for the clean-up at start. */
export const TEMP_PREFIX = 'lead-upload-';

const MOST_FIELDS = 60;
/** Limit of one text field, bytes: the longest allowed message in four-byte characters. */
const FIELD_BYTES = 64 * 1024;
/** Bytes read of a refused body before the connection is closed. */
const MOST_DRAINED = 16 * 1024 * 1024;

/** A received upload in a temporary file. */
export interface ReceivedFile {
  path: string;
  /** File name that the browser sent. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  digest: string;
}

export interface Body {
  fields: Map<string, string>;
  file?: ReceivedFile;
}

/** The client closed the connection: there is nobody to respond to. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/** Streams an upload to a temporary file; bytes beyond the limit are read and dropped. */
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

/** Counts received bytes, to abort an endless body. */
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
      // `preservePath`: a name with a path is refused instead of silently shortened.
      preservePath: true,
      defParamCharset: 'utf8',
      limits: {
        fields: MOST_FIELDS,
        parts: MOST_FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        // busboy truncates at the limit itself, hence one byte more than is allowed.
        fileSize: FILE_RULES.maxBytes + 1,
      },
    });
  } catch {
    // busboy throws for an unsupported content type and for a missing boundary.
    throw wrongContentType();
  }
}

function parse(request: IncomingMessage, tempDir: string, parts: Parts): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    const fail = (error: Error) => {
      reject(error);
      request.unpipe(parser);
      // Also aborts the running upload, whose partial file is then removed.
      parser.destroy();
    };
    const isOver = () => parts.problems.push(tooManyFields());
    parser.on('fieldsLimit', isOver);
    parser.on('partsLimit', isOver);
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) {
        parts.problems.push(invalid(problem(name.slice(0, 100), 'too_long')));
      }
      // The first of a repeated field wins.
      if (!parts.fields.has(name)) parts.fields.set(name, value);
    });
    parser.on('file', (field, stream, { filename }) => {
      // Browsers send an empty part when no file was chosen.
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

/** Deletes the temporary file. */
export async function discard(file: ReceivedFile | undefined): Promise<void> {
  if (file !== undefined) await rm(file.path, { force: true });
}

/** Drains the body: a browser reads the response only after it has sent its body. */
export function drain(request: IncomingMessage): void {
  request.unpipe();
  guard(request, () => request.destroy());
  request.resume();
}

/**
 * Parses the fields and the file of a form. The file is streamed to a temporary file, so that a
 * request holds one chunk in memory.
 *
 * @param request A request with a `multipart/form-data` body.
 * @param tempDir Folder for the file.
 * @returns Fields and file; the caller removes the file.
 * @throws LeadError if the body is no form, truncated or too large; no temporary file is left
 *   behind.
 * @throws ClientGone if the connection was closed first.
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
