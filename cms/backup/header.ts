import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SetupState } from '../scripts/state';
import { BackupError } from './errors';
import type { Table } from './database';
import type { Engine } from './values';

/** Version of the layout of archives. */
export const FORMAT = 1;
/** First entry of an archive. */
export const HEADER = 'backup.json';
export const ROWS = 'rows/';
export const FILES = 'files/';

/** A file of Directus in an archive. */
export interface BackupFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** What an archive holds; enough to make the tables and to check that nothing is missing. */
export interface BackupHeader {
  format: number;
  /** ISO 8601, UTC. */
  created: string;
  /** Version of Directus. */
  directus: string;
  engine: Engine;
  /** Tables with the number of rows that follow. */
  tables: (Table & { rows: number })[];
  files: BackupFile[];
  /** Uploads of the database whose file was missing already. */
  missing: string[];
  /** Directus' snapshot of the schema. */
  schema: unknown;
  /** State of setup, which knows what of the demo was deleted. */
  setup?: Pick<SetupState, 'seeded' | 'filled'>;
}

/** Version of the installed Directus. */
export function installedDirectus(dir: string): string {
  const file = path.join(dir, 'node_modules', 'directus', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Parses the header of an archive and compares its versions with the installed ones.
 *
 * @param directus version of the installed Directus
 * @throws BackupError with what to install
 */
export function parseHeader(text: string, directus: string): BackupHeader {
  const header = JSON.parse(text) as BackupHeader;
  if (header.format !== FORMAT) {
    throw new BackupError(
      `The archive has format ${header.format}, and this version of the project reads format ${FORMAT}. ` +
        'Restore it with the version of the project that made it.',
    );
  }
  if (header.directus !== directus) {
    throw new BackupError(
      `The archive is of Directus ${header.directus}, and ${directus} is installed: their tables may differ. ` +
        `Check out the commit of the project that has Directus ${header.directus} in cms/package.json, ` +
        'restore, and update afterwards.',
    );
  }
  return header;
}
