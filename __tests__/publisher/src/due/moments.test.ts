/** @jest-environment node */
import {
  dueMoments,
  endOfDay,
  reasonOf,
  type TimedItem,
} from '../../../../publisher/src/due/moments';
import { officeToday } from '../../../../src/domain/office-today';
import { isSaleExpired } from '../../../../src/domain/sale';

const item = (change: Partial<TimedItem> = {}): TimedItem => ({
  noun: 'offer',
  title: 'Early bird',
  publishAt: null,
  unpublishAt: null,
  lastDays: [],
  ...change,
});
const ends = (day: string) => [{ day, reason: 'ended' }];
const momentsOf = (...items: TimedItem[]) =>
  dueMoments(items).map(({ at, reason }) => `${new Date(at).toISOString()} ${reason}`);

describe('the end of a day at the office', () => {
  it.each([
    ['in winter', '2026-11-22', '2026-11-22T22:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-15T21:00:00.000Z'],
    ['on the day that summer time begins', '2026-03-29', '2026-03-29T21:00:00.000Z'],
    ['on the day before', '2026-03-28', '2026-03-28T22:00:00.000Z'],
    ['on the day that it ends', '2026-10-25', '2026-10-25T22:00:00.000Z'],
    ['on the day before that', '2026-10-24', '2026-10-24T21:00:00.000Z'],
    ['of a year', '2026-12-31', '2026-12-31T22:00:00.000Z'],
    ['of a February', '2028-02-29', '2028-02-29T22:00:00.000Z'],
  ])('%s is the moment at which the site says that an offer has ended', (_name, day, expected) => {
    const at = endOfDay(day);
    expect(new Date(at).toISOString()).toBe(expected);
    expect(isSaleExpired(day, officeToday(new Date(at - 1)))).toBe(false);
    expect(isSaleExpired(day, officeToday(new Date(at)))).toBe(true);
  });

  it('is no moment for what is no date', () => {
    expect(endOfDay('soon')).toBeNaN();
    expect(momentsOf(item({ lastDays: ends('soon'), publishAt: 'soon' }))).toEqual([]);
  });
});

describe('the moments of content', () => {
  it.each([
    ['none', item(), []],
    [
      'both of the schedule',
      item({ publishAt: '2026-11-22T10:00:00Z', unpublishAt: '2026-11-23T10:00:00+02:00' }),
      [
        '2026-11-22T10:00:00.000Z The offer “Early bird” appeared on the site.',
        '2026-11-23T08:00:00.000Z The offer “Early bird” left the site.',
      ],
    ],
    [
      'the last day',
      item({ lastDays: ends('2026-11-22') }),
      ['2026-11-22T22:00:00.000Z The offer “Early bird” ended.'],
    ],
    [
      'no last day before it appears',
      item({ publishAt: '2026-11-23T10:00:00Z', lastDays: ends('2026-11-22') }),
      ['2026-11-23T10:00:00.000Z The offer “Early bird” appeared on the site.'],
    ],
    [
      'no last day after it has left',
      item({ unpublishAt: '2026-11-22T10:00:00Z', lastDays: ends('2026-11-22') }),
      ['2026-11-22T10:00:00.000Z The offer “Early bird” left the site.'],
    ],
    [
      'none of a schedule out of order',
      item({ publishAt: '2026-11-23T10:00:00Z', unpublishAt: '2026-11-22T10:00:00Z' }),
      [],
    ],
  ])('%s', (_name, timed, expected) => {
    expect(momentsOf(timed)).toEqual(expected);
  });

  it('come in their order, whichever item they are of', () => {
    const late = item({ title: 'Late', publishAt: '2026-11-24T10:00:00Z' });
    const early = item({ title: 'Early', publishAt: '2026-11-22T10:00:00Z' });
    expect(momentsOf(late, early, item({ lastDays: ends('2026-11-22') }))).toEqual([
      '2026-11-22T10:00:00.000Z The offer “Early” appeared on the site.',
      '2026-11-22T22:00:00.000Z The offer “Early bird” ended.',
      '2026-11-24T10:00:00.000Z The offer “Late” appeared on the site.',
    ]);
  });

  it('are named in one sentence each, a few of many', () => {
    const many = Array.from({ length: 5 }, (_unused, index) => ({ at: 0, reason: `R${index}.` }));
    expect(reasonOf(many.slice(0, 1))).toBe('R0.');
    expect(reasonOf([...many.slice(0, 2), ...many.slice(0, 2)])).toBe('R0. R1.');
    expect(reasonOf(many)).toBe('R0. R1. R2. And 2 more.');
  });
});
