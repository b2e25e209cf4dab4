/** @jest-environment node */
import type { Builder } from '../../../../publisher/src/builder/builder';
import { createPreviewSite } from '../../../../publisher/src/preview/site';

const IDLE = 60_000;
const LIMIT = 1_000;

/** A builder whose builds end when the test says so. */
function slowBuilder() {
  const builds: { id: string; end: (error?: Error) => void }[] = [];
  let stopped = 0;
  const builder: Builder = {
    build: (id) =>
      new Promise((resolve, reject) => {
        builds.push({
          id,
          end: (error) =>
            error ? reject(error) : resolve({ durations: {}, output: '', memory: 0 }),
        });
      }),
    stop: async () => {
      stopped += 1;
    },
  };
  return { builder, builds, stops: () => stopped };
}

const start = () => {
  const slow = slowBuilder();
  const log: string[] = [];
  const site = createPreviewSite({
    builder: slow.builder,
    idle: IDLE,
    log: (line) => log.push(line),
  });
  return { ...slow, site, log };
};

/** Lets everything that is due happen, without the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('costs nothing until somebody looks', () => {
  const { site, builds } = start();
  site.changed();
  expect([site.state, builds.length]).toEqual(['asleep', 0]);
  site.open();
  expect([site.state, builds.length]).toEqual(['building', 1]);
});

it('builds once more for all that changed during a build', async () => {
  const { site, builds } = start();
  site.open();
  site.changed();
  site.changed();
  builds[0]?.end();
  await settle();
  expect([site.build, builds.length, site.state]).toEqual([builds[0]?.id, 2, 'building']);
  builds[1]?.end();
  await settle();
  expect([site.build, builds.length, site.state]).toEqual([builds[1]?.id, 2, 'built']);
});

it('holds a request until the builds that were due are done, and not longer than its limit', async () => {
  const { site, builds } = start();
  site.open();
  const late = site.waitForBuilds(LIMIT);
  await jest.advanceTimersByTimeAsync(LIMIT);
  expect(await late).toBe(false);
  const inTime = site.waitForBuilds(LIMIT);
  builds[0]?.end();
  expect(await inTime).toBe(true);
  expect(await site.waitForBuilds(LIMIT)).toBe(true);
});

it('says why a build failed, and forgets it with the next good one', async () => {
  const { site, builds } = start();
  site.open();
  builds[0]?.end(new Error('A template broke.'));
  await settle();
  expect([site.state, site.error, site.build]).toEqual(['failed', 'A template broke.', undefined]);
  site.changed();
  builds[1]?.end();
  await settle();
  expect([site.state, site.error]).toEqual(['built', undefined]);
});

it('is let go where nobody looks, and built again for the next who does', async () => {
  const { site, builds, stops } = start();
  const states: string[] = [];
  site.watch(() => states.push(site.state));
  site.open();
  builds[0]?.end();
  await jest.advanceTimersByTimeAsync(IDLE / 2);
  site.open();
  await jest.advanceTimersByTimeAsync(IDLE / 2);
  expect(stops()).toBe(0);
  await jest.advanceTimersByTimeAsync(IDLE / 2);
  expect([stops(), site.state]).toEqual([1, 'asleep']);
  site.open();
  expect(builds).toHaveLength(2);
  expect(states).toEqual(['building', 'built', 'asleep', 'building']);
});
