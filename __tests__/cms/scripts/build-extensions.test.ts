/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_PACKAGES } from '../../../cms/scripts/build-extensions';

it('leaves out of the bundle what Directus’ app brings along, all of it and nothing else', () => {
  const source = readFileSync(
    path.resolve(__dirname, '../../../cms/node_modules/@directus/extensions/dist/index.js'),
    'utf8',
  );
  const [, list = ''] = /const APP_SHARED_DEPS = (\[[^\]]*\])/.exec(source) ?? [];
  expect([...ADMIN_PACKAGES].sort()).toEqual((JSON.parse(list) as string[]).sort());
});
