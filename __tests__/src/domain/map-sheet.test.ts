import {
  aspectOf,
  isWithin,
  layoutOf,
  partAround,
  positionIn,
  SHEETS,
  sheetWith,
} from '../../../src/domain/map-sheet';

const bounds = { west: 10, south: -2, east: 14, north: 2 };

describe('positionIn', () => {
  it.each([
    [
      { longitude: 10, latitude: 2 },
      { left: 0, top: 0 },
    ],
    [
      { longitude: 12, latitude: 0 },
      { left: 50, top: 50 },
    ],
    [
      { longitude: 15, latitude: -3 },
      { left: 125, top: 125 },
    ],
  ])('of %j is %j', (place, expected) => {
    expect(positionIn(bounds, place)).toEqual(expected);
  });
});

describe('aspectOf', () => {
  it('is 1 for a square at the equator and narrower towards a pole', () => {
    expect(aspectOf(bounds)).toBeCloseTo(1, 3);
    expect(aspectOf({ ...bounds, south: 58, north: 62 })).toBeCloseTo(0.5, 2);
  });
});

describe('sheetWith', () => {
  it.each([
    ['a house in Berawa', { latitude: -8.66, longitude: 115.14 }, SHEETS.coast],
    ['an office in Kyiv', { latitude: 50.4497, longitude: 30.5168 }, SHEETS.kyiv],
    ['a place elsewhere', { latitude: 40, longitude: 10 }, undefined],
  ])('finds the drawn map of %s', (_, place, sheet) => {
    expect(sheetWith(place)).toBe(sheet);
  });
});

describe('partAround', () => {
  it('has the place in its middle', () => {
    const part = partAround(bounds, { longitude: 12, latitude: 0 }, 2);
    expect(part).toEqual({ west: 11, south: -1, east: 13, north: 1 });
  });

  it('never leaves the whole', () => {
    const corner = { longitude: 14, latitude: -2 };
    const part = partAround(bounds, corner, 2);
    expect(part).toEqual({ west: 12, south: -2, east: 14, north: 0 });
    expect(isWithin(part, corner)).toBe(true);
    expect(partAround(bounds, corner, 0.5)).toEqual(bounds);
  });
});

describe('layoutOf', () => {
  it('enlarges the picture of the whole and moves it so that the part is seen', () => {
    const part = { west: 11, south: -1, east: 13, north: 1 };
    expect(layoutOf(bounds, part)).toEqual({ left: -50, top: -50, width: 200 });
    expect(layoutOf(bounds, bounds)).toEqual({ left: 0, top: 0, width: 100 });
  });
});
