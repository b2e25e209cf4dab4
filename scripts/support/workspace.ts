import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { SITE_SOURCES } from './site-files';

/** What a copy of the sources shares with the project instead of copying it. */
const SHARED = ['node_modules', '.media-cache'];
/** What Gatsby and npm put beside sources. */
const NOT_SOURCES = ['.cache', 'node_modules'];

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
