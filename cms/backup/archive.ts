import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack, type Pack } from 'tar-stream';
import { BackupError, ChangedMeanwhile } from './errors';

/** scrypt's work factor, 2^15: the key is long and random, so guessing is no danger. */
const WORK_FACTOR = 15;
const PRIVATE = 0o600;

/** Takes the entries of an archive, in order. */
export interface ArchiveWriter {
  /** Adds a text. */
  text(name: string, text: string): Promise<void>;
  /** Adds a stream of a known size in bytes. */
  stream(name: string, size: number, content: Readable): Promise<void>;
}

function writerFor(tar: Pack): ArchiveWriter {
  return {
    text: (name, text) =>
      new Promise((resolve, reject) => {
        tar.entry({ name, mode: PRIVATE }, text, (error) => (error ? reject(error) : resolve()));
      }),
    stream: async (name, size, content) => {
      let seen = 0;
      content.on('data', (chunk: Buffer) => (seen += chunk.length));
      const entry = tar.entry({ name, size, mode: PRIVATE });
      try {
        await pipeline(content, entry);
      } catch (error) {
        throw seen === size ? error : new ChangedMeanwhile(`${name} changed while it was read.`);
      }
    },
  };
}

/**
 * Writes an archive: tar, gzip, and age with a passphrase, which authenticates each part and the end.
 * `age -d` and `tar -tz` read it without this project.
 *
 * @param file written anew, readable by its owner alone, and flushed to the disk
 * @param fill adds the entries
 */
export async function writeArchive(
  file: string,
  key: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  const tar = pack();
  const gzip = createGzip();
  const packed = pipeline(tar, gzip);
  const encrypted = await encrypter.encrypt(
    Readable.toWeb(gzip) as unknown as globalThis.ReadableStream<Uint8Array>,
  );
  const target = createWriteStream(file, { mode: PRIVATE });
  const written = pipeline(Readable.fromWeb(encrypted as unknown as ReadableStream), target);
  const filled = fill(writerFor(tar)).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  // A full disk ends the last of the three, and the first would wait for ever.
  written.catch((error: Error) => tar.destroy(error));
  const outcomes = await Promise.allSettled([written, filled, packed]);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as NodeJS.ErrnoException] : [],
  );
  // The cause, rather than the streams that closed because of it.
  const cause = reasons.find(({ code }) => code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? reasons[0];
  if (cause) throw cause;
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Decrypts a file; its errors become sentences. */
async function decrypted(file: string, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const source = Readable.toWeb(createReadStream(file));
  try {
    const content = await decrypter.decrypt(
      source as unknown as globalThis.ReadableStream<Uint8Array>,
    );
    return Readable.fromWeb(content as unknown as ReadableStream);
  } catch (error) {
    const { message } = error as Error;
    throw new BackupError(
      message.includes('no identity matched')
        ? `BACKUP_KEY is not the key of ${file}, or its first lines were changed.`
        : `${file} is not an archive of npm run backup, or its beginning is damaged.`,
    );
  }
}

/**
 * Reads an archive to its end.
 *
 * @param entry gets each entry in order; what it does not read is skipped
 * @throws BackupError if the key is another one, or the archive was changed or cut off anywhere
 */
export async function readArchive(
  file: string,
  key: string,
  entry: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const source = await decrypted(file, key);
  let failure: unknown;
  const unpacked = pipeline(source, createGunzip(), tar).catch((error: Error) => {
    failure ??= new BackupError(
      `${file} is damaged: it was changed or cut off, or its disk lost a part of it (${error.message}). Take another archive.`,
    );
  });
  try {
    for await (const part of tar) {
      const content = part as unknown as Readable;
      try {
        await entry(part.header.name, content);
      } catch (error) {
        failure ??= error;
        throw error;
      }
      content.resume();
    }
  } catch (error) {
    // A damaged source ends the entries with an error of the stream; the sentence is above.
    await unpacked;
    throw failure ?? error;
  }
  await unpacked;
  if (failure) throw failure;
}

/** The whole text of an entry. */
export async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
