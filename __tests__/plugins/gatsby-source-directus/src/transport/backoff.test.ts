import {
  backoffDelay,
  parseRetryAfter,
  retryDelay,
} from '../../../../../plugins/gatsby-source-directus/src/transport/backoff';

const NOW = Date.parse('2026-05-01T12:00:00Z');

describe('back-off', () => {
  it.each([
    [1, 500],
    [2, 1000],
    [3, 2000],
    [4, 4000],
    [7, 30_000],
    [40, 30_000],
  ])('after %i failures waits at most %i ms', (attempt, most) => {
    expect(backoffDelay(attempt, 1)).toBe(most);
    expect(backoffDelay(attempt, 0)).toBe(0);
    expect(backoffDelay(attempt, 0.5)).toBe(most / 2);
  });

  it.each([
    ['3', 3000],
    [' 0 ', 0],
    ['Fri, 01 May 2026 12:00:07 GMT', 7000],
    ['Fri, 01 May 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads Retry-After %j as %j ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });

  it('waits as long as the server asked, a little spread, never less', () => {
    expect(retryDelay(1, 3000, 0)).toBe(3000);
    expect(retryDelay(5, 3000, 1)).toBe(3250);
    expect(retryDelay(2, undefined, 1)).toBe(1000);
  });
});
