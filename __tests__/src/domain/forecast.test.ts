import {
  computeForecast,
  cumulativeNetIncome,
  computeOwnForecast,
  HORIZON,
  horizonYears,
  leaseYears,
  orderScenarios,
  paybackOf,
  paybackYear,
  paybackYears,
  remainderOf,
  SCENARIOS,
  type ForecastAssumptions,
} from '../../../src/domain/forecast';

/** 100 $ × 365 nights × 60 % = 21,900 $; minus 20 % and 5 % = 16,425 $. */
const assumptions: ForecastAssumptions = {
  costPerDay: 100,
  occupancy: 60,
  managementFee: 20,
  tax: 5,
};

describe('computeForecast', () => {
  it('computes a year by hand', () => {
    const forecast = computeForecast(assumptions, 150_000);
    expect(forecast.annualIncome).toBeCloseTo(21_900, 6);
    expect(forecast.monthlyRevenue).toBeCloseTo(1_825, 6);
    expect(forecast.netIncome).toBeCloseTo(16_425, 6);
    expect(forecast.roi).toBeCloseTo(10.95, 6);
  });

  it.each<[string, Partial<ForecastAssumptions>, number, number, number, number]>([
    [
      'every night let, no costs',
      { occupancy: 100, managementFee: 0, tax: 0 },
      36_500,
      36_500,
      3_041.6667,
      18.25,
    ],
    ['no night let', { occupancy: 0 }, 0, 0, 0, 0],
    ['everything goes to the manager', { managementFee: 95, tax: 5 }, 21_900, 0, 1_825, 0],
    ['half percents', { occupancy: 62.5, tax: 6.5 }, 22_812.5, 16_767.1875, 1_901.0417, 8.3836],
  ])('holds where %s', (_, changes, annual, net, monthly, roi) => {
    const forecast = computeForecast({ ...assumptions, ...changes }, 200_000);
    expect(forecast.annualIncome).toBeCloseTo(annual, 3);
    expect(forecast.netIncome).toBeCloseTo(net, 3);
    expect(forecast.monthlyRevenue).toBeCloseTo(monthly, 3);
    expect(forecast.roi).toBeCloseTo(roi, 3);
  });

  it.each([undefined, null, 0])('gives no return on a price of %p', (price) => {
    const forecast = computeForecast(assumptions, price);
    expect(forecast.roi).toBeUndefined();
    expect(forecast.netIncome).toBeCloseTo(16_425, 6);
  });
});

describe('cumulativeNetIncome', () => {
  it('adds a year after year, from nothing at the hand-over', () => {
    expect(cumulativeNetIncome(10_000, 3)).toEqual([0, 10_000, 20_000, 30_000]);
  });

  it('looks as far ahead as the site does', () => {
    const sums = cumulativeNetIncome(16_425);
    expect(sums).toHaveLength(HORIZON.least + 1);
    expect(sums.at(-1)).toBe(16_425 * HORIZON.least);
  });

  it('stays at nothing where nothing is earned', () => {
    expect(cumulativeNetIncome(0, 2)).toEqual([0, 0, 0]);
  });
});

describe('paybackYears', () => {
  it('divides the price by what a year brings', () => {
    expect(paybackYears(25_000, 300_000)).toBe(12);
  });

  it.each<[number, number | null | undefined]>([
    [25_000, 0],
    [25_000, null],
    [25_000, undefined],
    [0, 300_000],
    [-5_000, 300_000],
  ])('has no answer for %p a year and a price of %p', (netIncome, price) => {
    expect(paybackYears(netIncome, price)).toBeUndefined();
  });
});

describe('orderScenarios', () => {
  it('puts the worst first, whatever the order given', () => {
    const rows = ['optimistic', 'pessimistic', 'realistic'].map((scenario) => ({ scenario }));
    expect(orderScenarios(rows).map(({ scenario }) => scenario)).toEqual(SCENARIOS);
    expect(rows[0]).toEqual({ scenario: 'optimistic' });
  });

  it('keeps the first of a kind and leaves unknown ones out', () => {
    const rows = [
      { scenario: 'realistic', tax: 1 },
      { scenario: 'utopian', tax: 2 },
      { scenario: 'realistic', tax: 3 },
    ];
    expect(orderScenarios(rows)).toEqual([{ scenario: 'realistic', tax: 1 }]);
  });

  it('has nothing to order where there is nothing', () => {
    expect(orderScenarios([])).toEqual([]);
  });
});

describe('horizonYears', () => {
  it.each([
    [undefined, 10],
    [3, 10],
    [9.2, 10],
    [9.9, 11],
    [12.4, 13],
    [80, 30],
  ])('of a payback in %s years is %s', (payback, years) => {
    expect(horizonYears(payback)).toBe(years);
  });
});

describe('leaseYears', () => {
  it.each([
    ['2054-06-30', '2026-11-23', 28],
    ['2026-01-01', '2026-11-23', 0],
    ['2020-01-01', '2026-11-23', 0],
    [null, '2026-11-23', undefined],
  ])('until %s are %s', (until, today, years) => {
    expect(leaseYears(until, today)).toBe(years);
  });
});

describe('remainderOf', () => {
  const teak = { costPerDay: 190, occupancy: 67, managementFee: 20, tax: 10 };

  it('agrees with the article that explains the forecast', () => {
    const { netIncome } = computeForecast(teak, 298_000);
    const rest = remainderOf(netIncome, { runningCosts: 3_200, leaseYears: 28 }, 298_000);
    expect(Math.round(rest.leaseCost)).toBe(10_643);
    expect(rest.share).toBeCloseTo(6.3, 1);
  });

  it.each<[string, number | undefined, number | null, number, number | undefined]>([
    ['without a lease', undefined, 100_000, 8_000, 8],
    ['on the last day of the lease', 0, 100_000, 8_000, 8],
    ['without a price', 20, null, 8_000, undefined],
  ])('is %s', (_, years, price, left, share) => {
    const rest = remainderOf(10_000, { runningCosts: 2_000, leaseYears: years }, price);
    expect(rest.afterLease).toBe(left);
    expect(rest.share).toBe(share);
  });

  it('may be a loss', () => {
    const rest = remainderOf(1_000, { runningCosts: 3_000, leaseYears: 10 }, 100_000);
    expect(rest.afterLease).toBe(-12_000);
  });
});

describe('paybackOf', () => {
  it.each([
    [25_000, 250_000, 28, { outcome: 'within', years: 10 }],
    [25_000, 250_000, undefined, { outcome: 'within', years: 10 }],
    [25_000, 250_000, 10, { outcome: 'within', years: 10 }],
    [5_000, 250_000, 28, { outcome: 'late', years: 50 }],
    [1, 250_000, undefined, { outcome: 'never' }],
    [0, 250_000, 28, { outcome: 'never' }],
    [-100, 250_000, 28, { outcome: 'never' }],
    [5_000, null, 28, { outcome: 'never' }],
  ])('%s a year of %s in %s years', (yearly, price, years, expected) => {
    expect(paybackOf(yearly, price, years)).toEqual(expected);
  });
});

describe('computeOwnForecast', () => {
  const teak = { costPerDay: 190, occupancy: 67, managementFee: 20, tax: 10 };

  it('is the scenario without nights of one’s own', () => {
    expect(computeOwnForecast({ ...teak, ownNights: 0 }, 298_000)).toMatchObject(
      computeForecast(teak, 298_000),
    );
  });

  it('loses about six percent to three weeks, as the article says', () => {
    const all = computeOwnForecast({ ...teak, ownNights: 0 });
    const fewer = computeOwnForecast({ ...teak, ownNights: 21 });
    expect(1 - fewer.annualIncome / all.annualIncome).toBeCloseTo(0.058, 3);
  });

  it('splits the income into its parts', () => {
    const year = computeOwnForecast({ ...teak, ownNights: 30 }, 298_000);
    expect(year.management + year.taxes + year.netIncome).toBeCloseTo(year.annualIncome, 6);
  });

  it.each([365, 400])('lets nothing with %s nights of one’s own', (ownNights) => {
    expect(computeOwnForecast({ ...teak, ownNights }, 298_000)).toMatchObject({
      nights: 0,
      annualIncome: 0,
      roi: 0,
    });
  });
});

describe('paybackYear', () => {
  it.each([
    ['2027-03-31', 14.4, 2041],
    ['2027-03-31', 14.9, 2042],
    ['2027-01-01T00:00:00Z', 0, 2027],
    ['2027-12-31', 0.1, 2028],
  ])('of %s and %s years is %s', (start, years, year) => {
    expect(paybackYear(start, years)).toBe(year);
  });
});
