import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDS } from '../../../../cms/access';
import { ERASED_NAME } from '../../../../cms/extensions/leads/src/rules/retention';
import { changeRow } from '../../../support/change-row';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';
import { fieldsFor, filesFor, sendLead, until } from '../../../support/leads';

interface Row {
  id: string;
  name: string;
  file: string | null;
  erased_at: string | null;
}

let cms: TestDirectus;
const logs: string[] = [];

const admin = async <T>(path: string, options: { method?: string; body?: unknown } = {}) =>
  ((await directusFetch(cms.url, path, { token: cms.adminToken, ...options })).json as { data: T })
    ?.data;
const rowOf = (id: string) => admin<Row>(`/items/leads/${id}`);
const onDisk = (id: string) =>
  readdirSync(join(cms.folder, 'uploads')).filter((name) => name.startsWith(id));
const LONG_AGO = new Date('2020-01-01').getTime();

async function sendFile(): Promise<{ id: string; file: string }> {
  const sending = { kind: 'vacancy', fields: fieldsFor('vacancy'), files: filesFor('vacancy') };
  const { data } = await sendLead(cms.url, { ...sending, key: randomUUID() });
  const id = data?.id ?? '';
  return { id, file: (await rowOf(id)).file ?? '' };
}

beforeAll(async () => {
  cms = await startTestDirectus({ log: (line) => logs.push(line) });
});

afterAll(() => cms?.stop());

describe('the file of a request', () => {
  it('is known to its row by name before it is written', async () => {
    const { file } = await sendFile();
    const { filename_disk } = await admin<{ filename_disk: string }>(`/files/${file}`);
    expect(filename_disk).toMatch(new RegExp(`^${file}\\.\\w+$`));
    expect(onDisk(file)).toEqual([filename_disk]);
    expect(statSync(join(cms.folder, 'uploads', filename_disk)).mode & 0o077).toBe(0);
  });
});

describe('a start after a kill', () => {
  it('removes files without a request and old requests, broken rows among them', async () => {
    const [broken, old, kept] = [await sendFile(), await sendFile(), await sendFile()];
    // What Directus by itself leaves of an upload that was cut off: no name, bytes all the same.
    const orphan = await admin<{ id: string }>('/files', {
      method: 'POST',
      body: {
        storage: 'local',
        folder: IDS.leadsFolder,
        type: 'application/pdf',
        filename_download: 'a.pdf',
      },
    });
    await cms.kill();
    writeFileSync(join(cms.folder, 'uploads', `${orphan.id}.pdf`), 'bytes');
    const change = (table: string, id: string, to: object) =>
      changeRow(cms.folder, { table, id, to });
    await change('directus_files', orphan.id, { filename_disk: null });
    await change('directus_files', broken.file, { filename_disk: null });
    await change('leads', broken.id, { date_created: LONG_AGO, date_updated: null });
    await change('leads', old.id, { date_created: LONG_AGO, date_updated: null });
    await cms.start();
    const erased = await until(
      () => Promise.all([rowOf(broken.id), rowOf(old.id)]),
      (rows) => rows.every(({ erased_at }) => erased_at !== null),
    );
    expect(erased.map(({ name, file }) => [name, file])).toEqual([
      [ERASED_NAME, null],
      [ERASED_NAME, null],
    ]);
    expect([broken.file, old.file, orphan.id].flatMap(onDisk)).toEqual([]);
    expect(
      (await directusFetch(cms.url, `/files/${orphan.id}`, { token: cms.adminToken })).status,
    ).toBe(403);
    expect(existsSync(join(cms.folder, 'uploads', onDisk(kept.file)[0] ?? 'none'))).toBe(true);
    expect(logs.filter((line) => line.includes('background job failed'))).toEqual([]);
  });
});
