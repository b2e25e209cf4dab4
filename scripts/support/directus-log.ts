import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStream } from 'rotating-file-stream';

/** Directus' log while our commands run it, beside its database. */
export const DIRECTUS_LOG = 'directus.log';

const SIZE = '5M';
/** Number of rotated files, `directus.log.1` and so on. */
const KEPT = 3;

/** First line of a log entry, in Directus' pretty or raw format (`LOG_STYLE=raw`). */
const ENTRY = /^\[[\d:.]+\] [A-Z]+: |^\{"level":/;
const ERROR = /^\[[\d:.]+\] (?:ERROR|FATAL): |^\{"level":[56]0,/;

/** Whether a line starts an error entry. */
export const isErrorEntry = (line: string) => ERROR.test(line);

/** Whether a line starts an entry; other lines continue the previous one. */
export const isEntry = (line: string) => ENTRY.test(line);

export interface DirectusLog {
  /** Path of the file, absolute. */
  file: string;
  write(line: string): void;
  close(): Promise<void>;
}

/**
 * Opens the log of Directus' output: rotated files of limited size, mode 600; errors are also
 * printed to the terminal.
 *
 * @param directory - folder of the file, created if missing
 * @param tell - receives the first line of each error entry, and output that is no log entry
 */
export function openDirectusLog(directory: string, tell: (line: string) => void): DirectusLog {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stream = createStream(DIRECTUS_LOG, {
    path: directory,
    size: SIZE,
    rotate: KEPT,
    mode: 0o600,
  });
  // Write errors are ignored: a full disk must not stop Directus.
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
