import {
  DRAWING_WIDTH as WIDTH,
  positionIn,
  SHEETS,
  sizeOf,
  type Bounds,
} from '../../src/domain/map-sheet';
import {
  FIELDS,
  ISLAND,
  KYIV_PARKS,
  KYIV_STREETS,
  type Line,
  MAIN_ROADS,
  RIVERS,
  SHORE,
  SIDE_ROADS,
} from './map-geography';

const COLOURS = {
  sea: '#cbd8d3',
  shallow: '#bccec8',
  land: '#efe8da',
  beach: '#d9c69d',
  field: '#dfe0cc',
  furrow: '#c6ceb6',
  river: '#a3bfb9',
  road: '#fffdf8',
  roadEdge: '#d0c4ae',
  block: '#e6ddcb',
  park: '#d3dac4',
  frame: '#a8472a',
} as const;

type Place = (line: Line) => readonly (readonly [x: number, y: number])[];

const places =
  (bounds: Bounds, height: number): Place =>
  (line) =>
    line.map(([longitude, latitude]) => {
      const { left, top } = positionIn(bounds, { longitude, latitude });
      return [(left / 100) * WIDTH, (top / 100) * height] as const;
    });

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: readonly [number, number]) => `${number(x)} ${number(y)}`;

/** A smooth curve through points: Catmull-Rom as cubic Bézier segments. */
export function curve(points: ReturnType<Place>): string {
  const at = (index: number) =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? ([0, 0] as const);
  const segments = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first as [number, number])} ${pair(second as [number, number])} ${pair(end)}`;
  });
  return `M${pair(at(0))}${segments.join('')}`;
}

const polygon = (points: ReturnType<Place>) => `M${points.map(pair).join('L')}Z`;

const path = (d: string, attributes: string) => `<path ${attributes} d="${d}"/>`;

const lines = (all: readonly Line[], place: Place) =>
  all.map((each) => curve(place(each))).join('');

const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

function drawing(bounds: Bounds, content: (place: Place, height: number) => string[]): string {
  const { height } = sizeOf(bounds);
  const parts = content(places(bounds, height), height);
  return [
    '<!-- Drawn by scripts/maps.ts from scripts/support/map-geography.ts. -->',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const ground = (colour: string, height: number) =>
  `<rect width="${WIDTH}" height="${height}" fill="${colour}"/>`;

/** The whole island, with a frame around the coast. */
function island(): string {
  return drawing(SHEETS.island.bounds, (place, height) => {
    const outline = polygon(place(ISLAND));
    const { west, south, east, north } = SHEETS.coast.bounds;
    const [from, to] = place([
      [west, north],
      [east, south],
    ]);
    const [x = 0, y = 0] = from ?? [];
    const [right = 0, bottom = 0] = to ?? [];
    return [
      ground(COLOURS.sea, height),
      path(outline, stroke(COLOURS.shallow, 36)),
      path(outline, `fill="${COLOURS.land}" stroke="${COLOURS.beach}" stroke-width="5"`),
      `<rect x="${number(x - 6)}" y="${number(y - 6)}" width="${number(right - x + 12)}" height="${number(bottom - y + 12)}" fill="none" stroke="${COLOURS.frame}" stroke-width="7"/>`,
    ];
  });
}

/** The coast that the company builds on. */
function coast(): string {
  return drawing(SHEETS.coast.bounds, (place, height) => {
    const shore = curve(place(SHORE));
    const land = `${shore}L${WIDTH + 40} ${height + 80}L${WIDTH + 40} -40L-240 -40Z`;
    const fields = FIELDS.map((field) => polygon(place(field))).join('');
    const main = lines(MAIN_ROADS, place);
    const side = lines(SIDE_ROADS, place);
    return [
      `<defs><pattern id="f" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="14" height="14" fill="${COLOURS.field}"/><path d="M0 4h14M0 11h14" stroke="${COLOURS.furrow}"/></pattern></defs>`,
      ground(COLOURS.sea, height),
      path(shore, `${stroke(COLOURS.shallow, 130)} opacity=".35"`),
      path(shore, `${stroke(COLOURS.shallow, 64)} opacity=".6"`),
      path(land, `fill="${COLOURS.land}"`),
      path(fields, 'fill="url(#f)"'),
      path(shore, stroke(COLOURS.beach, 11)),
      path(lines(RIVERS, place), stroke(COLOURS.river, 6)),
      path(side, stroke(COLOURS.roadEdge, 9)),
      path(main, stroke(COLOURS.roadEdge, 14)),
      path(side, stroke(COLOURS.road, 6)),
      path(main, stroke(COLOURS.road, 10)),
    ];
  });
}

/** The streets around the office in Kyiv. */
function kyiv(): string {
  return drawing(SHEETS.kyiv.bounds, (place, height) => {
    const wide = lines(KYIV_STREETS.wide, place);
    const usual = lines(KYIV_STREETS.usual, place);
    return [
      ground(COLOURS.block, height),
      path(KYIV_PARKS.map((park) => polygon(place(park))).join(''), `fill="${COLOURS.park}"`),
      path(usual, stroke(COLOURS.roadEdge, 26)),
      path(wide, stroke(COLOURS.roadEdge, 42)),
      path(usual, stroke(COLOURS.road, 22)),
      path(wide, stroke(COLOURS.road, 37)),
    ];
  });
}

/** The drawn maps by their paths on the site. */
export function drawMaps(): ReadonlyMap<string, string> {
  return new Map([
    [SHEETS.island.file, island()],
    [SHEETS.coast.file, coast()],
    [SHEETS.kyiv.file, kyiv()],
  ]);
}
