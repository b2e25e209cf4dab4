/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePrivateFolders } from '../../cms/scripts/private-files';

let root: string;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-files-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const places = (dir: string) => ({
  dir,
  database: join(dir, 'data', 'directus.db'),
  uploads: join(dir, 'uploads'),
  temporary: join(dir, 'data', 'tmp'),
});

describe('the folders of Directus', () => {
  it('are made for their owner alone', () => {
    const dir = join(root, 'cms');
    preparePrivateFolders(places(dir));
    const made = ['data', 'data/tmp', 'uploads'].map((name) => modeOf(join(dir, name)));
    expect(made).toEqual(['700', '700', '700']);
  });

  it('are closed where an earlier version left them open, the database too', () => {
    for (const name of ['data', 'data/tmp', 'uploads']) {
      mkdirSync(join(root, name), { recursive: true });
      chmodSync(join(root, name), 0o755);
    }
    const files = ['directus.db', 'directus.db-wal'].map((name) => join(root, 'data', name));
    for (const file of files) {
      writeFileSync(file, '');
      chmodSync(file, 0o644);
    }
    preparePrivateFolders(places(root));
    expect(['data', 'data/tmp', 'uploads'].map((name) => modeOf(join(root, name)))).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(files.map(modeOf)).toEqual(['600', '600']);
  });

  it('keep a mode that somebody chose elsewhere', () => {
    const elsewhere = join(root, 'shared');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o750);
    const dir = join(root, 'cms');
    preparePrivateFolders({ ...places(dir), uploads: elsewhere, temporary: elsewhere });
    expect([modeOf(elsewhere), modeOf(join(dir, 'data'))]).toEqual(['750', '700']);
  });
});
