/** Scenarios of the investment forecast, worst first (specification, section 3). */
export const SCENARIOS = ['pessimistic', 'realistic', 'optimistic'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Years that the site looks ahead: long enough to compare, short enough to be believed. */
export const FORECAST_YEARS = 5;

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

export interface ForecastAssumptions {
  /** US dollars a night. */
  costPerDay: number;
  /** Nights let, percent of the year. */
  occupancy: number;
  /** Management company, percent of the revenue. */
  managementFee: number;
  /** Taxes, percent of the revenue. */
  tax: number;
}

export interface Forecast {
  /** US dollars an average month. */
  monthlyRevenue: number;
  /** US dollars a year, before costs. */
  annualIncome: number;
  /** US dollars a year, minus the management company and taxes. */
  netIncome: number;
  /** Net income in percent of the price; undefined where there is no price. */
  roi: number | undefined;
}

/**
 * Computes what a scenario earns in a year of 365 days (columns of the specification, section 3).
 *
 * @param assumptions - what the scenario assumes
 * @param price - what the buyer pays, US dollars; nothing or 0 where it is on request
 */
export function computeForecast(assumptions: ForecastAssumptions, price?: number | null): Forecast {
  const { costPerDay, occupancy, managementFee, tax } = assumptions;
  const annualIncome = (costPerDay * DAYS_A_YEAR * occupancy) / 100;
  const netIncome = (annualIncome * (100 - managementFee - tax)) / 100;
  return {
    monthlyRevenue: annualIncome / MONTHS_A_YEAR,
    annualIncome,
    netIncome,
    roi: price ? (netIncome / price) * 100 : undefined,
  };
}

/**
 * What the net income adds up to, year after year: nothing at the hand-over, then the end of each
 * year. The income of a year is taken as the same in all of them.
 *
 * @param netIncome - US dollars a year
 * @param years - how many to look ahead
 * @returns `years + 1` sums, US dollars
 * @example cumulativeNetIncome(10_000, 2) // => [0, 10_000, 20_000]
 */
export function cumulativeNetIncome(netIncome: number, years: number = FORECAST_YEARS): number[] {
  return Array.from({ length: years + 1 }, (_, year) => netIncome * year);
}

/**
 * Nights let in a year.
 *
 * @param occupancy - percent of the year
 * @returns whole nights
 * @example nightsLet(63) // => 230
 */
export function nightsLet(occupancy: number): number {
  return Math.round((DAYS_A_YEAR * occupancy) / 100);
}

/**
 * Years until the net income has added up to the price.
 *
 * @param netIncome - US dollars a year
 * @param price - what the buyer pays, US dollars; nothing or 0 where it is on request
 * @returns undefined where there is no price or nothing is earned
 * @example paybackYears(25_000, 250_000) // => 10
 */
export function paybackYears(netIncome: number, price?: number | null): number | undefined {
  if (!price || price < 0 || netIncome <= 0) return undefined;
  return price / netIncome;
}

/** Sorts scenarios worst first; unknown ones are left out, and so is a second one of a kind. */
export function orderScenarios<T extends { scenario: string }>(
  rows: readonly T[],
): Array<T & { scenario: Scenario }> {
  return SCENARIOS.flatMap((scenario) => {
    const row = rows.find((candidate) => candidate.scenario === scenario);
    return row ? [{ ...row, scenario }] : [];
  });
}
