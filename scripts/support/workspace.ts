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
import { takeLease } from '../../publisher/src/release/lease';
import { SITE_SOURCES } from './site-files';

/** What a copy of the sources shares with the project instead of copying it. */
const SHARED = ['node_modules', '.media-cache'];
/** What Gatsby and npm put beside sources. */
const NOT_SOURCES = ['.cache', 'node_modules'];

const LOOK_MS = 500;
/** Longest step in which Gatsby does not hear that its command is gone, milliseconds. */
const ORPHAN_MS = 30_000;

/** Where a build works, inside the project. */
export const buildPaths = (root: string, name = 'build') => ({
  workspace: path.join(root, '.run', name),
  /** Is there while a build's state is not kept, and after one that was killed; names its process. */
  unfinished: path.join(root, '.run', `${name}-unfinished`),
  lock: path.join(root, '.run', `${name}.lock`),
});

/** A folder in which Gatsby builds, for one process at a time. */
export interface Workspace {
  /** The site's sources are here; Gatsby writes `.cache` and `public` beside them. */
  directory: string;
  /**
   * Brings the sources up to date. Drops Gatsby's caches where the last build was killed, after its
   * process is gone.
   */
  prepare(): Promise<void>;
  /** A process begins to write: until {@link saved} nobody can go on from what it leaves. */
  begin(processId: number | undefined): void;
  /** What the process remembers of its work is on the disk. */
  saved(): void;
  dropCaches(): void;
  /** Lets others in. */
  close(): Promise<void>;
}

/**
 * Opens the folder the project builds in.
 *
 * @param root - the project
 * @param options - `onLost` is called where another process took the folder away; `log` gets a line
 *   for the person at the terminal; `name` is that of the folder below `.run`
 * @throws LeaseError where another process builds there
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
  const close = await takeLease(paths.lock, {
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

/** Waits until the process of a killed build is gone; a number that another has got by now is let go. */
async function waitForEnd(processId: number): Promise<void> {
  const isAlive = () => {
    try {
      return processId > 0 && process.kill(processId, 0);
    } catch {
      return false;
    }
  };
  for (let waited = 0; waited < ORPHAN_MS && isAlive(); waited += LOOK_MS) await wait(LOOK_MS);
}

/**
 * Makes a folder with the site's sources, in which Gatsby builds without touching what is served.
 * Files that are there already and unchanged keep their times, so that Gatsby's caches hold.
 *
 * @param root - the project
 * @param workspace - the folder, inside the project
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
