/** @jest-environment node */
import type { TimedItem } from '../../../../publisher/src/due/moments';
import { POLL_MS, watchDue, type DueWatch } from '../../../../publisher/src/due/watch';
import { QueueError } from '../../../../publisher/src/queue/builds';

const START = Date.parse('2026-11-22T10:00:00Z');
const DAY = 86_400_000;

const appears = (title: string, at: number): TimedItem => ({
  noun: 'news',
  title,
  publishAt: new Date(at).toISOString(),
  unpublishAt: null,
  lastDays: [],
});

let watch: DueWatch | undefined;

/** A watch beside a queue that a publisher empties, or not. */
function setUp({ lastStart = START as number | undefined } = {}) {
  const items: TimedItem[] = [];
  const rows: { status: string; rollback_to: string | null; reason: string; at: number }[] = [];
  const log: string[] = [];
  const state = { lastStart, isDown: false, asked: 0, woken: 0 };
  watch = watchDue({
    source: {
      lastStart: async (now) => {
        state.asked += 1;
        if (state.isDown) throw new QueueError('Directus does not answer.');
        return state.lastStart !== undefined && state.lastStart <= now
          ? state.lastStart
          : undefined;
      },
      itemsAfter: async () => items,
    },
    builds: {
      withStatus: async () => rows.filter(({ status }) => status === 'queued') as never,
      add: async ({ reason = '', trigger }) => {
        expect(trigger).toBe('due');
        rows.push({ status: 'queued', rollback_to: null, reason, at: Date.now() });
        return 'id';
      },
    },
    onQueued: () => (state.woken += 1),
    log: (line) => log.push(line),
  });
  /** The publisher takes up what waits. */
  const build = () => {
    for (const row of rows) row.status = 'live';
    state.lastStart = Date.now();
  };
  return { items, rows, log, state, build };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(async () => {
  await watch?.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('queues one build at the moment, not before and not again', async () => {
  const { items, rows, state, build } = setUp();
  items.push(appears('First keys', START + 90_000));
  await pass(89_999);
  expect(rows).toEqual([]);
  await pass(1);
  expect(rows.map(({ reason, at }) => [reason, at])).toEqual([
    ['The news “First keys” appeared on the site.', START + 90_000],
  ]);
  expect(state.woken).toBe(1);
  build();
  await pass(10 * POLL_MS);
  expect(rows).toHaveLength(1);
});

it(
  'reaches moments further away than timers do',
  async () => {
    const { items, rows } = setUp();
    items.push(appears('Far', START + 25 * DAY));
    await pass(25 * DAY - 1);
    expect(rows).toEqual([]);
    await pass(1);
    expect(rows).toHaveLength(1);
  },
  // Every poll of 25 days is a timer that is run.
  30_000,
);

it('looks at once where the content has changed', async () => {
  const { items, rows } = setUp();
  await pass(1000);
  items.push(appears('Soon', START + 2000));
  watch?.poll();
  await pass(1000);
  expect(rows.map(({ at }) => at)).toEqual([START + 2000]);
});

it('makes up once for what was missed while nobody watched', async () => {
  const { items, rows, build } = setUp({ lastStart: START - DAY });
  items.push(appears('One', START - 1000), appears('Two', START - 2000));
  items.push(appears('Shown by the last build', START - DAY));
  await pass(0);
  expect(rows.map(({ reason }) => reason)).toEqual([
    'The news “Two” appeared on the site. The news “One” appeared on the site.',
  ]);
  build();
  await pass(5 * POLL_MS);
  expect(rows).toHaveLength(1);
});

it('queues nothing where no build has been yet, or one waits that will read the content', async () => {
  const first = setUp({ lastStart: undefined });
  first.items.push(appears('Old', START - 1000));
  await pass(0);
  expect(first.rows).toEqual([]);
  await watch?.stop();

  const second = setUp({ lastStart: START - DAY });
  second.items.push(appears('Old', START - 1000));
  second.rows.push({ status: 'queued', rollback_to: null, reason: 'Saved.', at: START });
  await pass(POLL_MS);
  expect(second.rows).toHaveLength(1);
});

it('does not take a wish for a rollback for a build of the content', async () => {
  const { items, rows } = setUp({ lastStart: START - DAY });
  items.push(appears('Old', START - 1000));
  rows.push({ status: 'queued', rollback_to: 'earlier', reason: '', at: START });
  await pass(0);
  expect(rows).toHaveLength(2);
});

it('queues once also where its build never begins', async () => {
  const { items, rows } = setUp();
  items.push(appears('One', START + 1000));
  await pass(1000);
  for (const row of rows) row.status = 'rolled_back';
  await pass(5 * POLL_MS);
  expect(rows).toHaveLength(1);
});

it('queues once more what comes anew after the clock was set back', async () => {
  const { items, rows, build, state } = setUp();
  items.push(appears('One', START + 1000));
  await pass(1000);
  build();
  jest.setSystemTime(START - 10 * POLL_MS);
  // A build of that time shows the item no more.
  state.lastStart = START - 10 * POLL_MS;
  await pass(10 * POLL_MS);
  expect(rows).toHaveLength(1);
  await pass(1000);
  expect(rows).toHaveLength(2);
  build();
  await pass(5 * POLL_MS);
  expect(rows).toHaveLength(2);
});

it('notices a clock that was set forward, or a machine that slept', async () => {
  const { items, rows } = setUp();
  items.push(appears('One', START + DAY));
  await pass(1000);
  jest.setSystemTime(START + 2 * DAY);
  await pass(POLL_MS);
  expect(rows).toHaveLength(1);
});

it('says once that Directus does not answer, and goes on when it does', async () => {
  const { items, rows, log, state } = setUp();
  state.isDown = true;
  items.push(appears('One', START + 1000));
  watch?.poll();
  await pass(5 * POLL_MS);
  expect(log).toEqual(['What is due cannot be read: Directus does not answer.']);
  expect(state.asked).toBeGreaterThan(3);
  state.isDown = false;
  await pass(POLL_MS);
  expect(rows).toHaveLength(1);
});
