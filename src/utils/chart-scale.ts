/** Round steps of an axis, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Ticks of an axis: round values from 0 up to a maximum.
 *
 * @param max - largest value to show; 0 or less gives the 0 alone
 * @param about - preferred number of steps
 * @example axisTicks(320_000, 4) // => [0, 100_000, 200_000, 300_000]
 */
export function axisTicks(max: number, about: number): number[] {
  if (!(max > 0)) return [0];
  const rough = max / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/**
 * Moves labels apart so that none overlaps another. Their order stays, each moves as little as the
 * ones before allow, and all stay between 0 and the end while there is room.
 *
 * @param positions - preferred centres, in any unit and order
 * @param gap - least distance between two centres, same unit
 * @param end - largest centre allowed
 * @returns centres in the order of `positions`
 * @example spreadLabels([10, 12], 5, 100) // => [10, 15]
 */
export function spreadLabels(positions: readonly number[], gap: number, end: number): number[] {
  const order = positions
    .map((_, index) => index)
    .sort((a, b) => at(positions, a) - at(positions, b));
  const placed: number[] = [];
  let floor = 0;
  for (const index of order) {
    placed[index] = Math.max(at(positions, index), floor);
    floor = at(placed, index) + gap;
  }
  let ceiling = end;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(at(placed, index), ceiling);
    ceiling = at(placed, index) - gap;
  }
  return placed;
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;
