/** @jest-environment node */
import { PROJECT_TYPE } from '../../contract/content/real-estate';
import { DEMO } from '../../cms/demo';
import { drawingsOf } from '../../cms/demo/drawings';
import { placeRooms } from '../../cms/demo/drawings/floor-plan';
import { floorsOf } from '../../cms/demo/drawings/rooms';
import { sitePlan } from '../../cms/demo/drawings/site-plan';

const UNITS = DEMO.projects.flatMap(({ slug, units }) =>
  units.map((unit) => [`${slug} ${unit.name}`, unit] as const),
);
const roomsOf = (unit: (typeof UNITS)[number][1]) =>
  floorsOf(unit).flatMap(({ front, back }) => [...front, ...back]);

describe('a floor plan', () => {
  it.each(UNITS)('of %s has the areas of its type', (_, unit) => {
    const area = (...kinds: string[]) =>
      roomsOf(unit)
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .reduce((sum, room) => sum + room.area, 0);
    expect(area()).toBeCloseTo(unit.living_area, 5);
    expect(area('kitchen')).toBeCloseTo(unit.kitchen_area, 5);
    expect(area('bathroom')).toBeCloseTo(unit.bathroom_area, 5);
    expect(area('bedroom')).toBeCloseTo(unit.bedroom_area, 5);
    expect(roomsOf(unit).filter(({ kind }) => kind === 'bedroom')).toHaveLength(unit.bedrooms);
  });

  it.each(UNITS)('of %s draws each room as large as it is, and numbers it once', (_, unit) => {
    for (const floor of floorsOf(unit)) {
      for (const { room, width, height } of placeRooms(floor, 10)) {
        expect(width * height).toBeCloseTo(room.area, 5);
      }
    }
    const numbers = roomsOf(unit).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a site plan', () => {
  const planned = DEMO.projects.flatMap(({ slug, units, layout }) =>
    layout ? [[slug, units, sitePlan(layout, units).homes] as const] : [],
  );
  const outline = new RegExp(PROJECT_TYPE.fields.homes.item.fields.outline.pattern, 'u');

  it.each(planned)('of %s says of each home what its type says', (_, units, homes) => {
    for (const unit of units) {
      const statuses = homes.filter((home) => home.unit === unit.name).map(({ status }) => status);
      expect(statuses).not.toEqual([]);
      expect(statuses.every((status) => status === 'sold')).toBe(unit.sold);
    }
    expect(homes.filter(({ unit }) => !units.some(({ name }) => name === unit))).toEqual([]);
  });

  it.each(planned)('of %s has outlines as the site reads them', (_, _units, homes) => {
    for (const home of homes) expect(home.outline).toMatch(outline);
  });

  it.each([
    ['teak-house', 14],
    ['rice-terrace-villas', 16],
    ['mangrove-lane', 9],
    ['pavilion-pererenan', 10],
    ['stone-garden', 12],
    ['long-pool-residences', 48],
    ['echo-beach-apartments', 36],
  ])('of %s has the %i homes that its text counts', (slug, count) => {
    expect(planned.find(([name]) => name === slug)?.[2]).toHaveLength(count);
  });
});

it('the drawings have no words, which would be in one language', () => {
  const drawings = DEMO.projects.flatMap(drawingsOf);
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  for (const { svg } of drawings) expect(svg).not.toMatch(/<text|NaN|undefined/);
});
