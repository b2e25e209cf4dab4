import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What setup remembers of a database. */
export interface SetupState {
  /** Fingerprint it was set up with last. */
  fingerprint: string;
  /** Demo items it was given once: one that an editor deleted does not come back. */
  seeded: string[];
}

const stateFile = (dir: string) => join(dir, 'data', 'setup-state.json');

function readAll(dir: string): Record<string, SetupState> {
  try {
    return JSON.parse(readFileSync(stateFile(dir), 'utf8')) as Record<string, SetupState>;
  } catch {
    // Missing or half written: setup then compares with the database itself.
    return {};
  }
}

/** What is remembered of a database, undefined where nothing is. */
export function readState(dir: string, database: string): SetupState | undefined {
  return readAll(dir)[database];
}

/** Remembers a database. */
export function writeState(dir: string, database: string, state: SetupState): void {
  const file = stateFile(dir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const all = { ...readAll(dir), [database]: state };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
