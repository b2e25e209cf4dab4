import { compareWithForecast } from '../../../src/domain/forecast-result';

const scenario = (name: string, occupancy: number) => ({
  scenario: name,
  costPerDay: 180,
  occupancy,
  managementFee: 20,
  tax: 10,
});

const year = (from: string, to: string, occupancy: number) => ({
  from,
  to,
  homes: 5,
  costPerDay: 176,
  occupancy,
});

const project = {
  priceConstruction: 276_000,
  forecast: [scenario('pessimistic', 50), scenario('realistic', 66)],
  results: [year('2025-08-01', '2026-07-31', 64)],
};

describe('compareWithForecast', () => {
  it('counts both returns alike: fee and taxes of the scenario, price at the construction stage', () => {
    const comparison = compareWithForecast(project);
    expect(comparison?.forecast.occupancy).toBe(66);
    expect(comparison?.forecast.roi).toBeCloseTo(11, 1);
    expect(comparison?.result.roi).toBeCloseTo(10.4, 1);
  });

  it('takes the latest year', () => {
    const results = [year('2026-08-01', '2027-07-31', 70), ...project.results];
    expect(compareWithForecast({ ...project, results })?.year.to).toBe('2027-07-31');
  });

  it.each([
    ['a result', { results: [] }],
    ['a realistic scenario', { forecast: [scenario('optimistic', 80)] }],
    ['a price', { priceConstruction: null }],
  ])('compares nothing without %s', (_, missing) => {
    expect(compareWithForecast({ ...project, ...missing })).toBeUndefined();
  });
});
