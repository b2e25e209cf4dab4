import {
  computeForecast,
  cumulativeNetIncome,
  FORECAST_YEARS,
  orderScenarios,
  paybackYears,
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
    expect(sums).toHaveLength(FORECAST_YEARS + 1);
    expect(sums.at(-1)).toBe(16_425 * FORECAST_YEARS);
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
