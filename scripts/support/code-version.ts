import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { inRoot } from './root';
import { QUERY_TYPES, siteFiles } from './site-files';

/** A value that changes whenever a file of the site's code is written. */
export function codeVersion(): string {
  const hash = createHash('sha256');
  for (const file of siteFiles()) {
    // Written by each build: no reason for another.
    if (file === QUERY_TYPES) continue;
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
