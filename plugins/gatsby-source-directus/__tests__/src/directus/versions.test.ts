import { QueryError, type DirectusClient } from '../../../src/directus/client';
import {
  applyVersions,
  draftState,
  fetchVersions,
  type Versions,
} from '../../../src/directus/versions';
import type { Row } from '../../../src/directus/rows';
import { fingerprintsOf, HOUSE, makeOptions, ROOM, URL_OF_CMS } from '../../factories';

const TYPES = [HOUSE, ROOM];
const SHOWN = ['published', 'draft'];
const apply = (rows: Record<string, Row[]>, versions: Record<string, Row[]>, statuses = SHOWN) => {
  const entries = Object.entries(versions).map(
    ([collection, list]) => [collection, list.map((row) => ({ version: 'draft', row }))] as const,
  );
  return applyVersions(fingerprintsOf(rows), new Map(entries) satisfies Versions, {
    types: TYPES,
    statuses,
  });
};

describe('items that have a version', () => {
  it('are shown as the version has them, the others as they are', () => {
    const { fingerprints, whole } = apply(
      { House: [{ id: '1', slug: 'old' }, { id: '2' }], Room: [] },
      { houses: [{ id: 1, slug: 'new', status: 'published' }] },
    );
    expect([...(fingerprints.get('House') ?? [])]).toEqual([
      ['1', { id: '1', slug: 'new', status: 'published' }],
      ['2', { id: '2' }],
    ]);
    expect([...(whole.get('House')?.keys() ?? [])]).toEqual(['1']);
  });

  it('are there where the version alone publishes them, in the order of their keys', () => {
    const { fingerprints } = apply(
      { House: [{ id: '10' }], Room: [] },
      { houses: [{ id: 9, status: 'published' }] },
      ['published'],
    );
    expect([...(fingerprints.get('House')?.keys() ?? [])]).toEqual(['9', '10']);
  });

  it('are gone where the version takes them off the site', () => {
    const { fingerprints, whole } = apply(
      { House: [{ id: '1' }], Room: [] },
      { houses: [{ id: 1, status: 'archived' }] },
    );
    expect(fingerprints.get('House')?.size).toBe(0);
    expect(whole.get('House')).toBeUndefined();
  });

  it('bring what was edited inside of them: changed, removed and new', () => {
    const { fingerprints, whole } = apply(
      {
        House: [{ id: '1' }, { id: '2' }],
        Room: [
          { id: '5', name: 'A', house: { id: '1' } },
          { id: '6', name: 'B', house: { id: '1' } },
          { id: '7', name: 'C', house: { id: '2' } },
        ],
      },
      {
        houses: [
          {
            id: 1,
            status: 'draft',
            rooms: [
              { id: 5, name: 'A2' },
              { id: null, name: 'New' },
            ],
          },
        ],
      },
    );
    const rooms = [...(fingerprints.get('Room') ?? [])].map(([key, row]) => [key, row.name]);
    expect(new Map(rooms as [string, string][])).toEqual(
      new Map([
        ['5', 'A2'],
        ['7', 'C'],
        ['1-new-2', 'New'],
      ]),
    );
    expect(fingerprints.get('Room')?.get('1-new-2')?.house).toEqual({ id: '1' });
    expect(whole.get('Room')?.size).toBe(2);
  });
});

it.each([
  [HOUSE, { status: 'published' }, undefined, undefined],
  [HOUSE, { status: 'draft' }, undefined, { status: 'draft', version: null }],
  [HOUSE, { status: 'published' }, 'draft', { status: 'published', version: 'draft' }],
  [ROOM, {}, undefined, undefined],
  [ROOM, {}, 'draft', { status: null, version: 'draft' }],
])('a node says how it differs from what visitors see: %#', (type, row, version, state) => {
  expect(draftState(type, row, version)).toEqual(state);
});

describe('the versions that there are', () => {
  interface World {
    there: Row[];
    rows?: Record<string, Row[]>;
    error?: unknown;
  }

  /** Asks a Directus that has these versions; `searched` are the collections that were read. */
  async function fetchFrom(
    { there, rows = {}, error }: World,
    options = makeOptions({ versions: ['draft'] }),
  ) {
    const searched: [string, unknown][] = [];
    let asked = 0;
    const client = {
      url: URL_OF_CMS,
      query: async () => {
        asked += 1;
        return { versions: there };
      },
      search: async (collection: string, { version }: Row) => {
        searched.push([collection, version]);
        if (error) throw error;
        return rows[collection] ?? [];
      },
    } as unknown as DirectusClient;
    const versions = await fetchVersions(client, options);
    return { versions, searched, asked };
  }

  const entry = (collection: string, key = 'draft', item: string | null = '1'): Row => ({
    key,
    collection,
    item,
  });

  it('are not asked for where none is shown', async () => {
    const { asked, versions } = await fetchFrom({ there: [] }, makeOptions({ versions: [] }));
    expect([asked, versions.size]).toEqual([0, 0]);
  });

  it('are read of the collections that have some, each once, and of no others', async () => {
    const row = { id: 1, slug: 'new' };
    const { versions, searched } = await fetchFrom({
      there: [
        entry('houses'),
        entry('houses', 'draft', '2'),
        entry('rooms', 'other'),
        entry('streets', 'draft', null),
        entry('elsewhere'),
      ],
      rows: { houses: [row] },
    });
    expect(searched).toEqual([['houses', 'draft']]);
    expect([...versions]).toEqual([['houses', [{ version: 'draft', row }]]]);
  });

  it('stand one after the other where several are shown', async () => {
    const { versions } = await fetchFrom(
      { there: [entry('houses'), entry('houses', 'autumn')], rows: { houses: [{ id: 1 }] } },
      makeOptions({ versions: ['draft', 'autumn'] }),
    );
    expect(versions.get('houses')?.map(({ version }) => version)).toEqual(['draft', 'autumn']);
  });

  it('may be given up meanwhile by a collection of one, and by no other', async () => {
    const error = new QueryError(403, ['forbidden'], 'FORBIDDEN');
    const page = { ...HOUSE, name: 'Page', collection: 'page', singleton: true, fields: {} };
    const { versions } = await fetchFrom(
      { there: [entry('page')], error },
      makeOptions({ versions: ['draft'], types: [page] }),
    );
    expect(versions.get('page')).toEqual([]);
    await expect(fetchFrom({ there: [entry('houses')], error })).rejects.toMatchObject({
      key: 'forbidden',
      context: { collections: ['houses'] },
    });
  });
});
