import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { inRoot } from './root';
import { QUERY_TYPES, siteFiles } from './site-files';

/** Fingerprint of the site's code. */
export function codeVersion(): string {
  const hash = createHash('sha256');
  for (const file of siteFiles()) {
    // Excluded, because each build writes it.
    if (file === QUERY_TYPES) continue;
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
