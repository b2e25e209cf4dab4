import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GROUP_AND_OTHERS = 0o077;

/** Removes the permissions of group and others; a missing or foreign path is skipped. */
function close(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid !== process.getuid?.()) return;
  const closed = stats.mode & 0o777 & ~GROUP_AND_OTHERS;
  if (closed !== (stats.mode & 0o777)) chmodSync(path, closed);
}

/** Files of an SQLite database. */
const BESIDE_DATABASE = ['', '-wal', '-shm', '-journal'];

export interface PrivatePlaces {
  /** The `cms` folder. */
  dir: string;
  database?: string;
  uploads?: string;
  temporary?: string;
}

/**
 * Creates the folders of a Directus with mode 700 and restricts existing files: the database holds
 * tokens in plain text, the uploads hold visitors' files. Existing folders outside of `cms` keep
 * their mode, which somebody has chosen.
 */
export function preparePrivateFolders({ dir, database, uploads, temporary }: PrivatePlaces): void {
  const data = join(dir, 'data');
  const folders = [data, database && dirname(database), uploads, temporary].filter(
    (folder): folder is string => folder !== undefined && folder !== '',
  );
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (folder === data || folder.startsWith(join(dir, '/'))) close(folder);
  }
  if (database !== undefined) for (const end of BESIDE_DATABASE) close(database + end);
}
