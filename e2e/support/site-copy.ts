import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { SITE_SOURCES } from '../../scripts/support/site-files';

/** The project's folder: Playwright is run from there. */
const ROOT = process.cwd();

export interface BuildResult {
  code: number;
  output: string;
}

/**
 * A copy of the site's sources, so that tests build without touching the developer's `public/`.
 * Encoded pictures are shared with the project: they are the same.
 */
export function makeSiteCopy(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const entry of ['public', 'releases', '.run', ...SITE_SOURCES]) {
    rmSync(path.join(directory, entry), { recursive: true, force: true });
  }
  for (const entry of SITE_SOURCES) {
    if (existsSync(path.join(ROOT, entry))) {
      cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true });
    }
  }
  for (const shared of ['node_modules', '.media-cache']) {
    mkdirSync(path.join(ROOT, shared), { recursive: true });
    rmSync(path.join(directory, shared), { recursive: true, force: true });
    symlinkSync(path.join(ROOT, shared), path.join(directory, shared), 'dir');
  }
}

/** Starts `npm run build` in a copy, without npm. */
export function startSiteCopyBuild(
  directory: string,
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; ended: Promise<BuildResult> } {
  const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(ROOT, 'scripts/build.ts')], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<BuildResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { child, ended };
}

/** Runs `npm run build` in a copy to its end. */
export const buildSiteCopy = (
  directory: string,
  env: Readonly<Record<string, string>>,
): Promise<BuildResult> => startSiteCopyBuild(directory, env).ended;
