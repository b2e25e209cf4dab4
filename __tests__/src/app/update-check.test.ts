import type * as UpdateCheckModule from '../../../src/app/update-check';
import { LATEST_BUILD_PATH, UPDATE_CHECK_MS } from '../../../src/domain/update-check';
import { APP_DATA_PATH } from '../../../src/utils/gatsby-internals';

type UpdateCheck = typeof UpdateCheckModule;

let files: Record<string, unknown>;
let asked: [string, RequestCache | undefined][];

/** The module as a page that has just been loaded has it. */
function loadPage(type: 'navigate' | 'back_forward' = 'navigate'): UpdateCheck {
  jest.resetModules();
  document.documentElement.removeAttribute('data-build');
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  return jest.requireActual<UpdateCheck>('../../../src/app/update-check');
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const anHour = () => jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
const publish = (id: string) => {
  files = {
    [APP_DATA_PATH]: { webpackCompilationHash: 'x', buildId: id },
    [LATEST_BUILD_PATH]: { id, timestamp: 1 },
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  publish('one');
  window.fetch = (async (file: string, init?: RequestInit) => {
    asked.push([file, init?.cache]);
    const value = files[file];
    if (value === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => value };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('an open page', () => {
  it('carries the id of its build, and is left alone while no newer one is out', async () => {
    const page = loadPage();
    page.readBuildOfRestoredPage();
    expect(asked).toEqual([]);
    page.watchForUpdates();
    await anHour();
    expect(document.documentElement.dataset.build).toBe('one');
    expect(page.isOutdated()).toBe(false);
    expect(asked[0]).toEqual([APP_DATA_PATH, 'force-cache']);
    expect(asked.filter(([file]) => file === APP_DATA_PATH)).toHaveLength(1);
  });

  it('knows of a newer build within the hour', async () => {
    const page = loadPage();
    page.watchForUpdates();
    await settle();
    publish('two');
    await anHour();
    expect(page.isOutdated()).toBe(true);
    expect(document.documentElement.dataset.build).toBe('one');
  });

  it('taken from the history knows at once that it is of an earlier build', async () => {
    const page = loadPage('back_forward');
    page.readBuildOfRestoredPage();
    await settle();
    publish('two');
    page.watchForUpdates();
    await settle();
    expect(page.isOutdated()).toBe(true);
  });

  it.each([
    ['without a connection', {}],
    [
      'whose build is not named',
      { [APP_DATA_PATH]: {}, [LATEST_BUILD_PATH]: { id: 'two', timestamp: 1 } },
    ],
    [
      'whose newest build is not named',
      { [APP_DATA_PATH]: { buildId: 'one' }, [LATEST_BUILD_PATH]: 'x' },
    ],
  ])('%s stays as it is', async (_, given) => {
    files = given;
    const page = loadPage();
    page.watchForUpdates();
    await anHour();
    expect(page.isOutdated()).toBe(false);
  });
});
