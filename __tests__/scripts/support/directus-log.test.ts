/** @jest-environment node */
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DIRECTUS_LOG, openDirectusLog } from '../../../scripts/support/directus-log';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

let folder: TemporaryFolder;
let told: string[];

beforeEach(() => {
  folder = temporaryFolder();
  told = [];
});

afterEach(() => folder.remove());

const open = (directory = folder.directory) =>
  openDirectusLog(directory, (line) => told.push(line));

describe('the log of Directus', () => {
  it('keeps every line, for its owner only, and goes on in the same file', async () => {
    for (const line of ['[12:00:00.000] WARN: one', '[12:00:01.000] WARN: two']) {
      const log = open();
      log.write(line);
      await log.close();
    }
    const file = path.join(folder.directory, DIRECTUS_LOG);
    expect(readFileSync(file, 'utf8')).toBe('[12:00:00.000] WARN: one\n[12:00:01.000] WARN: two\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('tells of errors in a line each, not of warnings and stacks', async () => {
    const log = open();
    for (const line of [
      'Killed before it could log',
      '[12:00:00.000] WARN: careful',
      '    at somewhere.js:1',
      '[12:00:00.000] ERROR: leads: mail failed',
      '    err: { "type": "TypeError" }',
      '{"level":40,"msg":"careful"}',
      '{"level":50,"msg":"failed"}',
      '{"level":60,"msg":"dead"}',
    ]) {
      log.write(line);
    }
    await log.close();
    expect(told).toEqual([
      'Killed before it could log',
      '[12:00:00.000] ERROR: leads: mail failed',
      '{"level":50,"msg":"failed"}',
      '{"level":60,"msg":"dead"}',
    ]);
  });

  it('is bounded', async () => {
    const line = `[12:00:00.000] WARN: ${'x'.repeat(1_000_000)}`;
    for (let round = 0; round < 6; round++) {
      const log = open();
      for (let index = 0; index < 6; index++) log.write(line);
      await log.close();
    }
    const files = readdirSync(folder.directory);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(4);
    for (const file of files) {
      expect(statSync(path.join(folder.directory, file)).size).toBeLessThan(8_000_000);
    }
  });

  it('that cannot be written is said once and harms nothing', async () => {
    // A link to itself: there is no file behind it, and none can be made.
    symlinkSync(DIRECTUS_LOG, path.join(folder.directory, DIRECTUS_LOG));
    const log = open();
    log.write('[12:00:00.000] WARN: one');
    while (told.length === 0) await new Promise((resolve) => setImmediate(resolve));
    log.write('[12:00:00.000] WARN: two');
    await log.close();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('The log of Directus cannot be written');
  });
});
