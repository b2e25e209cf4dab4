import { computeForecast, type ForecastAssumptions } from './forecast';

/** What homes that are let brought in a year. */
export interface LettingResult {
  /** ISO 8601 dates. */
  from: string;
  to: string;
  /** Number of homes counted. */
  homes: number;
  /** US dollars a night. */
  costPerDay: number;
  /** Nights let, percent of the year. */
  occupancy: number;
}

interface LetProject {
  priceConstruction: number | null;
  forecast: ReadonlyArray<ForecastAssumptions & { scenario: string }>;
  results: readonly LettingResult[];
}

/** Figures of a forecast that are compared, in their order. */
export const COMPARED = ['costPerDay', 'occupancy', 'roi'] as const;

interface Figures {
  costPerDay: number;
  occupancy: number;
  /** Percent of the price. */
  roi: number;
}

export interface Comparison {
  year: LettingResult;
  forecast: Figures;
  result: Figures;
}

/** The scenario that results are compared with. */
const PROMISED = 'realistic';

/**
 * Compares the latest year of letting with the realistic scenario. Both returns are counted alike: the
 * fee and the taxes of the scenario, the price at the construction stage.
 *
 * @returns undefined without a result, a realistic scenario or a price
 */
export function compareWithForecast(project: LetProject): Comparison | undefined {
  const { priceConstruction: price, forecast, results } = project;
  const promised = forecast.find(({ scenario }) => scenario === PROMISED);
  const year = [...results].sort((a, b) => b.to.localeCompare(a.to))[0];
  if (!promised || !year || !price) return undefined;
  const figures = (assumptions: ForecastAssumptions): Figures => ({
    costPerDay: assumptions.costPerDay,
    occupancy: assumptions.occupancy,
    roi: computeForecast(assumptions, price).roi ?? 0,
  });
  const { costPerDay, occupancy } = year;
  return {
    year,
    forecast: figures(promised),
    result: figures({ ...promised, costPerDay, occupancy }),
  };
}
