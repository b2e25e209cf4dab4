import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signature } from '../../../cms/extensions/publishing/src/wake';
import { freePort } from '../../../cms/scripts/directus-process';
import { wake } from '../../../contract/publishing.json';
import { releasePaths } from '../../../scripts/support/releases';
import { startStaticServer, type StaticServer } from '../../../scripts/support/static-server';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../support/directus';
import {
  publisherEnv,
  readBuilds,
  startScript,
  untilIdle,
  type BuildRecord,
  type PublisherProcess,
} from '../../support/publisher-process';
import { ask } from '../../support/temporary-site';

jest.setTimeout(180_000);

let root: string;
let directus: TestDirectus;
let publisher: PublisherProcess;
let server: StaticServer;
let fault: string;
let port: number;

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await wait(20);
};

let saves = 0;
/** Saves something, and waits for all builds that come of it. */
async function save(): Promise<BuildRecord[]> {
  const before = new Set((await untilIdle(directus)).map(({ id }) => id));
  const { status } = await directusFetch(directus.url, '/items/settings', {
    token: directus.adminToken,
    method: 'PATCH',
    body: { email: `save${(saves += 1)}@example.com` },
  });
  expect(status).toBe(200);
  const isNew = ({ id }: BuildRecord) => !before.has(id);
  await until(async () => (await readBuilds(directus)).some(isNew));
  return (await untilIdle(directus)).filter(isNew);
}

/** The build whose page stands at an address. */
const servedBuild = async (page: string) => {
  const { status, body } = await ask(server.url, page);
  expect(status).toBe(200);
  return /<h1>(.*?)<\/h1>/.exec(body.toString())?.[1];
};

beforeAll(async () => {
  mkdirSync('.run', { recursive: true });
  root = mkdtempSync(path.resolve('.run/publisher-'));
  fault = path.join(root, 'fault');
  port = await freePort();
  directus = await startTestDirectus({ env: { PUBLISHER_URL: `http://127.0.0.1:${port}` } });
  publisher = startScript('__tests__/support/run-stand-in-publisher.ts', root, {
    ...publisherEnv(directus, port),
    STAND_IN_FAULT: fault,
    CHANGES_TIMEOUT_SECONDS: '5',
  });
  await until(() => publisher.output().includes('Started'));
  await until(async () => (await readBuilds(directus)).some(({ trigger }) => trigger === 'start'));
  await untilIdle(directus);
  server = await startStaticServer({ directory: releasePaths(root).current, port: 0 });
});

afterAll(async () => {
  publisher?.child.kill('SIGKILL');
  await publisher?.ended;
  await server?.close();
  await directus?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

it.each([
  ['hang', 'failed', /took longer than 5 s/],
  [
    'fail',
    'failed',
    /^Teak House: The page \/p7 cannot be made: TypeError: a is not a function\. http:\/\/localhost\/admin\/content\/projects\/1$/,
  ],
  ['spoil', 'refused', /The page \/p7 has an empty heading\./],
])(
  'a build that does wrong (%s) is %s and says why, the site stays, the next one goes live',
  async (kind, status, reason) => {
    const live = await servedBuild('/p7');
    writeFileSync(fault, kind);
    const [bad] = await save();
    rmSync(fault);
    expect(bad).toMatchObject({ status, reason: expect.stringMatching(reason) as unknown });
    const rows = await save();
    expect(rows.at(-1)?.status).toBe('live');
    const now = await servedBuild('/p7');
    expect(now).not.toBe(bad?.id);
    expect(now).not.toBe(live);
    expect(await servedBuild('/')).toBe(now);
  },
);

it('a thousand calls, signed, replayed and forged, make no build and keep none back', async () => {
  const before = await untilIdle(directus);
  const secret = directus.env.publisherSecret;
  const call = async (header: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${wake.path}`, {
      method: 'POST',
      headers: { [wake.signatureHeader]: header },
    });
    return response.status;
  };
  const signed = Array.from({ length: 500 }, (_unused, index) =>
    signature(secret, Date.now(), `nonce-${index}`),
  );
  const forged = Array.from({ length: 250 }, (_unused, index) =>
    signature('another secret', Date.now(), `forged-${index}`),
  );
  const count = async (headers: readonly string[]) => new Set(await Promise.all(headers.map(call)));
  expect(await count(signed)).toEqual(new Set([202]));
  expect(await count(signed.slice(0, 250))).toEqual(new Set([409]));
  expect(await count(forged)).toEqual(new Set([401]));
  expect(await untilIdle(directus)).toHaveLength(before.length);
  expect((await save()).at(-1)?.status).toBe('live');
});
