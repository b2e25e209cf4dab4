/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeBuildManifest } from '../../../src/node/build-manifest';
import { temporaryFolder } from '../../support/temporary-site';

it('a build names itself in its manifest, for open tabs and for its own pages, and no other one', async () => {
  const folder = temporaryFolder({
    'page-data/app-data.json': '{"webpackCompilationHash":"abc","buildId":"before"}',
    'builds/meta/before.json': '{}',
  });
  await writeBuildManifest(folder.directory, { id: 'now', timestamp: 5, prerendered: ['/'] });
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder.directory, file), 'utf8')) as unknown;
  expect(read('builds/latest.json')).toEqual({ id: 'now', timestamp: 5 });
  expect(read('builds/meta/now.json')).toEqual({ id: 'now', timestamp: 5, prerendered: ['/'] });
  expect(read('page-data/app-data.json')).toEqual({
    webpackCompilationHash: 'abc',
    buildId: 'now',
  });
  expect(readdirSync(path.join(folder.directory, 'builds/meta'))).toEqual(['now.json']);
  folder.remove();
});
