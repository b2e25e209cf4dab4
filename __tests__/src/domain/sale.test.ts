import { daysLeft, isSaleExpired } from '../../../src/domain/sale';

describe('isSaleExpired', () => {
  it.each([
    ['2026-08-31', '2026-08-30', false],
    ['2026-08-31', '2026-08-31', false],
    ['2026-08-31', '2026-09-01', true],
    ['2026-12-31', '2027-01-01', true],
    ['2026-08-31T23:00:00Z', '2026-08-31', false],
    ['2026-08-31', '2026-08-31T23:59:59Z', false],
  ])('of an offer to %s on %s: %s', (validUntil, today, expired) => {
    expect(isSaleExpired(validUntil, today)).toBe(expired);
  });
});

describe('daysLeft', () => {
  it.each([
    ['2026-08-31', '2026-08-30', 2],
    ['2026-08-31', '2026-08-31', 1],
    ['2026-08-31', '2026-09-01', 0],
    ['2027-03-31T00:00:00Z', '2027-03-25', 7],
  ])('until %s, seen on %s: %d', (validUntil, today, days) => {
    expect(daysLeft(validUntil, today)).toBe(days);
  });
});
