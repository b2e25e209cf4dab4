import { drawingRadius, hasCoordinates, offsetMetres } from '../../../src/domain/geo';

describe('hasCoordinates', () => {
  it.each<[number | null | undefined, number | null | undefined, boolean]>([
    [-8.65, 115.13, true],
    [0, 0, true],
    [90, -180, true],
    [null, 115.13, false],
    [-8.65, null, false],
    [undefined, undefined, false],
    [115.13, -8.65, false],
    [-8.65, 181, false],
    [NaN, 115.13, false],
  ])('takes %p, %p: %p', (latitude, longitude, expected) => {
    expect(hasCoordinates({ latitude, longitude })).toBe(expected);
  });
});

describe('offsetMetres', () => {
  const equator = { latitude: 0, longitude: 0 };

  it('counts a degree at the equator as 111 km in both directions', () => {
    const { east, north } = offsetMetres(equator, { latitude: 1, longitude: 1 });
    expect(north).toBeCloseTo(111_320, 0);
    expect(east / 1_000).toBeCloseTo(111.3, 1);
  });

  it('counts a degree of longitude shorter towards the poles', () => {
    const kyiv = { latitude: 60, longitude: 30 };
    const { east, north } = offsetMetres(kyiv, { latitude: 60, longitude: 31 });
    expect(east).toBeCloseTo(111_320 / 2, 0);
    expect(north).toBe(0);
  });

  it('goes west and south below zero', () => {
    const { east, north } = offsetMetres(equator, { latitude: -0.1, longitude: -0.1 });
    expect(east).toBeLessThan(0);
    expect(north).toBeLessThan(0);
  });
});

describe('drawingRadius', () => {
  it.each<[number[], number]>([
    [[], 1_000],
    [[0], 500],
    [[420, 1_800], 2_000],
    [[2_000], 2_000],
    [[2_001], 5_000],
    [[300, 9_000_000], 500],
    [[9_000_000], 1_000],
  ])('takes %p in with %d metres', (distances, radius) => {
    expect(drawingRadius(distances)).toBe(radius);
  });
});
