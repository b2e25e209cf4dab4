import {
  RETRY_STATUSES,
  retriesOf,
  shouldRetry,
  TIME_LIMIT_MS,
} from '../../../src/domain/fetch-rules';

describe('the fetch rules', () => {
  it('know the statuses of the specification', () => {
    expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  it('give an attempt 20 seconds', () => {
    expect(TIME_LIMIT_MS).toBe(20_000);
  });

  it.each([
    ['GET', 1],
    ['HEAD', 1],
    ['OPTIONS', 1],
    ['get', 1],
    ['POST', 0],
    ['PUT', 0],
    ['PATCH', 0],
    ['DELETE', 0],
    ['delete', 0],
  ])('repeat %s %d times', (method, retries) => {
    expect(retriesOf(method)).toBe(retries);
  });

  it.each([
    ['GET', 503, 1, true],
    ['GET', undefined, 1, true],
    ['GET', 503, 2, false],
    ['GET', 404, 1, false],
    ['GET', 501, 1, false],
    ['POST', 503, 1, false],
    ['POST', undefined, 1, false],
  ])('after %s %s, attempt %d: again is %s', (method, status, attempt, again) => {
    expect(shouldRetry(method, status, attempt)).toBe(again);
  });
});
