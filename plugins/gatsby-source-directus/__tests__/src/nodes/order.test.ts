import { assignOrder } from '../../../src/nodes/order';

const numbersOf = (sorted: string[], orders: Map<string, number>) =>
  sorted.map((key) => orders.get(key) ?? Number.NaN);

/** How many keys have another number than before. */
const moved = (before: Map<string, number>, after: Map<string, number>) =>
  [...after].filter(([key, value]) => before.has(key) && before.get(key) !== value).length;

describe('order numbers', () => {
  const start = assignOrder(['a', 'b', 'c', 'd'], new Map());

  it('ascend', () => {
    expect(numbersOf(['a', 'b', 'c', 'd'], start)).toEqual([1024, 2048, 3072, 4096]);
  });

  it.each([
    ['nothing changed', ['a', 'b', 'c', 'd'], 0],
    ['one comes first', ['n', 'a', 'b', 'c', 'd'], 0],
    ['one comes last', ['a', 'b', 'c', 'd', 'n'], 0],
    ['two come in between', ['a', 'n', 'm', 'b', 'c', 'd'], 0],
    ['one goes', ['a', 'c', 'd'], 0],
    ['the last becomes the first', ['d', 'a', 'b', 'c'], 1],
    ['the first becomes the last', ['b', 'c', 'd', 'a'], 1],
    ['two change places', ['b', 'a', 'c', 'd'], 1],
    ['all turn round', ['d', 'c', 'b', 'a'], 3],
  ])('when %s only the moved ones get another number', (_name, sorted, expected) => {
    const after = assignOrder(sorted, start);
    const numbers = numbersOf(sorted, after);
    expect([...numbers].sort((first, second) => first - second)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(sorted.length);
    expect(moved(start, after)).toBe(expected);
  });

  it('begin anew where no room is left between two neighbours', () => {
    const tight = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    expect(numbersOf(['a', 'n', 'b'], assignOrder(['a', 'n', 'b'], tight))).toEqual([
      1024, 2048, 3072,
    ]);
  });

  it('stay whole numbers of 32 bits after a thousand insertions at the front and in one place', () => {
    let keys = ['a', 'z'];
    let orders = assignOrder(keys, new Map());
    for (let index = 0; index < 1000; index += 1) {
      keys =
        index % 2 === 0 ? [`f${index}`, ...keys] : [keys[0] ?? '', `m${index}`, ...keys.slice(1)];
      orders = assignOrder(keys, orders);
      const numbers = numbersOf(keys, orders);
      expect(
        numbers.every((number) => Number.isInteger(number) && Math.abs(number) < 2 ** 31),
      ).toBe(true);
      expect([...numbers].sort((first, second) => first - second)).toEqual(numbers);
    }
  });

  it('begin anew at the edge of 32 bits', () => {
    const edge = new Map([['a', 2 ** 31 - 10]]);
    expect(numbersOf(['a', 'n'], assignOrder(['a', 'n'], edge))).toEqual([1024, 2048]);
  });

  it('are none where there are no items', () => {
    expect(assignOrder([], start).size).toBe(0);
  });
});
