import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestDirectus, type TestDirectus } from '../../support/directus';

const execute = promisify(execFile);
const ROOT = process.cwd();
const PLUGIN = path.join(ROOT, 'plugins/gatsby-source-directus');
/** An installation and a whole build, on a busy machine. */
const TIME_LIMIT_MS = 600_000;

/** Runs a program; where it fails, the error has what it printed. */
async function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  await execute(program, args, { ...options, maxBuffer: 64 * 1024 * 1024 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
}

let cms: TestDirectus;
let folder: string;
let site: string;

/** Packs the plugin as `npm publish` would, and returns the archive. */
async function pack(): Promise<string> {
  const built = path.join(folder, 'built');
  await run(process.execPath, [path.join(PLUGIN, 'scripts/build-package.mjs'), built]);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: built });
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack has made no archive.');
  return path.join(folder, archive);
}

/** The plugin as installed in the site. */
const installed = (...parts: string[]) =>
  path.join(site, 'node_modules/gatsby-source-directus-content', ...parts);

beforeAll(async () => {
  // Below the project: what the plugin leaves to the site, Gatsby above all, is found there.
  mkdirSync(path.join(ROOT, '.run'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.run/plugin-package-'));
  site = path.join(folder, 'site');
  cpSync(path.join(ROOT, '__tests__/fixtures/empty-site'), site, { recursive: true });
  cms = await startTestDirectus({ demo: true });
  const archive = await pack();
  // No peers: Gatsby, sharp and React are those of the project.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--prefer-offline'];
  await run('npm', ['install', ...options, archive], { cwd: site });
  // Gatsby builds only where it is a dependency; named earlier, npm would install it again.
  await run('npm', ['pkg', 'set', 'dependencies.gatsby=*'], { cwd: site });
}, TIME_LIMIT_MS);

afterAll(async () => {
  await cms?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('the package holds JavaScript, types, licence and changelog, and no sources', () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'gatsby-node.d.ts',
      'gatsby-node.js',
      'index.d.ts',
      'src/source-nodes.js',
    ]),
  );
  const ours = files.filter((name) => !name.startsWith('node_modules'));
  expect(ours.filter((name) => /(?<!\.d)\.ts$|tests|scripts|tsconfig/.test(name))).toEqual([]);
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ name: 'gatsby-source-directus-content', license: 'MIT' });
  expect(manifest).not.toHaveProperty('private');
});

it(
  'an empty site with the package builds pages in every language from the demo',
  async () => {
    await run(process.execPath, [path.join(ROOT, 'node_modules/gatsby/cli.js'), 'build'], {
      cwd: site,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        GATSBY_TELEMETRY_DISABLED: '1',
        DIRECTUS_URL: cms.url,
        DIRECTUS_TOKEN: cms.buildToken,
      },
    });
    const page = (locale: string) =>
      readFileSync(path.join(site, 'public', locale, 'teak-house/index.html'), 'utf8');
    expect(page('en')).toContain('<h1>Teak House</h1>');
    expect(page('ru')).toMatch(/<p>[^<]*[а-яё]/i);
    expect(page('en')).toMatch(/<img[^>]+srcSet="[^"]*\.(?:webp|jpg)/i);
    expect(readdirSync(path.join(site, 'public/en')).length).toBeGreaterThanOrEqual(6);
  },
  TIME_LIMIT_MS,
);
