import { parseRetryAfter } from '../../../src/transport/retry-after';

const NOW = Date.parse('2026-05-01T12:00:00Z');

describe('parseRetryAfter', () => {
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
});
