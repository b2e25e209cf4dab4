import type { Api } from '@directus/extensions-sdk';
import { earlierVersions, type EarlierVersion, type Revision } from './versions';

/** Revisions that are read; of most texts that is more than Directus keeps. */
const NEWEST = 60;

interface Data<T> {
  data: T;
}

/**
 * Reads the earlier versions of an item's texts.
 *
 * @param key - its primary key; undefined for a singleton
 */
export async function readEarlier(
  api: Api,
  { collection, key }: { collection: string; key: string | number | undefined },
): Promise<EarlierVersion[]> {
  const table = `${collection}_translations`;
  const rows = await api.get<Data<{ id: number; languages_code: string }[]>>(`/items/${table}`, {
    params: {
      fields: ['id', 'languages_code'],
      limit: -1,
      ...(key === undefined ? {} : { filter: { [`${collection}_id`]: { _eq: key } } }),
    },
  });
  const languages = new Map(rows.data.data.map((row) => [String(row.id), row.languages_code]));
  const ids = [...languages.keys()];
  if (ids.length === 0) return [];
  const { data } = await api.get<Data<Revision[]>>('/revisions', {
    params: {
      fields: [
        'id',
        'item',
        'data',
        'activity.timestamp',
        'activity.user.first_name',
        'activity.user.last_name',
      ],
      filter: {
        _and: [
          { collection: { _eq: table } },
          { item: { _in: ids } },
          { version: { _null: true } },
        ],
      },
      sort: ['-id'],
      limit: NEWEST,
    },
  });
  return earlierVersions(data.data, languages);
}

/** Puts a text back to a revision of it. */
export async function restore(api: Api, { revision }: EarlierVersion): Promise<void> {
  await api.post(`/utils/revert/${revision}`, {});
}
