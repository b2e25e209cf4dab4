import type { Api } from '@directus/extensions-sdk';
import type { Build } from './rules/builds';
import type { Item } from './rules/items';
import type { ReportEntry } from './rules/report';

const PATH = '/items/builds';
const FIELDS = [
  'id',
  'status',
  'trigger',
  'triggered_by.first_name',
  'triggered_by.last_name',
  'reason',
  'rollback_to.id',
  'rollback_to.started_at',
  'kept',
  'date_created',
  'started_at',
  'finished_at',
  'durations',
  'changed_paths',
];

/** How many builds are read at once: those that the list shows. */
const NEWEST = 20;

interface Answer<T> {
  value: T;
  /** Unix time of the server, milliseconds: the browser's clock may be wrong. */
  now: number;
}

interface Data<T> {
  data: T;
}

/** Reads the newest builds, newest first. */
export async function newestBuilds(api: Api): Promise<Answer<Build[]>> {
  const { data, headers } = await api.get<Data<Build[]>>(PATH, {
    params: { fields: FIELDS, sort: ['-date_created'], limit: NEWEST },
  });
  const now = Date.parse(headers.date ?? '');
  return { value: data.data, now: Number.isNaN(now) ? Date.now() : now };
}

/** Reads the first live build that started at or after a moment; a list of one or none. */
export async function firstLiveSince(api: Api, moment: string): Promise<Build[]> {
  const filter = {
    status: { _eq: 'live' },
    rollback_to: { _null: true },
    started_at: { _gte: moment },
  };
  const { data } = await api.get<Data<Build[]>>(PATH, {
    params: { fields: FIELDS, filter, sort: ['started_at'], limit: 1 },
  });
  return data.data;
}

/**
 * Reads what the newest live build found missing.
 *
 * @returns undefined where no build has looked
 */
export async function newestReport(api: Api): Promise<readonly ReportEntry[] | undefined> {
  const { data } = await api.get<Data<{ report: readonly ReportEntry[] | null }[]>>(PATH, {
    params: {
      fields: ['report'],
      filter: { status: { _eq: 'live' }, report: { _nnull: true } },
      sort: ['-finished_at'],
      limit: 1,
    },
  });
  return data.data[0]?.report ?? undefined;
}

/**
 * Asks for a build, or for a rollback.
 *
 * @param rollbackTo - id of the build to put the site back to
 */
export async function askForBuild(api: Api, rollbackTo?: string): Promise<void> {
  await api.post(PATH, rollbackTo === undefined ? {} : { rollback_to: rollbackTo });
}

/** Reads the address of the site: its origin, no slash at its end. */
export async function siteAddress(api: Api): Promise<string> {
  const { data } = await api.get<Data<{ url: string }>>('/publishing/site');
  return data.data.url;
}

/**
 * Reads an item with the moments of its parts.
 *
 * @param key - its primary key; undefined for a singleton
 */
export async function readItem(
  api: Api,
  { collection, key, fields }: { collection: string; key?: string | number; fields: string[] },
): Promise<Item> {
  const place = key === undefined ? collection : `${collection}/${encodeURIComponent(key)}`;
  const lists = new Set(fields.flatMap((field) => field.split('.').slice(0, -1)));
  const deep = Object.fromEntries([...lists].map((list) => [list, { _limit: -1 }]));
  const { data } = await api.get<Data<Item>>(`/items/${place}`, { params: { fields, deep } });
  return data.data;
}
