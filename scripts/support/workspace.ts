import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { acquireLease } from '../../publisher/src/release/lease';
import { SITE_SOURCES } from './site-files';

/** Folders that a copy of the sources links to instead of copying. */
const SHARED = ['node_modules', '.media-cache'];
/** Generated folders of Gatsby and npm. */
const NOT_SOURCES = ['.cache', 'node_modules'];

const POLL_MS = 500;
/**
 * Maximum wait for an orphaned build: its event loop may be blocked by a long step of Gatsby,
 * milliseconds.
 */
const ORPHAN_MS = 30_000;

/** Paths of a build, inside the project. */
export const buildPaths = (root: string, name = 'build') => ({
  workspace: path.join(root, '.run', name),
  /**
   * Marker file with the process id: exists while the build's caches are inconsistent, and after a
   * killed build.
   */
  unfinished: path.join(root, '.run', `${name}-unfinished`),
  lock: path.join(root, '.run', `${name}.lock`),
});

/** A build folder, leased by one process at a time. */
export interface Workspace {
  /** Folder with the site's sources; Gatsby writes `.cache` and `public` into it. */
  directory: string;
  /**
   * Copies changed sources. After a killed build it waits for the end of that process and drops
   * Gatsby's caches.
   */
  prepare(): Promise<void>;
  /** Marks the caches as inconsistent until {@link saved}: a process begins to write. */
  begin(processId: number | undefined): void;
  /** Marks the caches as consistent: the process has saved its state. */
  saved(): void;
  dropCaches(): void;
  /** Releases the lease. */
  close(): Promise<void>;
}

/**
 * Opens the project's build folder.
 *
 * @param root - the project
 * @param options - `onLost` is called when the lease was lost; `log` receives lines for the
 *   terminal; `name` is the name of the folder below `.run`
 * @throws LeaseError if another process holds the lease
 */
export async function openWorkspace(
  root: string,
  {
    onLost,
    log,
    name,
  }: { onLost: () => void; log: (line: string) => void; name?: string | undefined },
): Promise<Workspace> {
  const paths = buildPaths(root, name);
  const close = await acquireLease(paths.lock, {
    taken: 'Another build of this site is running. Wait for it to end, or stop the publisher.',
    onLost,
    onWait: () => log('Another build seems to be running; looking whether it still is'),
  });
  const dropCaches = () => {
    for (const folder of ['.cache', 'public']) {
      rmSync(path.join(paths.workspace, folder), { recursive: true, force: true });
    }
  };
  return {
    directory: paths.workspace,
    prepare: async () => {
      if (existsSync(paths.unfinished)) {
        log('The last build was killed: this one begins without its caches.');
        await waitForEnd(Number(readFileSync(paths.unfinished, 'utf8')));
        dropCaches();
      }
      syncWorkspace(root, paths.workspace);
    },
    begin: (processId) => writeFileSync(paths.unfinished, String(processId ?? '')),
    saved: () => rmSync(paths.unfinished, { force: true }),
    dropCaches,
    close,
  };
}

/**
 * Waits for the end of a killed build's process, with a timeout, since its process id may have been
 * reused.
 */
async function waitForEnd(processId: number): Promise<void> {
  const isAlive = () => {
    try {
      return processId > 0 && process.kill(processId, 0);
    } catch {
      return false;
    }
  };
  for (let waited = 0; waited < ORPHAN_MS && isAlive(); waited += POLL_MS) await wait(POLL_MS);
}

/**
 * Syncs the site's sources to a build folder, separate from the served site. Unchanged files keep
 * their modification times, so that Gatsby's caches stay valid.
 *
 * @param root - the project
 * @param workspace - the build folder, inside the project
 */
export function syncWorkspace(root: string, workspace: string): void {
  mkdirSync(workspace, { recursive: true });
  for (const entry of SITE_SOURCES) syncEntry(path.join(root, entry), path.join(workspace, entry));
  for (const entry of SHARED) {
    mkdirSync(path.join(root, entry), { recursive: true });
    rmSync(path.join(workspace, entry), { recursive: true, force: true });
    symlinkSync(path.join(root, entry), path.join(workspace, entry), 'dir');
  }
}

const stat = (file: string) => lstatSync(file, { throwIfNoEntry: false });

function syncEntry(source: string, target: string): void {
  const from = stat(source);
  const to = stat(target);
  if (to && (!from || from.isDirectory() !== to.isDirectory())) {
    rmSync(target, { recursive: true, force: true });
  }
  if (!from) return;
  if (from.isDirectory()) {
    mkdirSync(target, { recursive: true });
    const names = new Set([...readdirSync(source), ...readdirSync(target)]);
    for (const name of names) {
      if (NOT_SOURCES.includes(name)) continue;
      syncEntry(path.join(source, name), path.join(target, name));
    }
  } else if (!to || to.size !== from.size || Math.abs(to.mtimeMs - from.mtimeMs) > 1) {
    copyFileSync(source, target);
    utimesSync(target, from.atime, from.mtime);
  }
}
