import { isExpired } from '../../../src/domain/sale';

describe('isExpired', () => {
  it.each([
    ['2026-08-31', '2026-08-30', false],
    ['2026-08-31', '2026-08-31', false],
    ['2026-08-31', '2026-09-01', true],
    ['2026-12-31', '2027-01-01', true],
    ['2026-08-31T23:00:00Z', '2026-08-31', false],
    ['2026-08-31', '2026-08-31T23:59:59Z', false],
  ])('of an offer to %s on %s: %s', (validUntil, today, expired) => {
    expect(isExpired(validUntil, today)).toBe(expired);
  });
});
