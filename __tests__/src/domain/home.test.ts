import {
  cheapestUnit,
  countHomes,
  homeStatus,
  isSoldOut,
  lowestPrice,
  middleOf,
  outlineCorners,
  rangeOf,
  soldLast,
  unitStatus,
} from '../../../src/domain/home';

const unit = (name: string, priceConstruction: number | null = null, sold = false) => ({
  name,
  priceConstruction,
  sold,
});

const home = (number: string, type: string, status: string) => ({ number, unit: type, status });

const HOMES = [
  home('1', 'A', 'available'),
  home('2', 'A', 'sold'),
  home('3', 'B', 'reserved'),
  home('4', 'B', 'sold'),
  home('5', 'C', 'sold'),
];

describe('unitStatus', () => {
  it.each([
    ['A', 'available'],
    ['B', 'reserved'],
    ['C', 'sold'],
    ['without homes', 'available'],
  ])('of %s is %s', (name, status) => {
    expect(unitStatus(unit(name), HOMES)).toBe(status);
  });

  it('is sold where the editors say so', () => {
    expect(unitStatus(unit('A', null, true), HOMES)).toBe('sold');
  });
});

describe('homeStatus', () => {
  it('is sold with its whole type, and where the word is unknown', () => {
    expect(homeStatus(home('1', 'A', 'available'), [unit('A', null, true)])).toBe('sold');
    expect(homeStatus(home('1', 'A', 'perhaps'), [unit('A')])).toBe('sold');
    expect(homeStatus(home('1', 'A', 'reserved'), [unit('A')])).toBe('reserved');
  });
});

describe('countHomes', () => {
  it('counts what is left of a project and of a type', () => {
    const units = ['A', 'B', 'C'].map((name) => unit(name));
    expect(countHomes(HOMES, units)).toEqual({ left: 1, total: 5 });
    expect(countHomes(HOMES, units, 'B')).toEqual({ left: 0, total: 2 });
  });

  it('says nothing where no homes are entered', () => {
    expect(countHomes([], [unit('A')])).toBeUndefined();
    expect(countHomes(HOMES, [unit('D')], 'D')).toBeUndefined();
  });
});

describe('lowestPrice', () => {
  const lowest = (own: number | null, ...units: ReturnType<typeof unit>[]) =>
    lowestPrice('priceConstruction', own, units, []);

  it('is that of the cheapest type that is not sold', () => {
    expect(lowest(1, unit('A', 148_000, true), unit('B', 224_000), unit('C', 358_000))).toBe(
      224_000,
    );
  });

  it.each<[string, ReturnType<typeof unit>[]]>([
    ['there are no types', []],
    ['no type has a price', [unit('A'), unit('B', 0)]],
    ['everything is sold', [unit('A', 148_000, true)]],
  ])('is the project’s own where %s', (_, units) => {
    expect(lowest(276_000, ...units)).toBe(276_000);
  });

  it('is on request where only what is sold has a price', () => {
    expect(lowest(276_000, unit('A', 148_000, true), unit('B'))).toBeNull();
  });

  it('leaves out a type whose last home is sold', () => {
    const units = [unit('C', 100_000), unit('A', 200_000)];
    expect(lowestPrice('priceConstruction', null, units, HOMES)).toBe(200_000);
    expect(cheapestUnit(units, HOMES)?.name).toBe('A');
  });
});

describe('isSoldOut', () => {
  it.each([
    [true, [unit('A')], true],
    [false, [unit('A', 1, true)], true],
    [false, [unit('A', 1, true), unit('B')], false],
    [false, [], false],
  ])('sold %s with %j: %s', (sold, units, expected) => {
    expect(isSoldOut(sold, units, [])).toBe(expected);
  });
});

describe('soldLast', () => {
  it('keeps the order of the editors otherwise', () => {
    const units = [unit('C'), unit('B'), unit('A')];
    expect(soldLast(units, HOMES).map(({ name }) => name)).toEqual(['B', 'A', 'C']);
  });
});

describe('rangeOf', () => {
  const price = (entry: ReturnType<typeof unit>) => entry.priceConstruction;

  it('counts what can be bought, all where nothing can', () => {
    expect(rangeOf([unit('A', 2), unit('D', 5), unit('C', 9)], HOMES, price)).toEqual({
      min: 2,
      max: 5,
    });
    expect(rangeOf([unit('C', 9)], HOMES, price)).toEqual({ min: 9, max: 9 });
    expect(rangeOf([unit('A')], HOMES, price)).toBeUndefined();
  });
});

describe('outlines', () => {
  it('are read into corners with their middle', () => {
    const corners = outlineCorners('10,20 30,20 30,45.5 10,45.5');
    expect(corners).toHaveLength(4);
    expect(middleOf(corners)).toEqual({ x: 20, y: 32.75 });
  });

  it('leave out what is no corner', () => {
    expect(outlineCorners('10,20 x')).toEqual([{ x: 10, y: 20 }]);
  });
});
