import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Sources of setup, relative to `cms/`. */
const SOURCES = [
  'schema',
  'access',
  'demo',
  'scripts',
  'extensions/leads/src/rules/booking-defaults.ts',
  'package.json',
  '../contract',
];

function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Fingerprint of everything that setup depends on: while it is unchanged, setup is skipped.
 *
 * @param dir The `cms` folder.
 * @param salt Additional values, such as a token's digest.
 */
export function setupFingerprint(dir: string, salt: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = SOURCES.map((source) => join(dir, source)).flatMap((path) =>
    statSync(path).isDirectory() ? filesIn(path) : [path],
  );
  const named = files.map((file) => ({ file, name: relative(dir, file).split(sep).join('/') }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { file, name } of named) hash.update(`${name}\0`).update(readFileSync(file));
  for (const value of salt) hash.update(`\0${value}`);
  return hash.digest('hex');
}
