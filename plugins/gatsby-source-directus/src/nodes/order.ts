/** Gap between neighbours, so that an item can be inserted without renumbering the others. */
const GAP = 1024;
/** GraphQL's Int has 32 bits. */
const MAX_ORDER = 2 ** 31 - 1;

/** Positions of a longest increasing subsequence; its members keep their numbers. */
function longestAscending(values: readonly (number | undefined)[]): Set<number> {
  /** `tails[n]` is the last position of the best subsequence of length n + 1. */
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
 * Numbers sorted items with as few changes to their earlier numbers as possible: an edited date or
 * a new item must not rewrite every other page of its type. Sorting by the columns themselves
 * would: Directus numbers `sort` anew for all rows that an item is dragged past. With the last of
 * the eight demo projects dragged to the top, a build writes 6 nodes and runs 34 queries by these
 * numbers, 24 nodes and 43 queries by the column, and 3 nodes more for each further project.
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
