import { officeToday } from '../../../src/domain/office-today';

describe('officeToday', () => {
  it.each([
    ['before midnight in summer', '2026-07-01T20:59:59Z', '2026-07-01'],
    ['at midnight in summer', '2026-07-01T21:00:00Z', '2026-07-02'],
    ['before midnight in winter', '2026-01-15T21:59:59Z', '2026-01-15'],
    ['at midnight in winter', '2026-01-15T22:00:00Z', '2026-01-16'],
    ['before the new year', '2026-12-31T21:59:59Z', '2026-12-31'],
    ['at the new year', '2026-12-31T22:00:00Z', '2027-01-01'],
    // Clocks go forward on 29 March 2026 and back on 25 October 2026, at 01:00 UTC.
    ['at the midnight before clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29'],
    ['before the midnight after clocks went forward', '2026-03-29T20:59:59Z', '2026-03-29'],
    ['at the midnight after clocks went forward', '2026-03-29T21:00:00Z', '2026-03-30'],
    ['at the midnight before clocks go back', '2026-10-24T21:00:00Z', '2026-10-25'],
    ['before the midnight after clocks went back', '2026-10-25T21:59:59Z', '2026-10-25'],
    ['at the midnight after clocks went back', '2026-10-25T22:00:00Z', '2026-10-26'],
  ])('tells the date %s', (_, instant, date) => {
    expect(officeToday(new Date(instant))).toBe(date);
  });
});
