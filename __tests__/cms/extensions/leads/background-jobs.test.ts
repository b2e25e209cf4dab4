/** @jest-environment node */
import { runSteps } from '../../../../cms/extensions/leads/src/background-jobs';
import type { Host } from '../../../../cms/extensions/leads/src/host';
import { deleteFiles } from '../../../../cms/extensions/leads/src/store/files';

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
