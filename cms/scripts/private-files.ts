import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GROUP_AND_OTHERS = 0o077;

/** Takes away what others than the owner may do; a path that is not there or not ours stays. */
function close(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid !== process.getuid?.()) return;
  const closed = stats.mode & 0o777 & ~GROUP_AND_OTHERS;
  if (closed !== (stats.mode & 0o777)) chmodSync(path, closed);
}

/** Files that SQLite keeps beside a database. */
const BESIDE_DATABASE = ['', '-wal', '-shm', '-journal'];

export interface PrivatePlaces {
  /** The `cms` folder. */
  dir: string;
  database?: string;
  uploads?: string;
  temporary?: string;
}

/**
 * Makes the folders of a Directus for its owner alone, and closes what an earlier version left
 * open: the database holds tokens as they are, the uploads what visitors sent. Folders outside of
 * `cms` that are there already keep their mode: somebody has chosen it.
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
