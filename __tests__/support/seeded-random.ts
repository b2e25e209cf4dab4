/**
 * Numbers that look random and are the same for a seed, so that a failure can be repeated.
 *
 * @param seed - a whole number
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  // mulberry32: 32 bits of state, evenly spread.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    /** A whole number from 0 to `most`, both included. */
    upTo,
    /** One of the items. */
    pick: <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T,
  };
}
