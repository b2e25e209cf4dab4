/** @jest-environment node */
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncWorkspace } from '../../../scripts/support/workspace';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

let folder: TemporaryFolder;

const project = (...parts: string[]) => path.join(folder.directory, ...parts);
const workspace = (...parts: string[]) => project('.run/build', ...parts);
const sync = () => syncWorkspace(folder.directory, workspace());

beforeEach(() => {
  folder = temporaryFolder({
    'gatsby-config.ts': 'config',
    'src/a.ts': 'a',
    'src/deep/b.ts': 'b',
    'locales/en/common.json': '{}',
    'plugins/source/node_modules/x/index.js': 'package',
    'plugins/source/index.ts': 'plugin',
    'secret/.env': 'not a source',
  });
  sync();
});

afterEach(() => folder.remove());

describe('syncWorkspace', () => {
  it('copies the sources and links the packages', () => {
    expect(readFileSync(workspace('src/deep/b.ts'), 'utf8')).toBe('b');
    expect(existsSync(workspace('secret'))).toBe(false);
    expect(existsSync(workspace('plugins/source/node_modules'))).toBe(false);
    expect(realpathSync(workspace('node_modules'))).toBe(realpathSync(project('node_modules')));
  });

  it('follows what is changed, added, removed and made a folder of', () => {
    writeFileSync(project('src/a.ts'), 'changed');
    rmSync(project('src/deep'), { recursive: true });
    writeFileSync(project('src/deep'), 'a file now');
    rmSync(project('locales'), { recursive: true });
    writeFileSync(project('gatsby-ssr.tsx'), 'new');
    sync();
    expect(readFileSync(workspace('src/a.ts'), 'utf8')).toBe('changed');
    expect(readFileSync(workspace('src/deep'), 'utf8')).toBe('a file now');
    expect(existsSync(workspace('locales'))).toBe(false);
    expect(readFileSync(workspace('gatsby-ssr.tsx'), 'utf8')).toBe('new');
  });

  it('leaves alone what is unchanged, and what Gatsby keeps there', () => {
    writeFileSync(workspace('kept'), 'by Gatsby');
    const before = statSync(workspace('src/a.ts'));
    sync();
    expect(statSync(workspace('src/a.ts')).ctimeMs).toBe(before.ctimeMs);
    expect(existsSync(workspace('kept'))).toBe(true);
  });
});
