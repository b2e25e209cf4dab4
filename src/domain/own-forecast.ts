import type { ForecastAssumptions } from './forecast';

/** A range of a field, both ends included. */
interface Limit {
  min: number;
  max: number;
}

/** What a visitor may enter. */
export const OWN_LIMITS = {
  /** US dollars a night. */
  night: { min: 10, max: 2000 },
  /** Percent of the nights that can be let. */
  occupancy: { min: 0, max: 100 },
  /** Nights a year of one's own. */
  own: { min: 0, max: 180 },
} as const satisfies Readonly<Record<string, Limit>>;

export type OwnFigure = keyof typeof OWN_LIMITS;

/** What a visitor computes with, as it stands in the address. */
export interface OwnForecast extends Record<OwnFigure, number> {
  /** Name of the type; undefined where none has a price. */
  unit: string | undefined;
  /** Code of the currency beside US dollars; undefined for none. */
  currency: string | undefined;
}

/** What can be chosen, and what is meant where the address says nothing. */
export interface OwnChoices {
  units: readonly string[];
  currencies: readonly string[];
  assumptions: Pick<ForecastAssumptions, 'costPerDay' | 'occupancy'>;
}

/** Brings a figure into its limits; whole, as the fields are. */
export function withinLimits(figure: OwnFigure, value: number): number {
  const { min, max } = OWN_LIMITS[figure];
  return Math.min(max, Math.max(min, Math.round(value)));
}

const NAMES = ['unit', 'night', 'occupancy', 'own', 'currency'] as const;

/** Whether an address has figures of a visitor. */
export const hasOwnForecast = (search: string): boolean => new URLSearchParams(search).has('night');

/**
 * Reads the figures of an address. What is missing or cannot be is that of the scenario, a figure out
 * of its limits the nearest within.
 *
 * @param search - query, with or without `?`
 */
export function readOwnForecast(search: string, choices: OwnChoices): OwnForecast {
  const params = new URLSearchParams(search);
  const figure = (name: OwnFigure, usual: number) => {
    const text = params.get(name)?.trim();
    const value = Number(text);
    return withinLimits(name, text && Number.isFinite(value) ? value : usual);
  };
  const { units, currencies, assumptions } = choices;
  return {
    unit: units.find((name) => name === params.get('unit')) ?? units[0],
    night: figure('night', assumptions.costPerDay),
    occupancy: figure('occupancy', assumptions.occupancy),
    own: figure('own', 0),
    currency: currencies.find((code) => code === params.get('currency')),
  };
}

/**
 * Writes the figures into a query; other parameters stay.
 *
 * @returns with `?`
 */
export function writeOwnForecast(search: string, forecast: OwnForecast): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = forecast[name];
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  return `?${params.toString()}`;
}

export interface PaymentStage {
  stage: string;
  /** Percent of the price. */
  share: number;
  /** ISO 8601 date. */
  date: string | null;
}

/** A stage with its sum. */
export interface Payment extends PaymentStage {
  /** US dollars. */
  amount: number;
}

/**
 * The sums of the stages of payment. They add up to the price: the last one takes what rounding
 * leaves, as long as the shares add up to 100 percent.
 */
export function paymentsOf(price: number, stages: readonly PaymentStage[]): Payment[] {
  const amounts = stages.map(({ share }) => Math.round((price * share) / 100));
  const shares = stages.reduce((sum, { share }) => sum + share, 0);
  const rest = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0);
  return stages.map((stage, index) => ({
    ...stage,
    amount:
      index === stages.length - 1 && Math.abs(shares - 100) < 0.01
        ? price - rest
        : (amounts[index] ?? 0),
  }));
}
