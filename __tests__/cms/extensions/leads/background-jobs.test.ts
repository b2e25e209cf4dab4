/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../../../../cms/extensions/leads/src/background-jobs';
import type { Host } from '../../../../cms/extensions/leads/src/host';
import { isAway } from '../../../../cms/extensions/leads/src/store/database-errors';
import { deleteFiles, prepareTempDir } from '../../../../cms/extensions/leads/src/store/files';

const logger = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() });

describe('background jobs', () => {
  it('run each step whatever became of the one before, and say which failed', async () => {
    const log = logger();
    const done: string[] = [];
    await runSteps(log, [
      ['first', () => Promise.reject(Object.assign(new Error('secret'), { code: 'EIO' }))],
      ['second', async () => done.push('second')],
      ['third', () => Promise.reject(new TypeError('secret'))],
      ['fourth', async () => done.push('fourth')],
    ]);
    expect(done).toEqual(['second', 'fourth']);
    expect(log.error.mock.calls).toEqual([
      ['leads: a background job failed, first (Error EIO).'],
      ['leads: a background job failed, third (TypeError).'],
    ]);
  });
});

describe('prepareTempDir', () => {
  it('leaves what another process may still be receiving', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
    const now = Date.now();
    for (const [name, age] of [
      ['lead-upload-old', 5000],
      ['lead-upload-new', 0],
      ['other', 5000],
    ] as const) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), (now - age) / 1000, (now - age) / 1000);
    }
    await prepareTempDir(folder, now - 2000);
    expect(readdirSync(folder)).toEqual(['lead-upload-new', 'other']);
    await prepareTempDir(folder, now + 2000);
    expect(readdirSync(folder)).toEqual(['other']);
    rmSync(folder, { recursive: true });
  });
});

describe('a database that is away', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: 'ECONNRESET' }, true],
    [{ code: '57P01' }, true],
    [{ code: '08006' }, true],
    [new Error('Connection terminated unexpectedly'), true],
    [{ code: '23505' }, false],
    [{ code: '42P01' }, false],
    [new TypeError('x is not a function'), false],
  ])('is known by its error: %p %p', (error, isAwayNow) => {
    expect(isAway(error)).toBe(isAwayNow);
  });
});

describe('deleteFiles', () => {
  it('goes on past a file that cannot be removed and answers with it', async () => {
    const deleted: string[] = [];
    const query = { where: () => query, whereNull: () => query, update: async () => 0 };
    const transaction = Object.assign(() => query, {});
    const log = logger();
    const host = {
      logger: log,
      getSchema: async () => ({ collections: {} }),
      database: { transaction: (work: (given: unknown) => Promise<void>) => work(transaction) },
      services: {
        FilesService: class {
          async deleteMany([id]: readonly [string]) {
            if (id === 'broken') throw new TypeError('path');
            deleted.push(id);
          }
        },
      },
    } as unknown as Host;
    expect(await deleteFiles(host, ['a', 'broken', 'b'])).toEqual(['broken']);
    expect(deleted).toEqual(['a', 'b']);
    expect(log.error.mock.calls).toEqual([
      ['leads: the file broken could not be removed (TypeError).'],
    ]);
  });
});
