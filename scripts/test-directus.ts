// Command: the tests of Directus with another version of it, in a copy of the project.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadableError, stopWith } from './support/messages';
import {
  isOlder,
  manifestWith,
  readVersion,
  testPattern,
  type CmsManifest,
} from './support/other-directus';
import { readReport } from './support/playwright';
import { runNode } from './support/processes';
import { inRoot, ROOT } from './support/root';
import { closingLines, countJest, sumCounts } from './support/test-counts';

/** What commands leave behind, and what is linked or installed instead. */
const LEFT_OUT =
  /^(node_modules|\.git|\.cache|\.run|\.media-cache|public|releases|dist|data|uploads|test-results|playwright-report)$/;
/** Stays from run to run: installing takes minutes. */
const KEPT = 'cms';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as CmsManifest;

/** Copies the sources; what an earlier run installed stays. */
function copySources(folder: string): void {
  mkdirSync(path.join(folder, KEPT), { recursive: true });
  for (const [base, keeps] of [
    [folder, [KEPT]],
    [path.join(folder, KEPT), ['node_modules']],
  ] as const) {
    for (const name of readdirSync(base).filter((entry) => !keeps.some((kept) => kept === entry))) {
      rmSync(path.join(base, name), { recursive: true, force: true });
    }
  }
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => source === ROOT || !LEFT_OUT.test(path.basename(source)),
  });
  for (const part of ['.', 'publisher']) {
    symlinkSync(inRoot(part, 'node_modules'), path.join(folder, part, 'node_modules'));
  }
}

/** Installs the packages of `cms/` with a version of Directus. */
function install(cms: string, manifest: CmsManifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(path.join(cms, 'package.json'), text);
  // The copied lockfile is that of the listed version.
  const lockfile = path.join(cms, 'package-lock.json');
  rmSync(lockfile, { force: true });
  const stamp = path.join(cms, 'node_modules', '.installed-manifest');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === text;
  if (!isInstalled) installPackages(cms, manifest);
  writeFileSync(stamp, text);
  // Extensions are built anew where it changes.
  copyFileSync(path.join(cms, 'node_modules', '.package-lock.json'), lockfile);
}

function installPackages(cms: string, manifest: CmsManifest): void {
  process.stdout.write(
    `Installing Directus ${manifest.dependencies.directus}. This takes minutes, once.\n`,
  );
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    { cwd: cms, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new ReadableError('npm could not install it; its own message stands above.');
}

async function main(): Promise<void> {
  const version = readVersion(process.argv[2]);
  const listed = readManifest(inRoot('cms'));
  const folder = path.join(tmpdir(), `directus-${version}`);
  copySources(folder);
  install(path.join(folder, 'cms'), manifestWith(listed, version));
  const outputFile = path.join(folder, 'report.json');
  const tests = [
    testPattern(isOlder(version, listed.dependencies.directus ?? '')),
    ...['--selectProjects', 'unit', 'integration', '--runInBand'],
  ];
  await runNode(
    path.join(folder, 'node_modules/jest/bin/jest.js'),
    [...tests, ...process.argv.slice(3), '--json', `--outputFile=${outputFile}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const counts = sumCounts([countJest(readReport(outputFile))]);
  process.stdout.write(`\nWith Directus ${version}:\n${closingLines(counts).join('\n')}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

main().catch(stopWith);
