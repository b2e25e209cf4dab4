import {
  linkIds,
  placeItems,
  sortedKeys,
} from '../../../../../plugins/gatsby-source-directus/src/nodes/placement';
import { fingerprintsOf, HOUSE, LOCALES, ROOM, TOUR, TYPES, URL_OF_CMS } from '../../factories';

function place(rows: Parameters<typeof fingerprintsOf>[0]) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const context = { url: URL_OF_CMS, warn };
  const live = fingerprintsOf({ House: [], Street: [], Room: [], Tour: [], ...rows });
  return { warnings, places: placeItems(TYPES, live, new Map(), context) };
}

const house = (id: string, slug: string, more: object = {}) => ({ id, slug, ...more });

describe('sorting', () => {
  it('goes by the columns of the type, descending ones turned, empty values last, keys in the end', () => {
    const items = fingerprintsOf({
      House: [
        house('10', 'b', { built_on: '2020-01-01' }),
        house('9', 'b', { built_on: '2020-01-01' }),
        house('1', 'a', { built_on: '2020-01-01' }),
        house('2', 'x', { built_on: null }),
        house('3', 'y', { built_on: '2024-05-05' }),
      ],
    }).get('House');
    expect(sortedKeys(HOUSE, items ?? new Map())).toEqual(['3', '1', '9', '10', '2']);
  });

  it('compares numbers as numbers', () => {
    const items = fingerprintsOf({
      Room: [
        { id: '1', sort: 10 },
        { id: '2', sort: 9 },
        { id: '3', sort: null },
      ],
    }).get('Room');
    expect(sortedKeys(ROOM, items ?? new Map())).toEqual(['2', '1', '3']);
  });
});

describe('slugs', () => {
  it('are made safe with a warning that names the item and where to correct it', () => {
    const { places, warnings } = place({ House: [house('7', 'Вилла / 1')] });
    expect(places.get('House')?.get('7')?.slug).toBe('villa-1');
    expect(warnings).toEqual([
      'House 7: the slug "Вилла / 1" cannot stand in an address; "villa-1" is used instead. ' +
        'Correct it at https://cms.example.com/admin/content/houses/7',
    ]);
  });

  it('stop the build where two items share one, both named with their addresses', () => {
    const items = { House: [house('1', 'villa-1'), house('2', 'Villa 1')] };
    expect(() => place(items)).toThrow(
      'More than one published House would have the address "villa-1":\n' +
        '  - https://cms.example.com/admin/content/houses/1\n' +
        '  - https://cms.example.com/admin/content/houses/2\n',
    );
  });

  it.each(['', '///'])('stop the build where nothing is left of %j', (slug) => {
    expect(() => place({ House: [house('1', slug)] })).toThrow(
      'A published House has no slug, so it has no address:\n  - https://cms.example.com/admin/content/houses/1',
    );
  });
});

describe('links', () => {
  it('lead only to items that are shown', () => {
    const { places } = place({
      Street: [{ id: '5' }],
      House: [
        house('1', 'a', { street: { id: '5' } }),
        house('2', 'b', { street: { id: '6' } }),
        house('3', 'c', { street: null }),
      ],
    });
    const links = ['1', '2', '3'].map((key) => places.get('House')?.get(key)?.links.street);
    expect(links).toEqual(['5', null, null]);
  });

  it('keep the order of the junction, drop what is not shown and repeat nothing', () => {
    const { places } = place({
      House: [house('1', 'a'), house('2', 'b'), house('3', 'c')],
      Tour: [
        {
          id: '1',
          houses: [
            { id: '31', sort: 3, houses_id: { id: '1' } },
            { id: '32', sort: 1, houses_id: { id: '3' } },
            { id: '33', sort: 2, houses_id: { id: '99' } },
            { id: '34', sort: null, houses_id: { id: '2' } },
            { id: '35', sort: 4, houses_id: { id: '3' } },
            { id: '36', sort: 5, houses_id: null },
          ],
        },
      ],
    });
    expect(places.get('Tour')?.get('1')?.links.houses).toEqual(['3', '1', '2']);
  });

  it('list children in their own order', () => {
    const { places } = place({
      House: [house('1', 'a'), house('2', 'b')],
      Room: [
        { id: '1', sort: 2, house: { id: '1' } },
        { id: '2', sort: 1, house: { id: '1' } },
        { id: '3', sort: 3, house: { id: '2' } },
      ],
    });
    const rooms = ['1', '2'].map((key) => places.get('House')?.get(key)?.links.rooms);
    expect(rooms).toEqual([['2', '1'], ['3']]);
  });

  it('become ids of the same locale, of the default one where the item has none', () => {
    const types = new Map(TYPES.map((type) => [type.name, type]));
    const links = { street: '5', rooms: ['2', '1'] };
    expect(linkIds(HOUSE, links, 'ua', types, LOCALES)).toEqual({
      street: 'Street:5:ua',
      rooms: ['Room:2', 'Room:1'],
    });
    expect(linkIds(TOUR, { houses: ['1'] }, undefined, types, LOCALES)).toEqual({
      houses: ['House:1:en'],
    });
    expect(linkIds(HOUSE, { street: null, rooms: [] }, 'en', types, LOCALES)).toEqual({
      street: null,
      rooms: [],
    });
  });
});
