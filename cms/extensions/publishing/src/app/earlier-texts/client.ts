import type { Api } from '@directus/extensions-sdk';
import {
  earlierVersions,
  goneRows,
  textsOf,
  type EarlierVersion,
  type Owner,
  type Revision,
} from './versions';

/** Revisions that are read; of most texts that is more than Directus keeps. */
const NEWEST = 60;
/** Deletions in a collection that are read. */
const DELETIONS = 200;

/** What of Directus' client is used. */
export type Client = Pick<Api, 'get' | 'post' | 'patch'>;

interface Data<T> {
  data: T;
}

const FIELDS = [
  'id',
  'item',
  'data',
  'activity.action',
  'activity.timestamp',
  'activity.user.first_name',
  'activity.user.last_name',
];

async function revisionsWhere(api: Client, filter: object, limit: number): Promise<Revision[]> {
  const { data } = await api.get<Data<Revision[]>>('/revisions', {
    params: { fields: FIELDS, filter, sort: ['-id'], limit },
  });
  return data.data;
}

interface Item {
  collection: string;
  /** Its primary key; undefined for a singleton. */
  key: string | number | undefined;
}

const tableOf = (collection: string) => `${collection}_translations`;
const parentOf = (collection: string) => `${collection}_id`;

/** Reads the earlier versions of an item's texts, of those that were deleted, too. */
export async function readEarlier(
  api: Client,
  { collection, key }: Item,
): Promise<EarlierVersion[]> {
  const table = tableOf(collection);
  const parent = parentOf(collection);
  const rows = await api.get<Data<{ id: number; languages_code: string }[]>>(`/items/${table}`, {
    params: {
      fields: ['id', 'languages_code'],
      limit: -1,
      ...(key === undefined ? {} : { filter: { [parent]: { _eq: key } } }),
    },
  });
  const deletions = await revisionsWhere(
    api,
    { _and: [{ collection: { _eq: table } }, { activity: { action: { _eq: 'delete' } } }] },
    DELETIONS,
  );
  const owners = new Map<string, Owner>([
    ...goneRows(deletions, { parent, key }),
    ...rows.data.data.map((row): [string, Owner] => [
      String(row.id),
      { language: row.languages_code },
    ]),
  ]);
  const ids = [...owners.keys()];
  if (ids.length === 0) return [];
  const revisions = await revisionsWhere(
    api,
    {
      _and: [{ collection: { _eq: table } }, { item: { _in: ids } }, { version: { _null: true } }],
    },
    NEWEST,
  );
  return earlierVersions(revisions, owners);
}

/** Puts a text back to a revision of it; one that was deleted becomes a translation again. */
export async function restore(
  api: Client,
  collection: string,
  version: EarlierVersion,
): Promise<void> {
  const { revision, goneFrom, language } = version;
  if (goneFrom === undefined) {
    await api.post(`/utils/revert/${revision}`, {});
    return;
  }
  const table = tableOf(collection);
  const place = { [parentOf(collection)]: goneFrom, languages_code: language };
  const filter = Object.fromEntries(
    Object.entries(place).map(([column, value]) => [column, { _eq: value }]),
  );
  const { data } = await api.get<Data<{ id: number }[]>>(`/items/${table}`, {
    params: { fields: ['id'], filter, limit: 1 },
  });
  const [today] = data.data;
  // Somebody may have translated it anew since.
  if (today) await api.patch(`/items/${table}/${today.id}`, textsOf(version));
  else await api.post(`/items/${table}`, { ...textsOf(version), ...place });
}
