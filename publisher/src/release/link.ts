import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/**
 * Replaces a symbolic link atomically (temporary link and rename). A folder in its place is
 * deleted.
 *
 * @param target - relative to the link's folder
 */
export function pointLink(file: string, target: string): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() && readlinkSync(file) === target) return;
  const draft = `${file}.${process.pid}.partial`;
  rmSync(draft, { recursive: true, force: true });
  symlinkSync(target, draft, 'dir');
  if (stats?.isDirectory()) {
    const replaced = `${file}.${process.pid}.replaced`;
    renameSync(file, replaced);
    renameSync(draft, file);
    rmSync(replaced, { recursive: true, force: true });
  } else {
    renameSync(draft, file);
  }
}
