import { createLimit } from '../../../../../plugins/gatsby-source-directus/src/transport/limit';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('limit', () => {
  it('never runs more tasks at once than allowed, and runs all of them in order', async () => {
    const limit = createLimit(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        limit(async () => {
          started.push(number);
          running += 1;
          most = Math.max(most, running);
          await tick();
          running -= 1;
          return number * 10;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(started).toEqual([1, 2, 3, 4, 5, 6]);
    expect(results).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('gives the place of a failed task to the next', async () => {
    const limit = createLimit(1);
    const failed = limit(() => Promise.reject(new Error('no')));
    const next = limit(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('lets a task that arrives while a place is handed on wait for its turn', async () => {
    const limit = createLimit(1);
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await tick();
      running -= 1;
    };
    const first = limit(task);
    const second = limit(task);
    await first;
    await Promise.all([second, limit(task), limit(task)]);
    expect(most).toBe(1);
  });
});
