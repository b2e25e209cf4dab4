import { publishedItems } from '../../../src/nodes/live';
import type { ContentType } from '../../../src/options';
import { fingerprintsOf, TYPES } from '../../factories';

const keysOf = (live: ReturnType<typeof publishedItems>, type: string) => [
  ...(live.get(type)?.keys() ?? []),
];

describe('live items', () => {
  const fingerprints = fingerprintsOf({
    House: [{ id: '1' }, { id: '2' }],
    Room: [
      { id: '10', house: { id: '1' } },
      { id: '11', house: { id: '99' } },
      { id: '12', house: null },
    ],
    Street: [],
    Tour: [],
  });

  it('go where what they require is missing, unpublished or not set', () => {
    expect(keysOf(publishedItems(TYPES, fingerprints), 'Room')).toEqual(['10']);
  });

  it('go with an item that was dropped', () => {
    const live = publishedItems(TYPES, fingerprints, new Map([['House', new Set(['1'])]]));
    expect(keysOf(live, 'House')).toEqual(['2']);
    expect(keysOf(live, 'Room')).toEqual([]);
  });

  it('go in a chain, whatever the order of the types', () => {
    const link = (to: string) =>
      ({ type: 'Reference', to, required: true, description: 'x' }) as const;
    const make = (name: string, to?: string): ContentType => ({
      name,
      collection: name.toLowerCase(),
      description: 'x',
      fields: to ? { next: link(to) } : {},
    });
    const chain = [make('A', 'B'), make('B', 'C'), make('C')];
    const rows = fingerprintsOf({
      A: [{ id: '1', next: { id: '2' } }],
      B: [{ id: '2', next: { id: '3' } }],
      C: [],
    });
    const live = publishedItems(chain, rows);
    expect([keysOf(live, 'A'), keysOf(live, 'B')]).toEqual([[], []]);
  });

  it('leaves the fingerprints as they are', () => {
    publishedItems(TYPES, fingerprints);
    expect(fingerprints.get('Room')?.size).toBe(3);
  });
});
