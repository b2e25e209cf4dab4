import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStream } from 'rotating-file-stream';

/** Directus' log while our commands run it, beside its database. */
export const DIRECTUS_LOG = 'directus.log';

const SIZE = '5M';
/** Full files that are kept, as `directus.log.1` and so on. */
const KEPT = 3;

/** First line of an entry, as Directus prints it for people or (`LOG_STYLE=raw`) for programs. */
const ENTRY = /^\[[\d:.]+\] [A-Z]+: |^\{"level":/;
const ERROR = /^\[[\d:.]+\] (?:ERROR|FATAL): |^\{"level":[56]0,/;

/** Whether a line of Directus' log begins an entry about an error. */
export const isErrorEntry = (line: string) => ERROR.test(line);

/** Whether a line begins an entry; others go on with the one before. */
export const isEntry = (line: string) => ENTRY.test(line);

export interface DirectusLog {
  /** Path of the file, absolute. */
  file: string;
  write(line: string): void;
  close(): Promise<void>;
}

/**
 * Keeps what Directus prints in a file of bounded size, for its owner only, and tells the person at
 * the terminal of errors.
 *
 * @param directory - folder of the file, made where it is missing
 * @param tell - gets the first line of each error, and whatever is no entry of the log at all
 */
export function openDirectusLog(directory: string, tell: (line: string) => void): DirectusLog {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stream = createStream(DIRECTUS_LOG, {
    path: directory,
    size: SIZE,
    rotate: KEPT,
    mode: 0o600,
  });
  // A full disk must not end what the log is about.
  let broken = false;
  stream.on('error', (error) => {
    if (!broken) tell(`The log of Directus cannot be written: ${error.message}`);
    broken = true;
  });
  let inEntry = false;
  return {
    file: path.join(directory, DIRECTUS_LOG),
    write(line) {
      if (!broken) stream.write(`${line}\n`);
      if (isEntry(line)) inEntry = true;
      if (isErrorEntry(line) || !inEntry) tell(line);
    },
    close: () => new Promise((resolve) => (broken ? resolve() : stream.end(() => resolve()))),
  };
}
