import { linkIds, placeItems, sortedKeys } from '../../../src/nodes/placement';
import { fingerprintsOf, HOUSE, LOCALES, ROOM, TOUR, TYPES, URL_OF_CMS } from '../../factories';

function place(rows: Parameters<typeof fingerprintsOf>[0]) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const context = { url: URL_OF_CMS, warn };
  const live = fingerprintsOf({ House: [], Street: [], Room: [], Tour: [], ...rows });
  return { warnings, places: placeItems(TYPES, live, new Map(), context) };
}

const house = (id: string, slug: string | null, more: object = {}) => ({ id, slug, ...more });

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
  const admin = (key: string) =>
    `House ${key} (https://cms.example.com/admin/content/houses/${key})`;
  const slugs = (...rows: [key: string, slug: string | null][]) => {
    const { places, warnings } = place({ House: rows.map(([key, slug]) => house(key, slug)) });
    const items = [...(places.get('House') ?? [])].map(([key, { slug }]) => [key, slug]);
    return { slugs: Object.fromEntries(items) as Record<string, string>, warnings };
  };

  it('are made safe with a warning that names the item, the field and where to correct it', () => {
    expect(slugs(['7', 'Вилла / 1'])).toEqual({
      slugs: { '7': 'villa-1' },
      warnings: [
        `${admin('7')}: slug: "Вилла / 1" cannot stand in an address; "villa-1" is used instead.`,
      ],
    });
  });

  it.each([
    ['by case', 'foo-case', 'Foo-Case'],
    ['by Unicode normalisation', 'café', 'cafe\u0301'],
    ['after transliteration', 'новини', 'novini'],
    ['after a sign is left out', 'a/b', 'a b'],
    ['to the letter', 'a-b', 'a-b'],
  ])('that are equal %s keep their items apart, with a warning that names both', (_, one, two) => {
    const { slugs: given, warnings } = slugs(['1', one], ['2', two]);
    const [first = '', second = ''] = [given['1'], given['2']];
    expect([first, second].sort()[1]).toBe(`${[first, second].sort()[0]}-2`);
    expect(warnings.at(-1)).toContain(admin('1'));
    expect(warnings.at(-1)).toContain(admin('2'));
    // The order in which Directus gives them changes nothing.
    expect(slugs(['2', two], ['1', one]).slugs).toEqual(given);
  });

  it('stay with the item whose slug is written so', () => {
    expect(slugs(['1', 'Foo'], ['2', 'foo'], ['3', 'foo-2'], ['4', 'FOO'])).toEqual({
      slugs: { '1': 'foo-3', '2': 'foo', '3': 'foo-2', '4': 'foo-4' },
      warnings: [
        `${admin('1')}: slug: "Foo" is the address of ${admin('2')} already; "foo-3" is used instead. Give one of them another slug.`,
        `${admin('4')}: slug: "FOO" is the address of ${admin('2')} already; "foo-4" is used instead. Give one of them another slug.`,
      ],
    });
  });

  it.each([null, '', '///', '🙂', '\u200b'])(
    'become the key, with a warning, where nothing is left of %j',
    (slug) => {
      const { slugs: given, warnings } = slugs(['17', slug]);
      expect(given).toEqual({ '17': '17' });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(`${admin('17')}: slug: `);
    },
  );

  it('are cut where no file could be named after them, and stay apart', () => {
    const { slugs: given } = slugs(['1', 'a'.repeat(300)], ['2', 'a'.repeat(400)]);
    expect(given['1']).toBe('a'.repeat(200));
    expect(given['2']).toBe(`${'a'.repeat(198)}-2`);
  });

  it.each(['page', '2', '404', 'index', 'con', 'constructor', '__proto__'])(
    'of the word %j are an address like any other',
    (word) => {
      const { slugs: given } = slugs(['1', word], ['2', 'other']);
      expect(given['1']).toBe(word === '__proto__' ? 'proto' : word);
    },
  );
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
