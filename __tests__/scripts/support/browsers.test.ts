import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../../scripts/support/browsers';

const { PATH } = process.env;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

describe('findProgram', () => {
  it('finds a program by any of its names', () => {
    writeFileSync(path.join(folder, 'firefox'), '');
    expect(findProgram('firefox')).toBe(path.join(folder, 'firefox'));
  });

  it('says what to install where there is none', () => {
    expect(() => findProgram('webkitDriver')).toThrow(
      'Missing for the browser tests: WebKitWebDriver. On Debian: apt-get install webkit2gtk-driver',
    );
  });
});
