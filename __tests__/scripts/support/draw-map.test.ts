/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { drawMaps } from '../../../scripts/support/draw-map';
import { SHORE } from '../../../scripts/support/map-geography';
import { DEMO } from '../../../cms/demo';
import { offsetMetres } from '../../../src/domain/geo';
import { isWithin, SHEETS } from '../../../src/domain/map-sheet';

describe('the drawn maps', () => {
  it.each([...drawMaps()])('%s is what the script draws', (file, svg) => {
    expect(readFileSync(`static${file}`, 'utf8')).toBe(svg);
  });
});

/** Metres from a place to the drawn shore. */
function toShore(place: { latitude: number; longitude: number }): number {
  const points = SHORE.map(([longitude, latitude]) => {
    const { east, north } = offsetMetres(place, { latitude, longitude });
    return [east, north] as const;
  });
  return Math.min(
    ...points.slice(1).map(([x2, y2], index) => {
      const [x1, y1] = points[index] ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const part = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x1 + part * dx, y1 + part * dy);
    }),
  );
}

describe('the demo projects on the map', () => {
  it.each(DEMO.projects.map((project) => [project.slug, project] as const))(
    '%s lies on the drawn coast',
    (_, { latitude = 0, longitude = 0 }) => {
      expect(isWithin(SHEETS.coast.bounds, { latitude, longitude })).toBe(true);
    },
  );

  it.each([
    ['teak-house', 400],
    ['long-pool-residences', 700],
    ['echo-beach-apartments', 600],
    ['pavilion-pererenan', 900],
    ['stone-garden', 1_100],
    ['north-shore', 150],
    ['rice-terrace-villas', 3_400],
  ])('%s is as far from the shore as its text says', (slug, metres) => {
    const project = DEMO.projects.find((each) => each.slug === slug);
    const { latitude = 0, longitude = 0 } = project ?? {};
    expect(Math.abs(toShore({ latitude, longitude }) - metres)).toBeLessThan(50);
  });
});
