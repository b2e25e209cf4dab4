/**
 * The value that a share of the values does not exceed, interpolated between its neighbours.
 *
 * @param share - from 0 to 1
 * @returns NaN for no values
 */
export function quantile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  const place = (ordered.length - 1) * share;
  const [below, above] = [ordered[Math.floor(place)], ordered[Math.ceil(place)]];
  if (below === undefined || above === undefined) return NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How far apart the middle half of the values lies. */
export const interquartileRange = (values: readonly number[]): number =>
  quantile(values, 0.75) - quantile(values, 0.25);

/**
 * How many times the base the values are, as the median of the ratios of each round: load on the
 * machine that changes between rounds leaves it alone.
 *
 * @param values - one of each round
 * @param base - of the same rounds
 * @returns NaN where no round has a base other than 0
 */
export const medianRatio = (values: readonly number[], base: readonly number[]): number =>
  median(values.flatMap((value, round) => (base[round] ? [value / base[round]] : [])));
