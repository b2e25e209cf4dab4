import { debounce, throttle } from '../../../src/utils/timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('throttle', () => {
  it('runs at once, then once an interval however often it is asked', () => {
    const run = jest.fn();
    const call = throttle(run, 99);
    call();
    call();
    call();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(99);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
    call();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('forgets a pending run', () => {
    const run = jest.fn();
    const call = throttle(run, 99);
    call();
    call();
    call.cancel();
    jest.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('debounce', () => {
  it('runs once after the rest', () => {
    const run = jest.fn();
    const call = debounce(run, 50);
    call();
    jest.advanceTimersByTime(49);
    call();
    jest.advanceTimersByTime(49);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('forgets a pending run', () => {
    const run = jest.fn();
    const call = debounce(run, 50);
    call();
    call.cancel();
    jest.advanceTimersByTime(500);
    expect(run).not.toHaveBeenCalled();
  });
});
