import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder of the CMS, found from where the command runs: the repository's root, `cms/`, or any
 * folder below. (Neither `__dirname` nor `import.meta` exists both under tsx and under jest.)
 *
 * @param from Folder to start at.
 * @returns Absolute path of `cms/`.
 * @throws When no folder on the way up holds `cms/package.json`.
 */
export function cmsDirectory(from: string = process.cwd()): string {
  let folder = resolve(from);
  for (;;) {
    const candidate = join(folder, 'cms');
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  throw new Error(
    `No cms/package.json found above ${resolve(from)}. Run the command in the repository.`,
  );
}
