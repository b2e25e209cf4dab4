/** Scenarios of the investment forecast, worst first (specification, section 3). */
export const SCENARIOS = ['pessimistic', 'realistic', 'optimistic'] as const;
export type Scenario = (typeof SCENARIOS)[number];

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

/** Whether a word from the CMS is one of the scenarios. */
export function isScenario(value: string): value is Scenario {
  return (SCENARIOS as readonly string[]).includes(value);
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
