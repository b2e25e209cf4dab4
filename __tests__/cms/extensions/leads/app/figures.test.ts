import {
  WEEKS,
  countByWeek,
  firstWeek,
  shares,
  type DayCount,
} from '../../../../../cms/extensions/leads/src/app/figures';
import { fileNameOf } from '../../../../../cms/extensions/leads/src/app/figures-client';
import { panelTextsFor } from '../../../../../cms/extensions/leads/src/app/texts';
import rules from '../../../../../contract/leads/rules.json';

/** A Monday. */
const now = Date.parse('2026-11-23T09:00:00Z');

const day = (date: string, count: number, kind = 'meeting'): DayCount => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return {
    kind,
    date_created_year: year,
    date_created_month: month,
    date_created_day: dayOfMonth,
    count: { id: count },
  };
};

describe('countByWeek', () => {
  it('has the running week last, Mondays first, and weeks without requests', () => {
    const weeks = countByWeek([day('2026-11-23', 2), day('2026-11-22', 3), day('2026-11-16', 1)], {
      now,
    });
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks.slice(-3)).toEqual([
      { start: Date.parse('2026-11-09'), count: 0 },
      { start: Date.parse('2026-11-16'), count: 4 },
      { start: Date.parse('2026-11-23'), count: 2 },
    ]);
  });

  it('counts one kind where asked, and texts of PostgreSQL as numbers', () => {
    const days = [day('2026-11-23', 2), { ...day('2026-11-23', 0, 'vacancy'), count: { id: '5' } }];
    expect(countByWeek(days, { kind: 'vacancy', now }).at(-1)?.count).toBe(5);
    expect(countByWeek(days, { now }).at(-1)?.count).toBe(7);
  });

  it('leaves out what is older than the first week', () => {
    const first = new Date(firstWeek(now)).toISOString().slice(0, 10);
    const weeks = countByWeek([day(first, 1), day('2026-08-30', 9)], { now });
    expect(first).toBe('2026-08-31');
    expect(weeks[0]?.count).toBe(1);
  });
});

describe('shares', () => {
  it.each([
    [[], []],
    [[0], [0]],
    [
      [1, 3],
      [25, 75],
    ],
  ])('of %j are %j', (counts, percent) => {
    expect(shares(counts)).toEqual(percent);
  });
});

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="requests-2026-11-23.csv"', 'requests-2026-11-23.csv'],
    [
      `attachment; filename="??????.csv"; filename*=UTF-8''${encodeURIComponent('заявки.csv')}`,
      'заявки.csv',
    ],
    [undefined, 'requests.csv'],
  ])('of %j is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});

describe('the colours of the kinds', () => {
  it('differ', () => {
    const colors = Object.values(rules.kinds).map(({ color }) => color);
    expect(new Set(colors).size).toBe(colors.length);
  });

  it.each(['en-US', 'ru-RU', 'uk-UA'])('stand beside words in %s', (locale) => {
    expect(Object.keys(panelTextsFor(locale).kinds).sort()).toEqual(
      Object.keys(rules.kinds).sort(),
    );
  });
});
