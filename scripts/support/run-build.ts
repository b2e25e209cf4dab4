import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cmsDirectory } from '../../cms/scripts/paths';
import { ReadableError } from './messages';
import { buildIdOf, publishRelease } from './releases';
import { openWorkspace, type Workspace } from './workspace';

/** Gatsby must stop writing when the command that started it has ended. */
const endWithCommand = () => path.join(cmsDirectory(), '../scripts/support/end-with-command.mjs');

export interface BuildCommand {
  /** A JavaScript file, absolute. */
  script: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Builds the site in a separate folder and publishes it atomically; on failure the served site
 * stays unchanged (docs/decisions/0017-a-build-beside-the-served-site.md). After a killed build it
 * starts without caches.
 *
 * @param root - the project
 * @param command - builds the site of the working directory into its `public`
 * @param log - receives a line for the terminal
 * @returns the build's id
 * @throws LeaseError if another build runs, ReadableError if the command fails or its site is
 *   incomplete
 */
export async function runBuild(
  root: string,
  command: BuildCommand,
  log: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<string> {
  const building: { child?: ChildProcess } = {};
  const workspace = await openWorkspace(root, {
    // The lease was lost: another build uses the folder.
    onLost: () => building.child?.kill('SIGKILL'),
    log,
  });
  try {
    await workspace.prepare();
    workspace.begin(undefined);
    const code = await run(command, workspace.directory, (child) => {
      building.child = child;
      workspace.begin(child.pid);
    });
    if (code === null) throw new ReadableError('The build was stopped by a signal.');
    // It exited by itself, so its caches are consistent.
    workspace.saved();
    if (code !== 0) throw new ReadableError('The build stopped: see the message above.');
    await checkWhole(workspace);
    return await publishRelease(root, path.join(workspace.directory, 'public'));
  } finally {
    await workspace.close();
  }
}

/** @returns the exit code; null after a signal */
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

/** File of a page's path, below `public`. */
const fileOfPage = (address: string) =>
  address.endsWith('.html') ? address : `${address}/index.html`;

/** @throws ReadableError if a planned page is missing */
async function checkWhole({ directory, dropCaches }: Workspace): Promise<void> {
  const site = path.join(directory, 'public');
  const id = await buildIdOf(site);
  const manifest = path.join(site, `builds/meta/${id}.json`);
  const { prerendered } = (
    id && existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  ) as { prerendered?: string[] };
  const missing = prerendered?.filter((page) => !existsSync(path.join(site, fileOfPage(page))));
  if (missing?.length === 0) return;
  dropCaches();
  throw new ReadableError(
    missing
      ? `The build left out ${missing.length} pages, such as ${missing[0]}; the site stays as it was. Run it again.`
      : 'The build wrote no manifest; the site stays as it was. Run it again.',
  );
}
