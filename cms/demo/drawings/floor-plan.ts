import type { DemoUnit } from '../types';
import { floorsOf, type DemoFloor, type DemoRoom } from './rooms';
import { badge, INK, PAPER, path, rect, round, SAND, STONE, svg, WATER, type Rect } from './svg';

/** Pixels a metre. */
const SCALE = 44;
const MARGIN = 28;
const BETWEEN_FLOORS = 48;
/** Width of a floor by its depth. */
const SHAPE = { one: 1.55, more: 1.25 } as const;
const DOOR = 0.9;
/** Width of the drawing by the radius of a number, so that they can be read on a thumbnail. */
const BADGES = 40;
const WALL = 'fill="none" stroke="#1d211e" stroke-linejoin="miter"';
/** Deck and pool before a villa, metres. */
const DECK_DEPTH = 2.4;
const POOL_DEPTH = 2.6;

interface Placed extends Rect {
  room: DemoRoom;
}

const sum = (rooms: readonly DemoRoom[]) => rooms.reduce((total, { area }) => total + area, 0);

/** A row of rooms: as deep as its area asks for, each room as wide as its own. */
function rowOf(rooms: readonly DemoRoom[], y: number, width: number): Placed[] {
  const height = sum(rooms) / width;
  let x = 0;
  return rooms.map((room) => {
    const placed = { room, x, y, width: room.area / height, height };
    x += placed.width;
    return placed;
  });
}

/**
 * Places the rooms of a floor true to their areas.
 *
 * @param width Metres.
 */
export function placeRooms({ front, back }: DemoFloor, width: number): Placed[] {
  const depth = sum(back) / width;
  return [...rowOf(back, 0, width), ...rowOf(front, depth, width)];
}

/** The middle of the wall that two rooms share, where there is room for a door. */
function sharedWall(a: Rect, b: Rect): { x: number; y: number; isUpright: boolean } | undefined {
  const near = (p: number, q: number) => Math.abs(p - q) < 0.01;
  const overlap = (p: number, l: number, q: number, m: number) =>
    [Math.max(p, q), Math.min(p + l, q + m)] as const;
  const [left, right] = overlap(a.x, a.width, b.x, b.width);
  const [top, bottom] = overlap(a.y, a.height, b.y, b.height);
  if (right - left > DOOR + 0.2 && (near(a.y + a.height, b.y) || near(b.y + b.height, a.y))) {
    return { x: (left + right) / 2, y: Math.max(a.y, b.y), isUpright: false };
  }
  if (bottom - top > DOOR + 0.2 && (near(a.x + a.width, b.x) || near(b.x + b.width, a.x))) {
    return { x: Math.max(a.x, b.x), y: (top + bottom) / 2, isUpright: true };
  }
  return undefined;
}

/** Rooms that a door leads to, best first. */
const LEADS_TO = ['hall', 'living', 'bedroom', 'kitchen'] as const;

function doorOf(placed: Placed, all: readonly Placed[]): string {
  if (placed.room.kind === 'hall') return '';
  const others = LEADS_TO.flatMap((kind) =>
    all.filter((other) => other !== placed && other.room.kind === kind),
  );
  for (const other of others) {
    const wall = sharedWall(placed, other);
    if (wall) return doorAt(wall.x, wall.y, wall.isUpright);
  }
  return '';
}

/** A gap in the wall and the quarter circle of the door's leaf. */
function doorAt(x: number, y: number, isUpright: boolean): string {
  const [cx, cy, door] = [x * SCALE, y * SCALE, DOOR * SCALE];
  const gap = isUpright
    ? `M${round(cx)} ${round(cy - door / 2)}v${round(door)}`
    : `M${round(cx - door / 2)} ${round(cy)}h${round(door)}`;
  const leaf = isUpright
    ? `M${round(cx)} ${round(cy - door / 2)}h${round(door)}a${round(door)} ${round(door)} 0 0 1 ${round(-door)} ${round(door)}`
    : `M${round(cx - door / 2)} ${round(cy)}v${round(-door)}a${round(door)} ${round(door)} 0 0 1 ${round(door)} ${round(door)}`;
  return (
    path(gap, `stroke="${PAPER}" stroke-width="8"`) +
    path(leaf, `fill="none" stroke="${INK}" stroke-width="1.2"`)
  );
}

/** A window in the outer wall of a room, above or below. */
function windowOf({ x, y, width, height, room }: Placed, depth: number): string {
  if (room.kind === 'hall') return '';
  const isFront = Math.abs(y + height - depth) < 0.01;
  const share = room.kind === 'bathroom' ? 0.3 : 0.6;
  const from = (x + (width * (1 - share)) / 2) * SCALE;
  const level = (isFront ? depth : 0) * SCALE;
  const line = `M${round(from)} ${round(level)}h${round(width * share * SCALE)}`;
  return (
    path(line, `stroke="${PAPER}" stroke-width="8"`) +
    path(line, `stroke="${INK}" stroke-width="1.2" transform="translate(0 -2.5)"`) +
    path(line, `stroke="${INK}" stroke-width="1.2" transform="translate(0 2.5)"`)
  );
}

const FLOORING: Readonly<Record<DemoRoom['kind'], string>> = {
  living: PAPER,
  kitchen: SAND,
  bedroom: PAPER,
  bathroom: WATER,
  hall: STONE,
};

const scaled = ({ x, y, width, height }: Rect): Rect => ({
  x: x * SCALE,
  y: y * SCALE,
  width: width * SCALE,
  height: height * SCALE,
});

function floorDrawing(
  rooms: readonly Placed[],
  width: number,
  depth: number,
  radius: number,
): string {
  return [
    ...rooms.map((room) => rect(scaled(room), `fill="${FLOORING[room.room.kind]}"`)),
    ...rooms.map((room) => rect(scaled(room), `${WALL} stroke-width="3"`)),
    rect(scaled({ x: 0, y: 0, width, height: depth }), `${WALL} stroke-width="7"`),
    ...rooms.map((room) => windowOf(room, depth)),
    ...rooms.map((room) => doorOf(room, rooms)),
    ...rooms.map(({ room, x, y, width: w, height: h }) =>
      badge(room.number, (x + w / 2) * SCALE, (y + h / 2) * SCALE, radius),
    ),
  ].join('');
}

function garden(width: number, depth: number): string {
  return (
    rect(scaled({ x: 0, y: depth, width, height: DECK_DEPTH }), `fill="${SAND}"`) +
    rect(
      scaled({ x: width * 0.14, y: depth + DECK_DEPTH, width: width * 0.72, height: POOL_DEPTH }),
      `fill="${WATER}" stroke="${INK}" stroke-width="1.5"`,
    )
  );
}

/**
 * Draws the floor plan of a type: its floors side by side, the rooms true to their areas and by
 * number, without words.
 */
export function floorPlan(unit: DemoUnit): string {
  const floors = floorsOf(unit);
  const largest = Math.max(...floors.map(({ front, back }) => sum(front) + sum(back)));
  const width = Math.sqrt(largest * (floors.length > 1 ? SHAPE.more : SHAPE.one));
  const placed = floors.map((floor) => placeRooms(floor, width));
  const depths = floors.map(({ front, back }) => (sum(front) + sum(back)) / width);
  const all = floors.length * width * SCALE + (floors.length - 1) * BETWEEN_FLOORS + 2 * MARGIN;
  const hasGarden = unit.kind === 'villa';
  const drawings = placed.map((rooms, index) => {
    const depth = depths[index] ?? 0;
    const x = MARGIN + index * (width * SCALE + BETWEEN_FLOORS);
    return `<g transform="translate(${round(x)} ${MARGIN})">${hasGarden && index === 0 ? garden(width, depth) : ''}${floorDrawing(rooms, width, depth, all / BADGES)}</g>`;
  });
  const outside = hasGarden ? DECK_DEPTH + POOL_DEPTH : 0;
  const height = Math.max((depths[0] ?? 0) + outside, ...depths) * SCALE + 2 * MARGIN;
  return svg(all, height, [
    rect({ x: 0, y: 0, width: all, height }, 'fill="#f6f2ea"'),
    ...drawings,
  ]);
}
