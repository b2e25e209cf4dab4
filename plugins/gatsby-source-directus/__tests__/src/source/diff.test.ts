import type { StoredNode } from '../../../src/nodes/build';
import type { ItemContent } from '../../../src/nodes/content';
import type { Placement } from '../../../src/nodes/placement';
import { diffItem } from '../../../src/source/diff';
import {
  dirtyDigest,
  forcedIds,
  joinUnfinished,
  plainDigest,
} from '../../../src/source/unfinished';
import { HOUSE, LOCALES, TYPES } from '../../factories';

const links = { types: new Map(TYPES.map((type) => [type.name, type])), locales: LOCALES };
const nothing = { links, forced: new Set<string>() };
const placement: Placement = { slug: 'a', order: 1024, links: { street: '5', rooms: ['2', '1'] } };

const contentOf = (
  titles: Record<string, string>,
  dates: Record<string, string> = {},
): ItemContent => ({
  nodes: Object.entries(titles).map(([locale, title]) => ({
    locale,
    updatedAt: dates[locale] ?? '2026-01-01',
    values: { locale, title, cover: null },
  })),
  problems: [],
  missing: [],
});

const diff = (
  content: ItemContent | undefined,
  stored: readonly StoredNode[],
  place = placement,
  context = nothing,
) => diffItem({ type: HOUSE, key: '1', placement: place }, content, stored, context);

/** Nodes as Gatsby would have them after they were written. */
const storedFrom = (content: ItemContent): StoredNode[] =>
  diff(content, []).changed.map(
    (node) =>
      ({
        ...node,
        order: placement.order,
        internal: { ...node.internal, owner: 'x' },
      }) as StoredNode,
  );

describe('changed nodes', () => {
  const stored = storedFrom(contentOf({ en: 'A', ua: 'Б' }));

  it('are all of a new item', () => {
    const { ids, changed } = diff(contentOf({ en: 'A', ua: 'Б' }), []);
    expect(ids).toEqual(['House:1:en', 'House:1:ua']);
    expect(changed[1]).toMatchObject({
      id: 'House:1:ua',
      itemId: '1',
      slug: 'a',
      order: 1024,
      title: 'Б',
      street: 'Street:5:ua',
      rooms: ['Room:2', 'Room:1'],
      updatedAt: '2026-01-01',
      internal: { type: 'House' },
    });
  });

  it('are none of an item that says the same', () => {
    expect(diff(contentOf({ en: 'A', ua: 'Б' }), stored).changed).toEqual([]);
  });

  it('are those that are dated anew, since pages show the date', () => {
    const { changed } = diff(contentOf({ en: 'A', ua: 'Б' }, { en: '2026-09-09' }), stored);
    expect(changed.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['House:1:en', '2026-09-09'],
    ]);
  });

  it('are those of the edited language', () => {
    const { changed } = diff(contentOf({ en: 'A', ua: 'В' }, { ua: '2026-09-09' }), stored);
    expect(changed.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['House:1:ua', '2026-09-09'],
    ]);
  });

  it.each<[string, Partial<Placement>]>([
    ['slug', { slug: 'b' }],
    ['order', { order: 5 }],
    ['reference', { links: { street: null, rooms: ['2', '1'] } }],
    ['children', { links: { street: '5', rooms: ['1', '2'] } }],
    ['number of children', { links: { street: '5', rooms: ['2'] } }],
  ])('are all where the %s is another, the content as it was', (_name, change) => {
    const { changed } = diff(undefined, stored, { ...placement, ...change });
    expect(changed.map(({ id, title, updatedAt }) => [id, title, updatedAt])).toEqual([
      ['House:1:en', 'A', '2026-01-01'],
      ['House:1:ua', 'Б', '2026-01-01'],
    ]);
  });

  it('are none of an item that was not fetched and stays in its place', () => {
    expect(diff(undefined, stored)).toEqual({ ids: ['House:1:en', 'House:1:ua'], changed: [] });
  });

  it('are the forced ones, with a digest that is another each time and nothing else', () => {
    const forced = { links, forced: new Set(['House:1:en']) };
    const [first] = diff(undefined, stored, placement, forced).changed;
    const before = stored[0]?.internal.contentDigest ?? '';
    expect(first?.internal.contentDigest).toBe(`${before}~1`);
    const again = {
      ...stored[0],
      internal: { ...stored[0]?.internal, contentDigest: `${before}~1` },
    } as StoredNode;
    const [second] = diff(contentOf({ en: 'A' }), [again], placement, forced).changed;
    expect(second?.internal.contentDigest).toBe(`${before}~2`);
    expect(diff(contentOf({ en: 'A' }), [again]).changed).toEqual([]);
  });
});

describe('unfinished runs', () => {
  it('add up', () => {
    expect(joinUnfinished(undefined, { nodes: ['a'], types: [] })).toEqual({
      nodes: ['a'],
      types: [],
    });
    expect(
      joinUnfinished({ nodes: ['a'], types: ['T'] }, { nodes: ['a', 'b'], types: ['T', 'U'] }),
    ).toEqual({ nodes: ['a', 'b'], types: ['T', 'U'] });
  });

  it('force their nodes, and one for each type that lost some', () => {
    const node = (id: string) => ({ id }) as StoredNode;
    const stored = new Map([
      [
        'T',
        new Map([
          ['1', [node('T:1'), node('T:1b')]],
          ['2', [node('T:2')]],
        ]),
      ],
      ['U', new Map()],
    ]);
    expect(forcedIds({ nodes: ['x'], types: ['T', 'U'] }, stored)).toEqual(new Set(['x', 'T:1']));
    expect(forcedIds(undefined, stored).size).toBe(0);
  });

  it('mark digests without losing them', () => {
    expect(dirtyDigest('abc', undefined)).toBe('abc~1');
    expect(dirtyDigest('abc', 'old~9')).toBe('abc~10');
    expect(plainDigest('abc~10')).toBe('abc');
    expect(plainDigest('abc')).toBe('abc');
  });
});
