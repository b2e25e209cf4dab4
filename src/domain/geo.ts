/** A point on the globe, WGS 84 degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const METRES_A_DEGREE = 111_320;

/** Radii that distances are drawn at, metres. */
const RADII = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;

/** Radius of a drawing without other places nearby, metres. */
const LONELY_RADIUS = 1_000;

/**
 * Whether both coordinates are there and within range; the editors may leave them out, or give one
 * of them only.
 */
export function hasCoordinates<
  T extends { readonly latitude?: number | null; readonly longitude?: number | null },
>(item: T): item is T & Coordinates {
  const { latitude, longitude } = item;
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}

/**
 * Offset from one point to another, on a plane: accurate to a percent over the tens of kilometres
 * that the site's maps show.
 *
 * @returns metres to the east and to the north
 */
export function offsetMetres(from: Coordinates, to: Coordinates): { east: number; north: number } {
  const latitude = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return {
    east: (to.longitude - from.longitude) * METRES_A_DEGREE * Math.cos(latitude),
    north: (to.latitude - from.latitude) * METRES_A_DEGREE,
  };
}

/**
 * The radius of a drawing: the smallest round one that includes all other places; those beyond the
 * largest are not drawn.
 *
 * @param distances - metres from the place in the middle
 * @returns metres
 * @example drawingRadius([420, 1_800]) // => 2_000
 */
export function drawingRadius(distances: readonly number[]): number {
  const largest = RADII.at(-1) ?? LONELY_RADIUS;
  const near = distances.filter((distance) => distance <= largest);
  if (near.length === 0) return LONELY_RADIUS;
  const farthest = Math.max(...near);
  return RADII.find((radius) => radius >= farthest) ?? largest;
}
