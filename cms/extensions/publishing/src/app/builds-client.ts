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

/** Page size of the list of builds. */
const NEWEST = 20;

interface Answer<T> {
  value: T;
  /** Server time, Unix milliseconds: the browser's clock may be wrong. */
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
 * Reads the content report of the newest live build.
 *
 * @returns undefined if there is no report
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
 * Queues a build or a rollback.
 *
 * @param rollbackTo - id of the build to roll back to
 */
export async function askForBuild(api: Api, rollbackTo?: string): Promise<void> {
  await api.post(PATH, rollbackTo === undefined ? {} : { rollback_to: rollbackTo });
}

/** Reads the origin of the site, without a trailing slash. */
export async function siteAddress(api: Api): Promise<string> {
  const { data } = await api.get<Data<{ url: string }>>('/publishing/site');
  return data.data.url;
}

/**
 * Reads an item with the timestamps of its parts.
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

interface SettingsTexts {
  translations: readonly { languages_code: string; company_name: string | null }[];
}

/** Reads the name of the company by language. */
export async function companyNames(api: Api): Promise<Readonly<Record<string, string>>> {
  const { data } = await api.get<Data<SettingsTexts>>('/items/settings', {
    params: { fields: ['translations.languages_code', 'translations.company_name'] },
  });
  return Object.fromEntries(
    data.data.translations.map((row) => [row.languages_code, row.company_name ?? '']),
  );
}
