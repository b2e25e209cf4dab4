import type { DemoUnit } from '../types';

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall';

/** A room of a floor plan. */
export interface DemoRoom {
  number: string;
  kind: RoomKind;
  /** Square metres. */
  area: number;
}

/** A floor: two rows of rooms, the front one towards the garden. */
export interface DemoFloor {
  front: DemoRoom[];
  back: DemoRoom[];
}

/** What the living room has of the area that is neither kitchen, bathroom nor bedroom. */
const LIVING_SHARE = 0.72;
/** Below this a home has no living room of its own, square metres. */
const LEAST_LIVING = 6;
/** How much larger the first bedroom is than the others. */
const FIRST_BEDROOM = 1.25;

const round = (area: number) => Math.round(area * 10) / 10;

/** Splits an area by weights, to a decimal; the last part takes what rounding leaves. */
function split(area: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => round((area * weight) / all));
  const rest = parts.slice(0, -1).reduce((sum, part) => sum + part, 0);
  return [...parts.slice(0, -1), round(area - rest)];
}

/**
 * The floors of a type with their rooms: the areas of its bedrooms, bathrooms, kitchen and of all of
 * it are those of the type.
 */
export function floorsOf(unit: DemoUnit): DemoFloor[] {
  let count = 0;
  const room = (kind: RoomKind, area: number): DemoRoom => {
    count += 1;
    return { number: String(count), kind, area };
  };
  const open = round(unit.living_area - unit.kitchen_area - unit.bathroom_area - unit.bedroom_area);
  const hasLiving = open * LIVING_SHARE >= LEAST_LIVING;
  const [livingArea = 0, hallArea = 0] = hasLiving
    ? split(open, [LIVING_SHARE, 1 - LIVING_SHARE])
    : [0, open];
  const living = hasLiving ? [room('living', livingArea)] : [];
  const kitchen = room('kitchen', unit.kitchen_area);
  const bedrooms = split(
    unit.bedroom_area,
    Array.from({ length: unit.bedrooms }, (_, index) => (index === 0 ? FIRST_BEDROOM : 1)),
  ).map((area) => room('bedroom', area));
  const bathrooms = split(
    unit.bathroom_area,
    Array.from({ length: unit.bedrooms }, () => 1),
  ).map((area) => room('bathroom', area));
  if (unit.floors < 2)
    return [oneFloor(living, kitchen, bedrooms, bathrooms, room('hall', hallArea))];
  const [below = 0, above = 0] = split(hallArea, [1, 1]);
  const [hall, upperHall] = [room('hall', below), room('hall', above)];
  const upperBaths = bathrooms.slice(0, -1);
  const guestBath = bathrooms.slice(-1);
  if (bedrooms.length <= 2) {
    return [
      { front: living, back: [kitchen, hall, ...guestBath] },
      { front: bedrooms.slice(0, 1), back: [...upperBaths, upperHall, ...bedrooms.slice(1)] },
    ];
  }
  return [
    { front: [...living, kitchen], back: [...bedrooms.slice(-1), hall, ...guestBath] },
    {
      front: bedrooms.slice(0, -1),
      back: [...upperBaths.slice(0, 1), upperHall, ...upperBaths.slice(1)],
    },
  ];
}

function oneFloor(
  living: DemoRoom[],
  kitchen: DemoRoom,
  [first, ...bedrooms]: DemoRoom[],
  [bath, ...bathrooms]: DemoRoom[],
  hall: DemoRoom,
): DemoFloor {
  const main = first === undefined ? [] : [first];
  const own = bath === undefined ? [] : [bath];
  if (bedrooms.length === 0) return { front: [...main, ...living], back: [...own, hall, kitchen] };
  const half = Math.ceil(bedrooms.length / 2);
  return {
    front: [...main, ...living, kitchen],
    back: [
      ...own,
      ...bedrooms
        .slice(0, half)
        .flatMap((bedroom, index) => [bedroom, ...bathrooms.slice(index, index + 1)]),
      hall,
      ...bathrooms.slice(half),
      ...bedrooms.slice(half),
    ],
  };
}
