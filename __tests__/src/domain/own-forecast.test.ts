import {
  hasOwnForecast,
  paymentsOf,
  readOwnForecast,
  withinLimits,
  writeOwnForecast,
} from '../../../src/domain/own-forecast';

const CHOICES = {
  units: ['A', 'B'],
  currencies: ['EUR', 'UAH'],
  assumptions: { costPerDay: 190, occupancy: 67 },
};

const read = (search: string) => readOwnForecast(search, CHOICES);

describe('the address of a calculation', () => {
  it('is restored as it was', () => {
    const own = { unit: 'B', night: 175, occupancy: 60, own: 21, currency: 'EUR' };
    const search = writeOwnForecast('?utm_source=mail', own);
    expect(search).toContain('utm_source=mail');
    expect(hasOwnForecast(search)).toBe(true);
    expect(read(search)).toEqual(own);
  });

  it('falls back to the scenario', () => {
    expect(hasOwnForecast('?utm_source=mail')).toBe(false);
    expect(read('')).toEqual({ unit: 'A', night: 190, occupancy: 67, own: 0, currency: undefined });
    expect(read('?unit=Z&night=abc&occupancy=&currency=GBP')).toEqual(read(''));
  });

  it.each([
    ['?night=-5', { night: 10 }],
    ['?night=1e9', { night: 2000 }],
    ['?occupancy=140', { occupancy: 100 }],
    ['?occupancy=0', { occupancy: 0 }],
    ['?own=400', { own: 180 }],
    ['?night=99.6', { night: 100 }],
  ])('%s stays within its limits', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it('has no home where none has a price', () => {
    expect(readOwnForecast('?unit=A', { ...CHOICES, units: [] }).unit).toBeUndefined();
  });
});

it('rounds a figure into its limits', () => {
  expect(withinLimits('own', 20.4)).toBe(20);
});

describe('paymentsOf', () => {
  const stage = (share: number) => ({ stage: 'roof', share, date: null });

  it('adds up to the price', () => {
    const payments = paymentsOf(148_001, [stage(30), stage(30), stage(30), stage(10)]);
    expect(payments.map(({ amount }) => amount)).toEqual([44_400, 44_400, 44_400, 14_801]);
  });

  it('invents no payment where the shares are not the whole', () => {
    expect(paymentsOf(1_000, [stage(30), stage(30)]).map(({ amount }) => amount)).toEqual([
      300, 300,
    ]);
  });

  it('is empty without stages', () => {
    expect(paymentsOf(1_000, [])).toEqual([]);
  });
});
