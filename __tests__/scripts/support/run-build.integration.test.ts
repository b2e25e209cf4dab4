import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildPaths } from '../../../scripts/support/workspace';
import { startStaticServer, type StaticServer } from '../../../scripts/support/static-server';
import { seededRandom } from '../../support/seeded-random';
import { ask } from '../../support/temporary-site';

const ROOT = process.cwd();
/** Builds that are killed; `BUILD_KILLS=40` kills more. */
const KILLS = Number(process.env.BUILD_KILLS ?? 4);
const SEED = Number(process.env.BUILD_SEED ?? 17);

jest.setTimeout(120_000 + KILLS * 20_000);

const PAGES = ['/', ...Array.from({ length: 30 }, (_, index) => `/p${index}`)];

/**
 * What Gatsby does to its folder: without a cache all pages go first, each page is then written in
 * place, the manifest comes last.
 */
const STAND_IN = `
const fs = require('node:fs');
const mode = process.argv[2];
const id = 'build-' + Date.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pages = ${JSON.stringify(PAGES)};
(async () => {
  if (!fs.existsSync('.cache')) fs.rmSync('public', { recursive: true, force: true });
  fs.mkdirSync('.cache', { recursive: true });
  for (const [index, page] of pages.entries()) {
    const folder = 'public' + page;
    if (mode === 'fail' && index === 12) { console.error('The item is odd'); process.exit(1); }
    if (mode === 'incomplete' && index === 12) { fs.rmSync(folder, { recursive: true, force: true }); continue; }
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(folder + '/index.html', '');
    await sleep(mode === 'slow' ? 350 : 10);
    fs.writeFileSync(folder + '/index.html', id);
  }
  fs.mkdirSync('public/builds/meta', { recursive: true });
  const manifest = { id, timestamp: Date.now() };
  fs.writeFileSync('public/builds/meta/' + id + '.json', JSON.stringify({ ...manifest, prerendered: pages }));
  fs.writeFileSync('public/builds/latest.json', JSON.stringify(manifest));
})();
`;

let root: string;
let server: StaticServer;

const inRoot = (...parts: string[]) => path.join(root, ...parts);

function startBuild(mode = ''): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
} {
  const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const script = path.join(ROOT, '__tests__/support/run-stand-in-build.ts');
  const child = spawn(process.execPath, ['--import', tsx, script, inRoot('stand-in.cjs'), mode], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))),
  };
}

const build = (mode?: string) => startBuild(mode).ended;

/** The builds that the pages of the served site are from. */
async function servedBuilds(): Promise<string[]> {
  const answers = await Promise.all(PAGES.map((page) => ask(server.url, page)));
  expect(answers.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
  return [...new Set(answers.map(({ body }) => body.toString()))];
}

async function expectServed(id: string | undefined): Promise<void> {
  expect(await servedBuilds()).toEqual([id]);
}

beforeAll(async () => {
  mkdirSync(path.join(ROOT, '.run'), { recursive: true });
  root = mkdtempSync(path.join(ROOT, '.run/build-test-'));
  writeFileSync(inRoot('stand-in.cjs'), STAND_IN);
  expect(await build()).toMatchObject({ code: 0 });
  server = await startStaticServer({ directory: inRoot('public'), port: 0 });
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

describe.each([
  ['with', () => undefined],
  ['without', () => rmSync(path.join(buildPaths(root).workspace, '.cache'), { recursive: true })],
])('a build that fails, %s its cache', (_, prepare) => {
  it.each([
    ['fail', 'The build stopped: see the message above.'],
    [
      'incomplete',
      'The build left out 1 pages, such as /p11; the site stays as it was. Run it again.',
    ],
  ])('by %s leaves the served site as it was', async (mode, says) => {
    const [before] = await servedBuilds();
    prepare();
    const { code, output } = await build(mode);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(says) as string });
    await expectServed(before);
    expect((await build()).code).toBe(0);
  });
});

it('refuses a second build while one runs, and says so', async () => {
  const first = startBuild('slow');
  while (!existsSync(buildPaths(root).lock)) await wait(20);
  const second = await build();
  expect(second.code).toBe(1);
  expect(second.output).toContain(
    'Another build of this site is running. Wait for it to end, or stop the publisher.',
  );
  expect(second.output).not.toContain('at ');
  // The first one outlasts the time in which a lock that nobody renews would be broken.
  expect((await first.ended).code).toBe(0);
});

it(`survives ${KILLS} kills at any moment: no request fails, no lock stays, the next build is whole`, async () => {
  const random = seededRandom(SEED);
  let isOver = false;
  const odd: unknown[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const page = PAGES[random.upTo(PAGES.length - 1)] ?? '/';
      const { status, body } = await ask(server.url, page);
      if (status !== 200 || !body.toString().startsWith('build-')) odd.push({ page, status });
      await wait(2);
    }
  })();
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, ended } = startBuild();
    if (kill % 2) {
      // Somewhere in the command: its start, the release, the switch.
      await wait(random.upTo(3000));
    } else {
      // While pages are written.
      while (!existsSync(buildPaths(root).unfinished) && child.exitCode === null) await wait(2);
      await wait(random.upTo(350));
    }
    child.kill('SIGKILL');
    await ended;
    expect(await servedBuilds()).toHaveLength(1);
  }
  const [before] = await servedBuilds();
  expect(await build()).toMatchObject({ code: 0 });
  const after = await servedBuilds();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual([before]);
  isOver = true;
  await visitor;
  expect(odd).toEqual([]);
  expect(existsSync(buildPaths(root).unfinished)).toBe(false);
  expect(JSON.parse(readFileSync(inRoot('public/builds/latest.json'), 'utf8'))).toMatchObject({
    id: after[0],
  });
});
