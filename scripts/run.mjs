// Entry of every npm command. Plain JavaScript: it runs on a fresh clone, before anything is
// installed, and installs what the command needs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = '.installed-lockfile';
const OLDEST_NODE = [20, 19];
const FIRST_UNTRIED_MAJOR = 26;

/** Commands, the script each runs, and whether it needs Directus installed. */
const COMMANDS = {
  start: { script: 'scripts/start.ts', cms: true, publisher: true },
  publisher: { script: 'scripts/publisher.ts', publisher: true },
  release: { script: 'scripts/release.ts', publisher: true },
  test: { script: 'scripts/test.ts', cms: true, publisher: true },
  unit: { script: 'scripts/unit.ts', publisher: true },
  browsers: { script: 'scripts/browsers.ts', cms: true, publisher: true },
  'test-deploy': { script: 'scripts/test-deploy.ts', cms: true, publisher: true },
  'test-directus': { script: 'scripts/test-directus.ts', publisher: true },
  packages: { script: 'scripts/packages.ts', cms: true, publisher: true },
  dev: { script: 'scripts/dev.ts', cms: true, publisher: true },
  build: { script: 'scripts/build.ts', cms: false },
  serve: { script: 'scripts/serve.ts', cms: false },
  bench: { script: 'scripts/bench.ts', cms: true, publisher: true },
  cms: { script: 'cms/scripts/start.ts', cms: true },
  supply: { script: 'scripts/supply.ts', cms: true, publisher: true },
  'message-types': { script: 'scripts/message-types.ts' },
  'gtm-container': { script: 'scripts/gtm-container.ts' },
  backup: { script: 'cms/scripts/backup.ts', cms: true },
  restore: { script: 'cms/scripts/restore.ts', cms: true },
  'cms-snapshot': { script: 'scripts/cms-snapshot.ts', cms: true },
  'cms-setup': { script: 'cms/scripts/setup.ts', cms: true },
};

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const tooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (tooOld || major >= FIRST_UNTRIED_MAJOR) {
    stop(
      `This project runs on Node.js ${OLDEST_NODE.join('.')} to ${FIRST_UNTRIED_MAJOR - 1}; this is ${process.version}.`,
    );
  }
}

/** Installs a package's dependencies unless they match its lockfile and this Node.js. */
function install(directory, what) {
  const lockfile = readFileSync(path.join(directory, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(process.versions.modules)
    .digest('hex');
  const stampFile = path.join(directory, 'node_modules', STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  process.stdout.write(`Installing ${what}. This takes a minute or more, once.\n`);
  const started = Date.now();
  // Removes environment variables of a git hook or an outer npm.
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stop(`Installing ${what} failed. Run: npm ci --prefix ${directory}`);
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Installed ${what} in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/**
 * Secrets by file: each file of `CREDENTIALS_DIRECTORY` is the variable of its name. systemd sets
 * it for a unit with credentials, deploy/docker-compose.yml for mounted secrets.
 */
function credentials() {
  const folder = process.env.CREDENTIALS_DIRECTORY;
  if (!folder) return {};
  const names = readdirSync(folder).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
  const entries = names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8').trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) stop(`Unknown command “${name}”. Known: ${Object.keys(COMMANDS).join(', ')}.`);

checkNode();
install(root, 'the packages of the site');
if (command.cms) install(path.join(root, 'cms'), 'Directus');
if (command.publisher) install(path.join(root, 'publisher'), 'the publisher');

const tsx = pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href;
const child = spawn(process.execPath, ['--import', tsx, command.script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...credentials() },
});
// The terminal sends Ctrl-C to the child too; a signal to this process alone must be forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
