import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import lockfile from 'proper-lockfile';
import { cmsDirectory } from '../../cms/scripts/paths';
import { ReadableError } from './messages';
import { buildIdOf, publishRelease } from './releases';
import { syncWorkspace } from './workspace';

/** A lock whose holder has not renewed it for this long was left by a killed process, milliseconds. */
const STALE_MS = 6000;
const RENEW_MS = 1500;
const RETRY_MS = 500;
/** Longest step in which Gatsby does not hear that its command is gone, milliseconds. */
const ORPHAN_MS = 30_000;

/** Gatsby must not go on writing when the command that started it is gone. */
const endWithCommand = () => path.join(cmsDirectory(), '../scripts/support/end-with-command.mjs');

/** Where a build works, inside the project. */
export const buildPaths = (root: string) => ({
  workspace: path.join(root, '.run/build'),
  /** Is there while a build runs, and after one that was killed; names its process. */
  unfinished: path.join(root, '.run/build-unfinished'),
  lock: path.join(root, '.run/build.lock'),
});

export interface BuildCommand {
  /** A JavaScript file, absolute. */
  script: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Builds the site in a folder of its own and makes it the one that is served, or leaves the served
 * one alone (docs/decisions/0017-a-build-beside-the-served-site.md). After a build that was killed
 * it starts without that one's caches.
 *
 * @param root - the project
 * @param command - builds the site of the working directory into its `public`
 * @param log - gets a line for the person at the terminal
 * @returns the build's id
 * @throws ReadableError where another build runs, the command fails, or its site is not whole
 */
export async function runBuild(
  root: string,
  command: BuildCommand,
  log: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<string> {
  const paths = buildPaths(root);
  mkdirSync(path.dirname(paths.lock), { recursive: true });
  // Whoever cannot renew the lock any more has lost it to another build.
  const building: { child?: ChildProcess } = {};
  const release = await takeLock(paths.lock, () => building.child?.kill('SIGKILL'), log);
  try {
    if (existsSync(paths.unfinished)) {
      log('The last build was killed: this one begins without its caches.');
      await waitForEnd(Number(readFileSync(paths.unfinished, 'utf8')));
      removeCaches(paths.workspace);
    }
    writeFileSync(paths.unfinished, '');
    syncWorkspace(root, paths.workspace);
    const code = await run(command, paths.workspace, (child) => {
      building.child = child;
      writeFileSync(paths.unfinished, String(child.pid));
    });
    if (code === null) throw new ReadableError('The build was stopped by a signal.');
    // It ended by itself: what it remembers of its work is true.
    rmSync(paths.unfinished, { force: true });
    if (code !== 0) throw new ReadableError('The build stopped: see the message above.');
    await checkWhole(paths.workspace);
    return await publishRelease(root, path.join(paths.workspace, 'public'));
  } finally {
    // A lock that was lost cannot be given back.
    await release().catch(() => undefined);
  }
}

/** Waits until the process of a killed build is gone; a number that another has got by now is let go. */
async function waitForEnd(pid: number): Promise<void> {
  const isAlive = () => {
    try {
      return pid > 0 && process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let waited = 0; waited < ORPHAN_MS && isAlive(); waited += RETRY_MS) await wait(RETRY_MS);
}

function removeCaches(workspace: string): void {
  for (const folder of ['.cache', 'public']) {
    rmSync(path.join(workspace, folder), { recursive: true, force: true });
  }
}

/**
 * @param onLost - called where the lock was taken away, as after a computer slept
 * @returns gives the lock back
 */
async function takeLock(
  file: string,
  onLost: () => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const giveUp = Date.now() + STALE_MS + 2 * RETRY_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await lockfile.lock(file, {
        lockfilePath: file,
        realpath: false,
        stale: STALE_MS,
        update: RENEW_MS,
        onCompromised: onLost,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (Date.now() > giveUp) {
        throw new ReadableError('Another build of this site is running. Wait for it to end.');
      }
      if (isFirst) log('Another build seems to be running; looking whether it still is');
      await wait(RETRY_MS);
    }
  }
}

/** @returns the exit code; null where a signal ended it */
function run(
  { script, args, env }: BuildCommand,
  cwd: string,
  onStart: (child: ChildProcess) => void,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const preload = pathToFileURL(endWithCommand()).href;
    const child = spawn(process.execPath, ['--import', preload, script, ...args], {
      cwd,
      env: { ...env, BUILD_COMMAND_PID: String(process.pid) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('close', resolve);
    onStart(child);
  });
}

/** The file of a page's address, below `public`. */
const fileOfPage = (address: string) =>
  address.endsWith('.html') ? address : `${address}/index.html`;

/** @throws ReadableError where a page that the build planned is not there */
async function checkWhole(workspace: string): Promise<void> {
  const site = path.join(workspace, 'public');
  const id = await buildIdOf(site);
  const manifest = path.join(site, `builds/meta/${id}.json`);
  const { prerendered } = (
    id && existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  ) as { prerendered?: string[] };
  const missing = prerendered?.filter((page) => !existsSync(path.join(site, fileOfPage(page))));
  if (missing?.length === 0) return;
  removeCaches(workspace);
  throw new ReadableError(
    missing
      ? `The build left out ${missing.length} pages, such as ${missing[0]}; the site stays as it was. Run it again.`
      : 'The build wrote no manifest; the site stays as it was. Run it again.',
  );
}
