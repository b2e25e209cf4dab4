/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildError, type Builder } from '../../../publisher/src/builder/builder';
import { startPublisher, type Publisher } from '../../../publisher/src/publisher';
import { createSerialQueue } from '../../../publisher/src/release-build';
import {
  QueueError,
  type BuildChange,
  type BuildRow,
  type Builds,
  type ReportEntry,
} from '../../../publisher/src/queue/builds';
import type { Gate } from '../../../publisher/src/gate/gate';
import type { Target } from '../../../publisher/src/target/target';
import type { ReleaseStore, Staged } from '../../../publisher/src/release/store';

type Row = BuildRow & BuildChange;

/** The queue in memory. */
function memoryQueue() {
  const rows: Row[] = [];
  let isDown = false;
  let answered = (): void => undefined;
  const guard = () => {
    if (isDown) throw new QueueError('Directus does not answer.');
  };
  const builds: Builds = {
    withStatus: async (...statuses) => {
      guard();
      return rows
        .filter(({ status }) => statuses.includes(status as never))
        .map((row) => ({ ...row }));
    },
    add: async (change) => {
      const id = `build-${rows.length + 1}`;
      rows.push({
        id,
        status: 'queued',
        trigger: null,
        reason: null,
        rollback_to: null,
        ...change,
      } as Row);
      return id;
    },
    update: async (ids, change) => {
      guard();
      for (const row of rows) if (ids.includes(row.id)) Object.assign(row, change);
      answered();
    },
    markKept: async (ids) => {
      guard();
      for (const row of rows) row.kept = ids.includes(row.id);
    },
  };
  return {
    rows,
    builds,
    setDown: (value: boolean) => (isDown = value),
    onUpdate: (listener: () => void) => (answered = listener),
  };
}

const staged = (id: string, changed: string[]): Staged => ({
  id,
  directory: `/r/${id}`,
  files: new Set(changed),
  changed,
  removed: [],
});

/** A promise that the test settles. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Of each release; it has no files. */
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

function setUp({ changed = ['about/index.html'] as string[] } = {}) {
  const queue = memoryQueue();
  const events: string[] = [];
  const problems: string[] = [];
  let failure: Error | undefined;
  let hold: Promise<void> | undefined;
  const builder: Builder = {
    build: async (id, { isFresh = false } = {}) => {
      events.push(`${isFresh ? 'fresh build' : 'build'} ${id}`);
      await hold;
      if (failure) throw failure;
      return { durations: { sourcing: 1 }, output: 'what it printed', memory: 1 };
    },
    stop: async () => void events.push('stop'),
  };
  const kept = ['live-build', 'earlier'];
  let live = 'live-build';
  const releases: ReleaseStore = {
    current: () => live,
    liveSince: () => 0,
    directory: () => folder,
    list: () => kept,
    stage: (id) => staged(id, changed),
    publish: ({ id }) => {
      events.push(`publish ${id}`);
      kept.unshift(id);
      live = id;
    },
    prune: () => undefined,
    discard: ({ id }) => void events.push(`discard ${id}`),
    rollback: (id) => {
      if (!kept.includes(id)) throw new Error(`The build ${id} is not kept any more.`);
      events.push(`rollback ${id}`);
      live = id;
    },
  };
  const report: ReportEntry[] = [
    { problem: 'alt', collection: 'news', item: '1', title: 'Pool', detail: 'pool.jpg' },
  ];
  const gate: Gate = {
    check: async () => ({ problems, report }),
    accept: () => undefined,
  };
  const start = (target?: Target) =>
    startPublisher({
      target,
      switching: createSerialQueue(),
      builds: queue.builds,
      builder,
      gate,
      releases,
      publicDirectory: '/p',
      now: Date.now,
      log: () => undefined,
    });
  return {
    ...queue,
    events,
    problems,
    start,
    failWith: (error: Error | undefined) => (failure = error),
    holdUntil: (promise: Promise<void>) => (hold = promise),
  };
}

const ended = (rows: Row[]) => rows.every(({ finished_at }) => finished_at !== undefined);
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

let publisher: Publisher | undefined;
afterEach(() => publisher?.stop());

describe('a build', () => {
  it('goes live, and the row says what happened', async () => {
    const world = setUp();
    await world.builds.add({ trigger: 'start' });
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['build build-1', 'publish build-1']);
    expect(world.rows[0]).toMatchObject({
      status: 'live',
      reason: 'One page changed.',
      changed_paths: ['/about'],
      report: [{ problem: 'alt', title: 'Pool' }],
      log: 'what it printed',
    });
    expect(Object.keys(world.rows[0]?.durations ?? {})).toEqual([
      'sourcing',
      'staging',
      'gate',
      'switch',
    ]);
  });

  it.each([
    [[], 'Nothing on the site changed.'],
    [['builds/latest.json', 'page-data/app-data.json'], 'Nothing on the site changed.'],
    [['page-data/about/page-data.json'], 'Data of the site changed, no page.'],
    [['index.html', 'ru/index.html'], '2 pages changed.'],
  ])('with the files %j says: %s', async (changed, reason) => {
    const world = setUp({ changed });
    await world.builds.add({});
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.reason).toBe(reason);
  });

  it('that was due says why, since nobody saved anything', async () => {
    const world = setUp();
    await world.builds.add({ trigger: 'due', reason: 'The offer “Early bird” ended.' });
    await world.builds.add({ trigger: 'save', reason: 'Saved: posts.' });
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.reason).toBe('The offer “Early bird” ended. One page changed.');
  });

  it('that the gate refuses leaves the site as it was, with the reason', async () => {
    const world = setUp();
    world.problems.push('The page /about has no heading.', 'Another.');
    await world.builds.add({});
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['build build-1', 'discard build-1']);
    expect(world.rows[0]).toMatchObject({
      status: 'refused',
      reason: 'The page /about has no heading.\nAnother.',
    });
  });

  it('that fails leaves the site as it was, and the next one runs', async () => {
    const world = setUp();
    world.failWith(new BuildError('Teak House has no price.', 'output'));
    await world.builds.add({});
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]).toMatchObject({
      status: 'failed',
      reason: 'Teak House has no price.',
      log: 'output',
    });
    world.failWith(undefined);
    await world.builds.add({ trigger: 'manual' });
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.rows[1]?.status).toBe('live');
  });

  it('takes up all that waits, and what arrives meanwhile makes one more', async () => {
    const world = setUp();
    const { promise, resolve: release } = deferred();
    world.holdUntil(promise);
    await world.builds.add({});
    await world.builds.add({});
    publisher = world.start();
    await until(() => world.events.length === 1);
    await world.builds.add({ trigger: 'manual' });
    await world.builds.add({ trigger: 'manual' });
    publisher.wake();
    release();
    await until(() => ended(world.rows));
    expect(world.events).toEqual([
      'build build-1',
      'publish build-1',
      'build build-3',
      'publish build-3',
    ]);
    expect(world.rows.map(({ status }) => status)).toEqual(['live', 'live', 'live', 'live']);
  });

  it('that Directus did not hear of is written down when it answers again', async () => {
    const world = setUp();
    await world.builds.add({});
    const { promise, resolve: release } = deferred();
    world.holdUntil(promise);
    publisher = world.start();
    await until(() => world.events.length === 1);
    world.setDown(true);
    release();
    await until(() => world.events.includes('publish build-1'));
    expect(world.rows[0]?.status).toBe('running');
    world.setDown(false);
    await until(() => publisher?.health().running === null);
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.status).toBe('live');
    expect(world.events).toEqual(['build build-1', 'publish build-1']);
  });

  it('that went live before its publisher was killed is not built again', async () => {
    const world = setUp();
    await world.builds.add({ status: 'running' });
    (world.rows[0] as Row).id = 'live-build';
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.status).toBe('live');
    expect(world.events).toEqual([]);
  });

  it('that a publisher left in the middle is taken up by the next one', async () => {
    const world = setUp();
    await world.builds.add({ status: 'running' });
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.status).toBe('live');
  });
});

describe('a build from scratch', () => {
  it('says so where it differs from what the edits made', async () => {
    const world = setUp();
    publisher = world.start();
    await until(() => publisher?.health().running === null);
    await world.builds.add({ trigger: 'schedule' });
    publisher.renew();
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['fresh build build-1', 'publish build-1']);
    expect(world.rows[0]?.reason).toBe(
      'Built from scratch, the site differs from what the edits made of it: One page changed.',
    );
  });

  it('says nothing of it where something was saved, or nothing differs; the next is none', async () => {
    const world = setUp({ changed: ['builds/latest.json'] });
    await world.builds.add({ trigger: 'schedule' });
    publisher = world.start();
    publisher.renew();
    await until(() => ended(world.rows));
    expect(world.rows[0]?.reason).toBe('Nothing on the site changed.');
    await world.builds.add({ trigger: 'save' });
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.events).toEqual([
      'fresh build build-1',
      'discard build-1',
      'build build-2',
      'discard build-2',
    ]);
  });
});

describe('a target', () => {
  it('takes a release before it is live here', async () => {
    const world = setUp();
    await world.builds.add({});
    publisher = world.start({ put: async ({ id }) => void world.events.push(`put ${id}`) });
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['build build-1', 'put build-1', 'publish build-1']);
  });

  it('that does not take it keeps it from being live here', async () => {
    const world = setUp();
    await world.builds.add({});
    publisher = world.start({
      put: () => Promise.reject(new Error('The bucket site did not take the release.')),
    });
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['build build-1', 'discard build-1']);
    expect(world.rows[0]).toMatchObject({
      status: 'failed',
      reason: 'The bucket site did not take the release.',
    });
  });
});

describe('a rollback', () => {
  it('puts a kept release live without a build', async () => {
    const world = setUp();
    await world.builds.add({ trigger: 'manual' });
    (world.rows[0] as Row).rollback_to = 'earlier';
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['rollback earlier']);
    expect(world.rows[0]).toMatchObject({
      status: 'live',
      reason: 'The site is back at the build earlier.',
    });
  });

  it('waits for no build, and the one that runs does not undo it', async () => {
    const world = setUp();
    const { promise, resolve: release } = deferred();
    world.holdUntil(promise);
    await world.builds.add({ trigger: 'save' });
    publisher = world.start();
    await until(() => world.events.length === 1);
    await world.builds.add({ trigger: 'manual' });
    (world.rows[1] as Row).rollback_to = 'earlier';
    publisher.wake();
    await until(() => world.rows[1]?.finished_at !== undefined);
    release();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['build build-1', 'rollback earlier', 'discard build-1']);
    expect(world.rows[0]).toMatchObject({
      status: 'rolled_back',
      reason: 'The site was put back to an earlier build during this one.',
    });
  });

  it('that is asked for while a release is uploaded comes after it', async () => {
    const world = setUp();
    const { promise: uploaded, resolve: release } = deferred();
    await world.builds.add({ trigger: 'save' });
    publisher = world.start({
      put: async ({ id }) => {
        world.events.push(`put ${id}`);
        if (id === 'build-1') await uploaded;
      },
    });
    await until(() => world.events.includes('put build-1'));
    await world.builds.add({ trigger: 'manual' });
    (world.rows[1] as Row).rollback_to = 'earlier';
    publisher.wake();
    release();
    await until(() => ended(world.rows));
    expect(world.events.slice(1)).toEqual([
      'put build-1',
      'publish build-1',
      'put earlier',
      'rollback earlier',
    ]);
  });

  it('whose upload a build waits for is not undone by it', async () => {
    const world = setUp();
    const { promise: mayBuild, resolve: build } = deferred();
    world.holdUntil(mayBuild);
    const { promise: uploaded, resolve: release } = deferred();
    await world.builds.add({ trigger: 'save' });
    publisher = world.start({
      put: async ({ id }) => {
        world.events.push(`put ${id}`);
        await uploaded;
      },
    });
    await until(() => world.events.length === 1);
    await world.builds.add({ trigger: 'manual' });
    (world.rows[1] as Row).rollback_to = 'earlier';
    publisher.wake();
    await until(() => world.events.includes('put earlier'));
    build();
    await new Promise((resolve) => setTimeout(resolve, 20));
    release();
    await until(() => ended(world.rows));
    expect(world.events.slice(1)).toEqual(['put earlier', 'rollback earlier', 'discard build-1']);
    expect(world.rows[0]?.status).toBe('rolled_back');
  });

  it('lasts until something is saved or published', async () => {
    const world = setUp();
    await world.builds.add({ trigger: 'manual' });
    (world.rows[0] as Row).rollback_to = 'earlier';
    publisher = world.start();
    await until(() => ended(world.rows));
    await world.builds.add({ trigger: 'schedule' });
    await world.builds.add({ trigger: 'due' });
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.events).toEqual(['rollback earlier']);
    expect(world.rows[1]?.status).toBe('rolled_back');
    await world.builds.add({ trigger: 'save' });
    publisher.wake();
    await until(() => ended(world.rows));
    expect(world.events.at(-1)).toBe('publish build-4');
  });

  it('marks the builds it took off', async () => {
    const world = setUp();
    await world.builds.add({ status: 'live' });
    (world.rows[0] as Row).id = 'live-build';
    await world.builds.add({ trigger: 'manual' });
    (world.rows[1] as Row).rollback_to = 'earlier';
    publisher = world.start();
    await until(() => world.rows[1]?.finished_at !== undefined);
    expect(world.rows[0]?.status).toBe('rolled_back');
  });

  it('to a release that is not kept says so', async () => {
    const world = setUp();
    await world.builds.add({ trigger: 'manual' });
    (world.rows[0] as Row).rollback_to = 'gone';
    publisher = world.start();
    await until(() => ended(world.rows));
    expect(world.rows[0]).toMatchObject({
      status: 'failed',
      reason: 'The build gone is not kept any more.',
    });
  });
});

it('says what runs and what is live', async () => {
  const world = setUp();
  publisher = world.start();
  await until(() => publisher?.health().running === null);
  expect(publisher.health()).toEqual({ running: null, live: 'live-build' });
});
