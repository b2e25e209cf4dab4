import { isVacancyOpen } from '../../../src/domain/vacancy';

describe('isVacancyOpen', () => {
  it.each([
    ['2026-12-31', '2026-12-30', true],
    ['2026-12-31', '2026-12-31', true],
    ['2026-12-31', '2027-01-01', false],
    ['2026-12-31T23:00:00Z', '2026-12-31', true],
    [null, '2027-01-01', true],
    [undefined, '2027-01-01', true],
    ['', '2027-01-01', true],
  ])('to %s on %s: %s', (validThrough, today, open) => {
    expect(isVacancyOpen(validThrough, today)).toBe(open);
  });
});
