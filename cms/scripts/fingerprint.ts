import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What setup makes a database from, relative to `cms/`. */
const SOURCES = ['schema', 'access', 'demo', 'scripts', 'package.json'];

function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A digest of everything a set-up database depends on: while it stays, setup has nothing to do.
 *
 * @param dir The `cms` folder.
 * @param salt Further values, such as a token's digest.
 */
export function setupFingerprint(dir: string, salt: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) =>
    source.endsWith('.json') ? [join(dir, source)] : filesIn(join(dir, source)),
  );
  const named = files.map((file) => ({ file, name: relative(dir, file).split(sep).join('/') }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { file, name } of named) hash.update(`${name}\0`).update(readFileSync(file));
  for (const value of salt) hash.update(`\0${value}`);
  return hash.digest('hex');
}
