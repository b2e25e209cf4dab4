import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FilledStamps } from './fill-demo';

/** State of setup, stored per database. */
export interface SetupState {
  /** Fingerprint of the last setup. */
  fingerprint: string;
  /** Keys of the seeded demo items: one that an editor deleted is not seeded again. */
  seeded: string[];
  /** Change stamps of demo items whose new fields setup filled: a later change is an editor's. */
  filled?: FilledStamps;
}

const stateFile = (dir: string) => join(dir, 'data', 'setup-state.json');

function readAll(dir: string): Record<string, SetupState> {
  try {
    return JSON.parse(readFileSync(stateFile(dir), 'utf8')) as Record<string, SetupState>;
  } catch {
    // Missing or truncated: setup then compares with the database itself.
    return {};
  }
}

/** Reads the state of a database; undefined if there is none. */
export function readState(dir: string, database: string): SetupState | undefined {
  return readAll(dir)[database];
}

/** Stores the state of a database. */
export function writeState(dir: string, database: string, state: SetupState): void {
  const file = stateFile(dir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const all = { ...readAll(dir), [database]: state };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
