import type { DemoSitePlan, DemoUnit } from '../types';
import { INK, LEAF, PAPER, path, rect, round, SAND, STONE, svg, WATER, type Rect } from './svg';

/** Size of the drawing, pixels. */
const WIDTH = 1200;
const EDGE = 30;
const LANE = 56;
const STRIP = 44;
const POOL = 70;
const ROOF = 34;
const GROUND = 150;
const FLOOR = 112;

/** A home as the CMS stores it. */
export interface DemoHome {
  number: string;
  unit: string;
  status: 'available' | 'reserved' | 'sold';
  outline: string;
}

interface Placed extends Rect {
  unit: string;
  status: DemoHome['status'];
}

const STATUS = { x: 'sold', r: 'reserved' } as const;

function readHome(text: string): Pick<DemoHome, 'unit' | 'status'> {
  const [, unit = '', mark] = /^(.*?)([xr])?$/.exec(text) ?? [];
  return { unit, status: mark === undefined ? 'available' : STATUS[mark as keyof typeof STATUS] };
}

/** Homes of a row side by side, each as wide as its size asks for. */
function placeRow(row: string, sizes: ReadonlyMap<string, number>, y: number, height: number) {
  const homes = row.split(' ').map(readHome);
  const size = ({ unit }: { unit: string }) => sizes.get(unit) ?? 1;
  const all = homes.reduce((sum, home) => sum + size(home), 0);
  let x = EDGE;
  return homes.map((home): Placed => {
    const width = ((WIDTH - 2 * EDGE) * size(home)) / all;
    x += width;
    return { ...home, x: x - width, y, width, height };
  });
}

const sizesOf = (units: readonly DemoUnit[]) =>
  new Map(units.map((unit) => [unit.name, unit.land_area ?? unit.living_area]));

/** Trees at regular distances that do not look it. */
function trees(y: number, height: number): string[] {
  return Array.from({ length: 26 }, (_, index) => {
    const x = EDGE + ((index * 47 + (index % 3) * 13) % (WIDTH - 2 * EDGE));
    const r = 7 + ((index * 5) % 7);
    return `<circle cx="${x}" cy="${round(y + height * (0.3 + ((index * 7) % 5) / 10))}" r="${r}" fill="#a9b998"/>`;
  });
}

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A plot with its house towards the lane and its pool behind. */
function plot(home: Placed, isBelowLane: boolean): string {
  const land = inset(home, 3);
  const house = {
    x: land.x + land.width * 0.12,
    y: land.y + land.height * (isBelowLane ? 0.12 : 0.46),
    width: land.width * 0.76,
    height: land.height * 0.42,
  };
  const pool = {
    x: land.x + land.width * 0.2,
    y: land.y + land.height * (isBelowLane ? 0.68 : 0.14),
    width: land.width * 0.5,
    height: land.height * 0.15,
  };
  return (
    rect(land, `fill="${PAPER}" stroke="${STONE}" stroke-width="2"`) +
    rect(house, `fill="${STONE}" stroke="${INK}" stroke-width="1.5"`) +
    path(
      `M${round(house.x)} ${round(house.y + house.height / 2)}h${round(house.width)}`,
      `stroke="${INK}" stroke-width=".8"`,
    ) +
    rect(pool, `fill="${WATER}"`)
  );
}

/** Plots in rows, a lane below each odd row, a strip of trees elsewhere. */
function plots({ rows }: DemoSitePlan, units: readonly DemoUnit[]) {
  const sizes = sizesOf(units);
  const total = (row: string) =>
    row.split(' ').reduce((sum, text) => sum + (sizes.get(readHome(text).unit) ?? 0), 0);
  const largest = Math.max(...rows.map(total));
  let y = EDGE + STRIP;
  const homes: Placed[][] = [];
  const parts: string[] = trees(EDGE, STRIP);
  rows.forEach((row, index) => {
    const height = 210 * (total(row) / largest);
    const placed = placeRow(row, sizes, y, height);
    homes.push(placed);
    parts.push(...placed.map((home) => plot(home, index % 2 === 1)));
    y += height;
    const gap = index % 2 === 0 ? LANE : STRIP;
    if (index % 2 === 0) {
      parts.push(rect({ x: 0, y: y + 8, width: WIDTH, height: gap - 16 }, `fill="${SAND}"`));
    } else {
      parts.push(...trees(y, gap));
    }
    y += gap;
  });
  const ground = rect({ x: 0, y: 0, width: WIDTH, height: y + EDGE }, `fill="${LEAF}"`);
  return { homes: homes.flat(), height: y + EDGE, parts: [ground, ...parts] };
}

/** A building seen from the pool: its floors with the apartments as wide as they are large. */
function floors({ rows }: DemoSitePlan, units: readonly DemoUnit[]) {
  const sizes = sizesOf(units);
  const top = EDGE + ROOF;
  const homes = rows.flatMap((row, index) => placeRow(row, sizes, top + index * FLOOR, FLOOR));
  const base = top + rows.length * FLOOR;
  const height = base + GROUND;
  const parts = [
    rect({ x: 0, y: 0, width: WIDTH, height }, `fill="${PAPER}"`),
    rect({ x: 0, y: base, width: WIDTH, height: GROUND }, `fill="${LEAF}"`),
    rect({ x: EDGE - 14, y: EDGE, width: WIDTH - 2 * EDGE + 28, height: ROOF }, `fill="${STONE}"`),
    ...homes.flatMap((home) => [
      rect(home, `fill="${SAND}" stroke="${PAPER}" stroke-width="6"`),
      rect(
        {
          x: home.x + home.width * 0.16,
          y: home.y + FLOOR * 0.3,
          width: home.width * 0.68,
          height: FLOOR * 0.48,
        },
        `fill="${WATER}" stroke="${INK}" stroke-width="1.2"`,
      ),
      path(
        `M${round(home.x + 6)} ${round(home.y + FLOOR * 0.82)}h${round(home.width - 12)}`,
        `stroke="${INK}" stroke-width="1.5"`,
      ),
    ]),
    rect(
      { x: EDGE + 60, y: base + 46, width: WIDTH - 2 * EDGE - 120, height: POOL },
      `fill="${WATER}" stroke="${INK}" stroke-width="1.5"`,
    ),
    ...trees(base + 8, 34),
  ];
  return { homes, height, parts };
}

const percent = (value: number, of: number) => Math.round((1000 * value) / of) / 10;

/**
 * Draws the site plan of a project without words, and says where on it each home is.
 *
 * @param layout Homes in rows.
 * @param units Types of the project; the land of a villa, or the area of an apartment, sets its width.
 */
export function sitePlan(
  layout: DemoSitePlan,
  units: readonly DemoUnit[],
): { drawing: string; homes: DemoHome[] } {
  const { homes, height, parts } =
    layout.kind === 'plots' ? plots(layout, units) : floors(layout, units);
  return {
    drawing: svg(WIDTH, height, parts),
    homes: homes.map(({ unit, status, ...place }, index) => {
      const { x, y, width, height: h } = inset(place, 3);
      const at = (px: number, py: number) => `${percent(px, WIDTH)},${percent(py, height)}`;
      return {
        number: String(index + 1),
        unit,
        status,
        outline: [at(x, y), at(x + width, y), at(x + width, y + h), at(x, y + h)].join(' '),
      };
    }),
  };
}
