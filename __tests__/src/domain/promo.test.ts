import {
  delayOnLoad,
  onDismissedElsewhere,
  parseDismissals,
  PROMO,
  writeDismissals,
} from '../../../src/domain/promo';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the promo popup', () => {
  it('has the numbers of the specification', () => {
    expect(PROMO).toMatchObject({
      firstDelayMs: 15_000,
      laterDelayMs: 40_000,
      stopAfter: 2,
      dismissalDays: 30,
    });
  });

  it.each([
    [0, PROMO.firstDelayMs],
    [1, PROMO.firstDelayMs],
    [2, undefined],
    [3, undefined],
  ])('after %d dismissals a loaded page waits %s ms', (dismissals, delay) => {
    expect(delayOnLoad(dismissals)).toBe(delay);
  });

  it.each([
    [0, 'keep'],
    [1, { restartMs: PROMO.laterDelayMs }],
    [2, 'cancel'],
    [7, 'cancel'],
  ])('when another tab sets %d, the timer of this one does %j', (dismissals, change) => {
    expect(onDismissedElsewhere(dismissals)).toEqual(change);
  });

  it('remembers dismissals for thirty days', () => {
    const stored = writeDismissals(1, NOW);
    expect(parseDismissals(stored, NOW + PROMO.dismissalDays * DAY_MS - 1)).toBe(1);
    expect(parseDismissals(stored, NOW + PROMO.dismissalDays * DAY_MS)).toBe(0);
  });

  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['{"', 0],
    ['[2]', 0],
    ['"2"', 0],
    ['-1', 0],
    ['1.5', 0],
    ['2', 2],
    [`{"count":2}`, 0],
    [`{"count":"2","expires":${NOW + 1}}`, 0],
    [`{"count":2,"expires":${NOW + 1}}`, 2],
  ])('reads %j as %d', (stored, count) => {
    expect(parseDismissals(stored, NOW)).toBe(count);
  });
});
