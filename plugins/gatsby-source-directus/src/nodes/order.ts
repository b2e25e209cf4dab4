/** Room between neighbours, so that an item can move in between without touching the others. */
const GAP = 1024;
/** GraphQL's Int has 32 bits. */
const MAX_ORDER = 2 ** 31 - 1;

/** Positions of the longest run that ascends already; its members can keep their numbers. */
function longestAscending(values: readonly (number | undefined)[]): Set<number> {
  /** `tails[n]` is the position that ends the best run of length n + 1. */
  const tails: number[] = [];
  const previous = new Map<number, number>();
  const at = (position: number | undefined) =>
    position === undefined ? undefined : values[position];
  values.forEach((value, position) => {
    if (value === undefined) return;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((at(tails[middle]) ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    const before = tails[low - 1];
    if (before !== undefined) previous.set(position, before);
    tails[low] = position;
  });
  const kept = new Set<number>();
  let current = tails.at(-1);
  while (current !== undefined) {
    kept.add(current);
    current = previous.get(current);
  }
  return kept;
}

const evenly = (keys: readonly string[]) =>
  new Map(keys.map((key, index) => [key, (index + 1) * GAP]));

/**
 * Numbers sorted items so that as few of them as possible get another number than before: an
 * edited date or a new item must not rewrite every other page of its type.
 *
 * @param sorted Keys in their order.
 * @param before The numbers they had.
 * @returns Ascending whole numbers; the distance between two of them means nothing.
 */
export function assignOrder(
  sorted: readonly string[],
  before: ReadonlyMap<string, number>,
): Map<string, number> {
  const old = sorted.map((key) => before.get(key));
  const kept = longestAscending(old);
  if (kept.size === 0) return evenly(sorted);
  const numbers = old.map((value, position) => (kept.has(position) ? value : undefined));
  let start = 0;
  while (start < numbers.length) {
    if (numbers[start] !== undefined) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < numbers.length && numbers[end] === undefined) end += 1;
    const count = end - start;
    const left = numbers[start - 1];
    const right = numbers[end];
    const first = left ?? (right ?? 0) - GAP * (count + 1);
    const step =
      left !== undefined && right !== undefined ? Math.floor((right - left) / (count + 1)) : GAP;
    if (step < 1) return evenly(sorted);
    for (let offset = 0; offset < count; offset += 1) {
      numbers[start + offset] = first + step * (offset + 1);
    }
    start = end;
  }
  if (numbers.some((number) => Math.abs(number ?? 0) > MAX_ORDER)) return evenly(sorted);
  return new Map(sorted.map((key, position) => [key, numbers[position] ?? 0]));
}
