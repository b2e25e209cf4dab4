import { firstPaint } from '../../../src/app/first-paint';

let report: (names: string[]) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  observe.mockReset();
  disconnect.mockReset();
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      report = (names) =>
        callback(
          {
            getEntriesByName: (name: string) => names.filter((known) => known === name),
          } as unknown as PerformanceObserverEntryList,
          this as unknown as PerformanceObserver,
        );
    }
    observe = observe;
    disconnect = disconnect;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => jest.useRealTimers());

/** Whether the promise has been kept by now. */
async function isKept(promise: Promise<void>): Promise<boolean> {
  let kept = false;
  void promise.then(() => (kept = true));
  await jest.advanceTimersByTimeAsync(0);
  return kept;
}

describe('firstPaint', () => {
  it('waits for content, not for a background alone', async () => {
    const painted = firstPaint();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    report(['first-paint']);
    expect(await isKept(painted)).toBe(false);
    report(['first-contentful-paint']);
    expect(await isKept(painted)).toBe(true);
    expect(disconnect).toHaveBeenCalled();
  });

  it('waits for three seconds where nothing is painted, as in a tab in the background', async () => {
    const painted = firstPaint();
    await jest.advanceTimersByTimeAsync(2999);
    expect(await isKept(painted)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isKept(painted)).toBe(true);
  });
});
