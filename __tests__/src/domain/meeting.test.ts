import { clockTime, dayPart, groupByDay, ownTime } from '../../../src/domain/meeting';
import { OFFICE_TIME_ZONE } from '../../../src/domain/office-today';

describe('groupByDay', () => {
  it('puts starts under the day they fall on at the office', () => {
    expect(
      groupByDay([
        '2026-11-23T22:30:00.000Z',
        '2026-11-23T08:30:00.000Z',
        '2026-11-23T08:00:00.000Z',
      ]),
    ).toEqual([
      { day: '2026-11-23', starts: ['2026-11-23T08:00:00.000Z', '2026-11-23T08:30:00.000Z'] },
      { day: '2026-11-24', starts: ['2026-11-23T22:30:00.000Z'] },
    ]);
  });
});

describe('clockTime', () => {
  it.each([
    ['2026-11-23T08:00:00.000Z', '10:00'],
    ['2027-07-05T08:00:00.000Z', '11:00'],
  ])('shows %s by the clock of its season', (start, time) => {
    expect(clockTime(start, OFFICE_TIME_ZONE, 'uk')).toBe(time);
  });
});

describe('ownTime', () => {
  const start = '2026-11-23T08:00:00.000Z';

  it('is silent where both clocks agree', () => {
    expect(ownTime(start, 'Europe/Athens', 'en')).toBeUndefined();
  });

  it('shows the visitor’s clock, with the day where that is another one', () => {
    expect(ownTime(start, 'Asia/Makassar', 'en')).toBe('16:00');
    expect(ownTime(start, 'Pacific/Honolulu', 'en')).toBe('Sun 22 Nov, 22:00');
  });
});

describe('dayPart', () => {
  it.each([
    ['2026-11-23T08:00:00.000Z', 'morning'],
    ['2026-11-23T09:59:00.000Z', 'morning'],
    ['2026-11-23T10:00:00.000Z', 'afternoon'],
    ['2026-11-23T14:30:00.000Z', 'afternoon'],
    ['2026-11-23T15:00:00.000Z', 'evening'],
    // In summer the office is three hours ahead.
    ['2026-07-23T09:00:00.000Z', 'afternoon'],
  ])('of %s by the clock of the office is the %s', (start, part) => {
    expect(dayPart(start)).toBe(part);
  });
});
