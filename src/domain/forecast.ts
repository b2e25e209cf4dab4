/** Scenarios of the investment forecast, worst first (specification, section 3). */
export const SCENARIOS = ['pessimistic', 'realistic', 'optimistic'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Least and greatest horizon of a chart, years. */
export const HORIZON = { least: 10, greatest: 30 } as const;

export const DAYS_A_YEAR = 365;
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
 * Computes revenue, income and return of a scenario in a year of 365 days (columns of the
 * specification, section 3).
 *
 * @param assumptions - of the scenario
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
 * Cumulative net income: 0 at the hand-over, then at the end of each year. The income is taken as
 * the same in all years.
 *
 * @param netIncome - US dollars a year
 * @param years - how many to look ahead
 * @returns `years + 1` sums, US dollars
 * @example cumulativeNetIncome(10_000, 2) // => [0, 10_000, 20_000]
 */
export function cumulativeNetIncome(netIncome: number, years: number = HORIZON.least): number[] {
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

/**
 * Horizon of a chart that shows when the price has come back: ten years at least.
 *
 * @param payback - years, if it comes back at all
 * @example horizonYears(9.2) // => 10
 * @example horizonYears(12.4) // => 13
 */
export function horizonYears(payback: number | undefined): number {
  if (payback === undefined) return HORIZON.least;
  return Math.min(HORIZON.greatest, Math.max(HORIZON.least, Math.ceil(payback + 0.5)));
}

/**
 * Years of a lease that are left, as contracts count them: by calendar year.
 *
 * @param leaseUntil - ISO 8601 date of its last day; nothing where there is no lease
 * @param today - ISO 8601 date
 * @returns undefined without a lease
 * @example leaseYears('2054-06-30', '2026-11-23') // => 28
 */
export function leaseYears(leaseUntil: string | null, today: string): number | undefined {
  if (!leaseUntil) return undefined;
  return Math.max(0, Number(leaseUntil.slice(0, 4)) - Number(today.slice(0, 4)));
}

export interface RemainderCosts {
  /** US dollars a year; 0 where they are not known. */
  runningCosts: number;
  /** Years of the lease that are left; undefined without a lease. */
  leaseYears: number | undefined;
}

export interface Remainder {
  /** US dollars a year: what a year of the lease uses up of the price; 0 without a lease. */
  leaseCost: number;
  /** US dollars a year, after running costs. */
  afterCosts: number;
  /** US dollars a year, after running costs and a year of the lease. */
  afterLease: number;
  /** `afterLease` in percent of the price; undefined where there is no price. */
  share: number | undefined;
}

/**
 * What remains of the net income after the costs that ROI leaves out.
 *
 * @param netIncome - US dollars a year, minus the management company and taxes
 * @param price - what the buyer pays, US dollars; nothing or 0 where it is on request
 */
export function remainderOf(
  netIncome: number,
  { runningCosts, leaseYears: years }: RemainderCosts,
  price?: number | null,
): Remainder {
  const leaseCost = price && years ? price / years : 0;
  const afterCosts = netIncome - runningCosts;
  const afterLease = afterCosts - leaseCost;
  return {
    leaseCost,
    afterCosts,
    afterLease,
    share: price ? (afterLease / price) * 100 : undefined,
  };
}

/** Whether and when a price comes back: `late` is after the end of the lease. */
export type Payback =
  { outcome: 'never' } | { outcome: 'late'; years: number } | { outcome: 'within'; years: number };

/** Years after which nobody waits for a price to come back. */
const A_LIFETIME = 100;

/**
 * Whether the price comes back while the lease runs.
 *
 * @param yearly - US dollars a year that stay with the owner
 * @param price - what the buyer pays, US dollars
 * @param years - of the lease after the hand-over; undefined without a lease
 */
export function paybackOf(
  yearly: number,
  price: number | null | undefined,
  years: number | undefined,
): Payback {
  const needed = paybackYears(yearly, price);
  if (needed === undefined || needed > A_LIFETIME) return { outcome: 'never' };
  return { outcome: years !== undefined && needed > years ? 'late' : 'within', years: needed };
}

const MILLISECONDS_A_YEAR = 365.25 * 24 * 60 * 60 * 1000;

/**
 * The calendar year in which a price has come back.
 *
 * @param start - ISO 8601 date on which letting begins
 * @param years - from then on
 * @example paybackYear('2027-03-31', 14.4) // => 2041
 */
export function paybackYear(start: string, years: number): number {
  const moment = Date.parse(`${start.slice(0, 10)}T00:00:00Z`) + years * MILLISECONDS_A_YEAR;
  return new Date(moment).getUTCFullYear();
}

/** What a visitor computes with. */
export interface OwnAssumptions extends ForecastAssumptions {
  /** Nights a year that the owner stays; they cannot be let. */
  ownNights: number;
}

/**
 * Computes a year with nights of one's own: the occupancy is that of the nights that can be let.
 *
 * @param price - what the buyer pays, US dollars; nothing or 0 where it is on request
 */
export function computeOwnForecast(
  { ownNights, ...assumptions }: OwnAssumptions,
  price?: number | null,
): Forecast & { nights: number; management: number; taxes: number } {
  const free = Math.min(DAYS_A_YEAR, Math.max(0, DAYS_A_YEAR - ownNights));
  const occupancy = (assumptions.occupancy * free) / DAYS_A_YEAR;
  const forecast = computeForecast({ ...assumptions, occupancy }, price);
  return {
    ...forecast,
    nights: nightsLet(occupancy),
    management: (forecast.annualIncome * assumptions.managementFee) / 100,
    taxes: (forecast.annualIncome * assumptions.tax) / 100,
  };
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

/** Return of the realistic scenario in percent of the price; undefined without price or forecast. */
export function realisticReturn({
  forecast,
  priceConstruction,
}: {
  readonly forecast: readonly (ForecastAssumptions & { readonly scenario: string })[];
  readonly priceConstruction: number | null;
}): number | undefined {
  const row = forecast.find(({ scenario }) => scenario === 'realistic');
  return row && computeForecast(row, priceConstruction).roi;
}
