/* eslint-disable no-restricted-properties -- Gatsby writes these values into the bundle; `env.ts` has checked them */

/** The maps' provider; OpenStreetMap where none is configured. */
export const MAP = {
  /** Address of the tiles, with `{z}`, `{x}` and `{y}` in it. */
  tilesUrl:
    process.env.GATSBY_MAP_TILES_URL?.trim() || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  /** Attribution of the map, HTML; its licence requires it. */
  attribution:
    process.env.GATSBY_MAP_ATTRIBUTION?.trim() ||
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  /** Page with a full map of a place, with `{lat}` and `{lon}` in it. */
  openUrl:
    process.env.GATSBY_MAP_OPEN_URL?.trim() ||
    'https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=16/{lat}/{lon}',
};
