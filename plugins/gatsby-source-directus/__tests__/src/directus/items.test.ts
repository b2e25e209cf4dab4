import type { DirectusClient } from '../../../src/directus/client';
import { fetchItems } from '../../../src/directus/items';
import type { Query } from '../../../src/directus/queries';
import { HOUSE, makeOptions, URL_OF_CMS } from '../../factories';

const keys = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** A CMS that leaves out some of what it is asked for. */
function clientWith(leavesOut: (key: string, times: number) => boolean, limit?: number) {
  const asked = new Map<string, number>();
  const sizes: number[] = [];
  const filters: object[] = [];
  const client = {
    url: URL_OF_CMS,
    queryLimit: async () => limit,
    query: async ({ variables }: Query) => {
      const filter = variables.filter as { id: { _in: string[] } };
      filters.push(filter);
      sizes.push(filter.id._in.length);
      const houses = filter.id._in.filter((key) => {
        const times = (asked.get(key) ?? 0) + 1;
        asked.set(key, times);
        return !leavesOut(key, times);
      });
      return { houses: houses.map((id) => ({ id })) };
    },
  } as unknown as DirectusClient;
  return { client, sizes, filters };
}

async function fetchAll(client: DirectusClient, ids: string[]) {
  const came: string[] = [];
  const gone = await fetchItems(client, HOUSE, ids, makeOptions(), async (rows) => {
    came.push(...rows.map(({ id }) => String(id)));
  });
  return { came, gone };
}

describe('items', () => {
  it('that do not come are asked for again', async () => {
    const { client } = clientWith((key, times) => Number(key) % 2 === 0 && times === 1);
    const { came, gone } = await fetchAll(client, keys(40));
    expect([came.sort(), gone]).toEqual([keys(40).sort(), []]);
  });

  it('that are gone meanwhile are named where they are few', async () => {
    const { client } = clientWith((key) => key === '7');
    expect((await fetchAll(client, keys(40))).gone).toEqual(['7']);
  });

  it('that do not come in numbers stop the build', async () => {
    const { client } = clientWith((key) => Number(key) % 2 === 0);
    await expect(fetchAll(client, keys(40))).rejects.toMatchObject({
      key: 'shortAnswer',
      context: { collection: 'houses', got: 20, expected: 40 },
    });
  });

  it('are asked for in no larger pages than Directus gives', async () => {
    const { client, sizes } = clientWith(() => false, 15);
    await fetchAll(client, keys(40));
    expect(sizes).toEqual([15, 15, 10]);
    sizes.length = 0;
    await fetchAll(client, keys(30));
    expect(sizes).toEqual([15, 15]);
  });

  it('that became drafts meanwhile are not asked for', async () => {
    const { client, filters } = clientWith(() => false);
    await fetchAll(client, ['1']);
    expect(filters).toEqual([{ id: { _in: ['1'] }, status: { _in: ['published'] } }]);
  });
});
