import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directusApi } from '../../../cms/scripts/api';
import { describeSetup } from '../../../cms/scripts/describe-setup';
import { startTestDirectus, type TestDirectus } from '../../support/directus';

const STARTUP_MS = 180_000;

let cms: TestDirectus;

beforeAll(async () => {
  cms = await startTestDirectus();
}, STARTUP_MS);

afterAll(() => cms?.stop());

it('setup makes the schema and the access that are written down', async () => {
  const written = readFileSync(path.resolve('__tests__/fixtures/directus-setup.txt'), 'utf8');
  const there = await describeSetup(directusApi(cms.url, cms.adminToken));
  if (there !== written) {
    // Jest's comparison comes first in the report; this says what to do.
    process.stderr.write(
      'Schema or access of a new Directus changed. Meant? Then run: npm run cms:snapshot\n',
    );
  }
  expect(there.split('\n')).toEqual(written.split('\n'));
});

/** Columns of Directus' tables that the extensions and backups read or write by SQL. */
const COLUMNS = {
  directus_activity: ['id', 'action', 'collection', 'item', 'user', 'timestamp', 'ip'],
  directus_comments: ['id', 'collection', 'item'],
  directus_files: [
    'id',
    'folder',
    'type',
    'filename_disk',
    'filename_download',
    'storage',
    'filesize',
    'created_on',
    'title',
    'width',
    'height',
  ],
  directus_settings: ['default_language', 'module_bar', 'project_name'],
  directus_users: [
    'id',
    'email',
    'password',
    'first_name',
    'last_name',
    'role',
    'status',
    'language',
    'last_access',
    'last_page',
    'token',
    'provider',
  ],
} as const;

it.each(Object.entries(COLUMNS))(
  '%s has the columns that our SQL names',
  async (table, columns) => {
    const fields = await directusApi(cms.url, cms.adminToken).call<{ field: string }[]>(
      'GET',
      `/fields/${table}`,
    );
    const there = fields.map(({ field }) => field);
    expect(columns.filter((column) => !there.includes(column))).toEqual([]);
  },
);
