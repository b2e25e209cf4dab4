// Builds the package for npm: JavaScript with types, and what npm shows. The sources stay a local
// plugin, which Gatsby compiles itself and finds by the name of its folder.
// Usage: node scripts/build-package.mjs [folder], `build` unless told.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** On npm the name of the folder belongs to a plugin for Directus 6. */
const PUBLIC_NAME = 'gatsby-source-directus-content';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.resolve(process.argv[2] ?? path.join(root, 'build'));

/** The manifest of the package, from that of the sources. */
function manifest() {
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  delete own.private;
  delete own.scripts;
  return { ...own, name: PUBLIC_NAME };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(
  process.execPath,
  [typescript, '--project', path.join(root, 'tsconfig.build.json'), '--outDir', target],
  { stdio: 'inherit' },
);
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  copyFileSync(path.join(root, file), path.join(target, file));
}
process.stdout.write(`${PUBLIC_NAME} is in ${target}\n`);
