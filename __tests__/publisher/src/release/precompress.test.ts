/** @jest-environment node */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isPublished } from '../../../../publisher/src/release/files';
import { precompress } from '../../../../publisher/src/release/precompress';
import { temporaryFolder, type TemporaryFolder } from '../../../support/temporary-site';

const PAGE = 'A villa near the beach. '.repeat(200);
const FILES = {
  'index.html': PAGE,
  'app.js': `const text = '${PAGE}'`,
  'small.json': '{}',
  'a.webp': PAGE,
};

let release: TemporaryFolder;
let next: TemporaryFolder;
const names = new Set(Object.keys(FILES));
const file = (name: string, folder = release) => path.join(folder.directory, name);

beforeEach(async () => {
  release = temporaryFolder(FILES);
  next = temporaryFolder(FILES);
  utimesSync(file('index.html'), 1_700_000_000, 1_700_000_000);
  await precompress({ directory: release.directory, files: names, changed: [...names] }, undefined);
});
afterEach(() => {
  release.remove();
  next.remove();
});

it('puts both encodings beside each text', () => {
  expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toBe(PAGE);
  expect(gunzipSync(readFileSync(file('app.js.gz'))).toString()).toBe(FILES['app.js']);
  expect(statSync(file('index.html.br')).mtimeMs).toBe(1_700_000_000_000);
});

it('leaves pictures and what is small alone', () => {
  for (const name of ['a.webp.br', 'a.webp.gz', 'small.json.br', 'small.json.gz']) {
    expect(existsSync(file(name))).toBe(false);
  }
});

it('shares those of unchanged files with the release before', async () => {
  const staged = { directory: next.directory, files: names, changed: ['index.html'] };
  await precompress(staged, release.directory);
  const isShared = (name: string) => statSync(file(name)).ino === statSync(file(name, next)).ino;
  expect(isShared('app.js.br')).toBe(true);
  expect(isShared('app.js.gz')).toBe(true);
  expect(isShared('index.html.br')).toBe(false);
});

it('compresses where the release before was not compressed', async () => {
  const before = temporaryFolder(FILES);
  await precompress({ directory: next.directory, files: names, changed: [] }, before.directory);
  expect(existsSync(file('app.js.br', next))).toBe(true);
  before.remove();
});

it.each(['index.html.br', 'app-0123.js.gz', '_nginx/site.conf'])('%s is not uploaded', (name) => {
  expect(isPublished(name)).toBe(false);
});

it.each(['price-list.gz', 'static/archive.tar.gz'])('%s is', (name) => {
  expect(isPublished(name)).toBe(true);
});
