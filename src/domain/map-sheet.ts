import type { Coordinates } from './geo';

/** A rectangle between two meridians and two parallels, WGS 84 degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A drawn map: a file in `static/maps` and the rectangle that it shows. */
export interface MapSheet {
  file: string;
  bounds: Bounds;
}

/** Maps that `scripts/maps.ts` draws. */
export const SHEETS = {
  island: {
    file: '/maps/island.svg',
    bounds: { west: 114.38, south: -8.92, east: 115.78, north: -8.0 },
  },
  coast: {
    file: '/maps/coast.svg',
    bounds: { west: 115.1, south: -8.677, east: 115.16, north: -8.627 },
  },
  kyiv: {
    file: '/maps/kyiv.svg',
    bounds: { west: 30.5075, south: 50.4444, east: 30.5265, north: 50.4544 },
  },
} as const satisfies Readonly<Record<string, MapSheet>>;

/** Sheets on which single places are shown, the most detailed first. */
const DETAILED = [SHEETS.coast, SHEETS.kyiv] as const;

const RADIANS = Math.PI / 180;

/** Width of a rectangle in its height, as it is seen from above. */
export function aspectOf({ west, south, east, north }: Bounds): number {
  return ((east - west) * Math.cos(((south + north) / 2) * RADIANS)) / (north - south);
}

/** Width of a drawing, SVG units. */
export const DRAWING_WIDTH = 1200;

/** Size of a sheet's drawing, SVG units. */
export const sizeOf = (bounds: Bounds) => ({
  width: DRAWING_WIDTH,
  height: Math.round(DRAWING_WIDTH / aspectOf(bounds)),
});

export const isWithin = (
  { west, south, east, north }: Bounds,
  { latitude, longitude }: Coordinates,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The drawn map with a place on it; undefined where none has been drawn. */
export function sheetWith(place: Coordinates): MapSheet | undefined {
  return DETAILED.find(({ bounds }) => isWithin(bounds, place));
}

/** A position in a rectangle, percent of its width and height from the upper left corner. */
export interface Position {
  left: number;
  top: number;
}

/** Where a place is in a rectangle; outside of it, below 0 or above 100. */
export function positionIn(bounds: Bounds, { latitude, longitude }: Coordinates): Position {
  const { west, south, east, north } = bounds;
  return {
    left: ((longitude - west) / (east - west)) * 100,
    top: ((north - latitude) / (north - south)) * 100,
  };
}

/** A side of `length` around a point, moved so that it stays within its limits. */
function sideAround(point: number, length: number, from: number, to: number): [number, number] {
  if (length >= to - from) return [from, to];
  const start = Math.min(Math.max(point - length / 2, from), to - length);
  return [start, start + length];
}

/**
 * The part of a rectangle around a place; it never leaves the rectangle.
 *
 * @param zoom - how many times a length of the part is larger than on the whole
 */
export function partAround(bounds: Bounds, place: Coordinates, zoom: number): Bounds {
  const { west, south, east, north } = bounds;
  const [left, right] = sideAround(place.longitude, (east - west) / zoom, west, east);
  const [bottom, top] = sideAround(place.latitude, (north - south) / zoom, south, north);
  return { west: left, south: bottom, east: right, north: top };
}

/** How a picture of the whole is laid out so that only a part of it is seen, percent of the part. */
export function layoutOf(whole: Bounds, part: Bounds): Position & { width: number } {
  const { left, top } = positionIn(part, { longitude: whole.west, latitude: whole.north });
  return { left, top, width: ((whole.east - whole.west) / (part.east - part.west)) * 100 };
}
