import type { World } from './world';

type Filter = Record<string, unknown>;

async function call<T>(world: World, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${world.cmsUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${world.adminToken}`,
      'Content-Type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as { data: T }).data;
}

/** The one item that matches a filter. */
export async function findItem<T extends { id: string | number }>(
  world: World,
  collection: string,
  filter: Filter,
  fields = '*',
): Promise<T> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), fields, limit: '2' });
  const items = await call<T[]>(world, 'GET', `/items/${collection}?${query}`);
  const [item] = items;
  if (!item || items.length > 1) {
    throw new Error(`${items.length} items of ${collection} fit ${JSON.stringify(filter)}`);
  }
  return item;
}

/** The item of a singleton collection. */
export const readSingleton = <T>(world: World, collection: string): Promise<T> =>
  call<T>(world, 'GET', `/items/${collection}`);

/** Changes the item of a singleton collection as an editor would. */
export const updateSingleton = (
  world: World,
  collection: string,
  values: Record<string, unknown>,
): Promise<unknown> => call(world, 'PATCH', `/items/${collection}`, values);

/** Changes an item as an editor would. */
export function updateItem(
  world: World,
  collection: string,
  id: string | number,
  values: Record<string, unknown>,
): Promise<unknown> {
  return call(world, 'PATCH', `/items/${collection}/${id}`, values);
}
