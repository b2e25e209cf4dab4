import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scan } from '../../../../publisher/src/release/files';
import { createS3Target } from '../../../../publisher/src/target/s3';
import type { Target } from '../../../../publisher/src/target/target';

/** A store on loopback; the package has no types. */
interface Store {
  run(): Promise<{ port: number; address: string }>;
  close(): Promise<void>;
}
const S3rver = createRequire(path.resolve('publisher/package.json'))('s3rver') as new (
  options: object,
) => Store;

const BUNDLE = 'app-0123456789abcdef0123.js';
const BUCKET = 'site';
let folder: string;
let store: Store;
let endpoint: string;
let target: Target;

const open = () =>
  createS3Target({
    bucket: BUCKET,
    prefix: 'www',
    endpoint,
    region: 'eu-central-1',
    cacheControl: (pathname) => (pathname.endsWith('.js') ? 'immutable' : 'no-cache'),
  });
const write = (name: string, text: string) => {
  const file = path.join(folder, 'release', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const put = (id: string) => {
  const directory = path.join(folder, 'release');
  return target.put({ id, directory, files: new Set(scan(directory).keys()) });
};
const get = (key: string) => fetch(`${endpoint}/${BUCKET}/www/${key}`);

beforeEach(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  folder = mkdtempSync(path.join(tmpdir(), 'bucket-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'store'),
    // Its fallback makes every object of the bucket public, as a site's bucket is.
    configureBuckets: [{ name: BUCKET, configs: [] }],
    allowMismatchedSignatures: true,
  });
  const { port } = await store.run();
  endpoint = `http://127.0.0.1:${port}`;
  target = open();
  write('index.html', 'home 1');
  write('about/index.html', 'about 1');
  write('builds/latest.json', '{"id":"one"}');
  write(BUNDLE, 'bundle 1');
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('holds a release under the addresses of its pages, with its headers', async () => {
  await put('one');
  const page = await get('about');
  expect(await page.text()).toBe('about 1');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await get('about/index.html')).status).toBe(200);
  const bundle = await get(BUNDLE);
  expect(bundle.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(bundle.headers.get('cache-control')).toBe('immutable');
});

it('takes the next release: pages that are gone go, what open pages ask for stays', async () => {
  await put('one');
  write('index.html', 'home 2');
  rmSync(path.join(folder, 'release/about'), { recursive: true });
  rmSync(path.join(folder, 'release', BUNDLE));
  await put('two');
  expect(await (await get('index.html')).text()).toBe('home 2');
  expect((await get('about')).status).toBe(404);
  expect((await get('about/index.html')).status).toBe(404);
  expect((await get(BUNDLE)).status).toBe(200);
});

it('is made whole by the next upload where one was cut off', async () => {
  await put('one');
  write('index.html', 'home 2');
  write('about/index.html', 'about 2');
  await store.close();
  await expect(put('two')).rejects.toThrow(`The bucket ${BUCKET} did not take the release`);
  const { port } = new URL(endpoint);
  store = new S3rver({
    port: Number(port),
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'store'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
    allowMismatchedSignatures: true,
  });
  await store.run();
  await put('three');
  expect(await (await get('index.html')).text()).toBe('home 2');
  expect(await (await get('about')).text()).toBe('about 2');
});

it('is written to by one publisher at a time', async () => {
  await put('one');
  const other = open();
  const directory = path.join(folder, 'release');
  const release = { id: 'two', directory, files: new Set(scan(directory).keys()) };
  write('index.html', 'home 2');
  const outcomes = await Promise.allSettled([put('two'), other.put(release)]);
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeLessThanOrEqual(1);
  for (const outcome of failed) {
    expect(outcome).toMatchObject({ reason: { name: 'TargetError' } });
  }
  expect(await (await get('index.html')).text()).toBe('home 2');
});
