import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../cms/scripts/directus-process';
import { releasePaths } from '../../../scripts/support/releases';
import { startStaticServer, type StaticServer } from '../../../scripts/support/static-server';
import { buildPaths } from '../../../scripts/support/workspace';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../support/directus';
import {
  publisherEnv,
  readBuilds,
  startScript,
  untilIdle,
  type PublisherProcess,
} from '../../support/publisher-process';
import { seededRandom } from '../../support/seeded-random';
import { ask } from '../../support/temporary-site';

/** How often the publisher is killed; `PUBLISHER_KILLS=20` kills more. */
const KILLS = Number(process.env.PUBLISHER_KILLS ?? 4);
const SEED = Number(process.env.PUBLISHER_SEED ?? 5);
/** Longest time from its start until a build is live, and from the start of a build, milliseconds. */
const WHOLE_RUN_MS = 3000;
const BUILD_MS = 1200;

jest.setTimeout(120_000 + KILLS * 30_000);

let root: string;
let directus: TestDirectus;
let env: Record<string, string>;
let server: StaticServer | undefined;
let publisher: PublisherProcess | undefined;

const start = () => startScript('__tests__/support/run-stand-in-publisher.ts', root, env);
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await wait(20);
};
const save = async (text: string) => {
  const { status } = await directusFetch(directus.url, '/items/settings', {
    token: directus.adminToken,
    method: 'PATCH',
    body: { email: text },
  });
  expect(status).toBe(200);
};
const ended = async ({ child, ended: end }: PublisherProcess, signal: NodeJS.Signals) => {
  child.kill(signal);
  await end;
};

beforeAll(async () => {
  mkdirSync('.run', { recursive: true });
  root = mkdtempSync(path.resolve('.run/publisher-'));
  const port = await freePort();
  directus = await startTestDirectus({ env: { PUBLISHER_URL: `http://127.0.0.1:${port}` } });
  env = publisherEnv(directus, port);
});

afterAll(async () => {
  if (publisher) await ended(publisher, 'SIGKILL');
  await server?.close();
  await directus?.stop();
  rmSync(root, { recursive: true, force: true });
});

it('builds when it starts and after each save, and writes down what became of it', async () => {
  publisher = start();
  await until(async () => (await readBuilds(directus)).some(({ trigger }) => trigger === 'start'));
  const before = await untilIdle(directus);
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 'live'));
  await save('one@example.com');
  await until(async () => (await readBuilds(directus)).length > before.length);
  const builds = await untilIdle(directus);
  expect(builds.at(-1)).toMatchObject({ status: 'live', trigger: 'save' });
  await until(async () => (await readBuilds(directus)).at(-1)?.kept === true);
  server = await startStaticServer({ directory: releasePaths(root).current, port: 0 });
  expect((await ask(server.url, '/')).body.toString()).toContain(`<h1>${builds.at(-1)?.id}</h1>`);
});

it('is one: a second one for the same folder ends and says why', async () => {
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another build of this site is running.');
  expect(second.output()).not.toContain('    at ');
});

it('builds once Directus answers, where it did not at the start', async () => {
  if (publisher) await ended(publisher, 'SIGTERM');
  const before = (await untilIdle(directus)).length;
  await directus.kill();
  publisher = start();
  const { output } = publisher;
  await until(() => output().includes('does not answer'));
  await directus.start();
  await until(async () => (await readBuilds(directus)).length > before);
  expect((await untilIdle(directus)).slice(before)).toMatchObject([
    { status: 'live', trigger: 'start' },
  ]);
});

it(`survives ${KILLS} kills at any moment: no request fails, none sees half a release, nothing saved is lost`, async () => {
  const random = seededRandom(SEED);
  const { url } = server ?? { url: '' };
  let isOver = false;
  let asked = 0;
  const odd: unknown[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const page = random.pick(['/', '/p0', '/p7', '/p15', '/p29']);
      const { status, body } = await ask(url, page);
      const text = body.toString();
      const [, head] = /<h1>(.*?)<\/h1>/.exec(text) ?? [];
      const isWhole = status === 200 && text.endsWith(`<p>${head}</p></body></html>`);
      if (!isWhole) odd.push({ page, status, text: text.slice(0, 200) });
      asked += 1;
    }
  })();
  for (let kill = 0; kill < KILLS; kill++) {
    publisher ??= start();
    if (kill % 2) {
      // Somewhere in its run: its start, the queue, a build, the release, the switch.
      await save(`kill${kill}@example.com`);
      await wait(random.upTo(WHOLE_RUN_MS));
    } else {
      const { child, output } = publisher;
      await until(() => output().includes('Started') || child.exitCode !== null);
      await save(`kill${kill}@example.com`);
      await wait(random.upTo(BUILD_MS));
    }
    await ended(publisher, 'SIGKILL');
    publisher = undefined;
  }
  publisher = start();
  const { child, output } = publisher;
  await until(() => output().includes('Started') || child.exitCode !== null);
  expect(output()).toContain('Started');
  const before = (await untilIdle(directus)).length;
  await save('last@example.com');
  await until(async () => (await readBuilds(directus)).length > before);
  const builds = await untilIdle(directus);
  expect(builds.filter(({ status }) => status !== 'live')).toEqual([]);
  expect(await isServed(url, builds)).toBe(true);
  isOver = true;
  await visitor;
  expect(odd).toEqual([]);
  expect(asked).toBeGreaterThan(KILLS * 100);
  expect(existsSync(buildPaths(root).unfinished)).toBe(false);
  const names = readdirSync(releasePaths(root).releases);
  expect(names.filter((name) => /staging|partial/.test(name))).toEqual([]);
});

/** Whether the live site is that of one of the builds, and the manifest says so. */
async function isServed(url: string, builds: readonly { id: string }[]): Promise<boolean> {
  const { id } = JSON.parse(
    readFileSync(path.join(releasePaths(root).current, 'builds/latest.json'), 'utf8'),
  ) as { id: string };
  const { body } = await ask(url, '/p29');
  return body.toString().includes(`<h1>${id}</h1>`) && builds.some((build) => build.id === id);
}
