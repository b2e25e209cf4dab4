import type { Api } from '@directus/extensions-sdk';
import { firstWeek, type DayCount, type KindCount } from './figures';

const PATH = '/items/leads';
const NOT_SPAM = { status: { _neq: 'spam' } };
/** Panels that are drawn together share a request, milliseconds. */
const FRESH_MS = 5_000;

interface Data<T> {
  data: T;
}

let latest: { at: number; days: Promise<DayCount[]> } | undefined;

async function readDays(api: Api, now: number): Promise<DayCount[]> {
  const { data } = await api.get<Data<DayCount[]>>(PATH, {
    params: {
      aggregate: { count: 'id' },
      groupBy: ['kind', 'year(date_created)', 'month(date_created)', 'day(date_created)'],
      filter: {
        _and: [NOT_SPAM, { date_created: { _gte: new Date(firstWeek(now)).toISOString() } }],
      },
      limit: -1,
    },
  });
  return data.data;
}

/** Counts the requests of the last weeks by day and kind, without spam. */
export function daysWithRequests(api: Api, now: number): Promise<DayCount[]> {
  if (latest === undefined || now - latest.at > FRESH_MS) {
    latest = { at: now, days: readDays(api, now) };
  }
  return latest.days;
}

interface KindRow {
  kind: string;
  count: { id: number | string };
}

/** Counts all requests by kind, without spam, the most frequent first. */
export async function requestsByKind(api: Api): Promise<KindCount[]> {
  const { data } = await api.get<Data<KindRow[]>>(PATH, {
    params: { aggregate: { count: 'id' }, groupBy: ['kind'], filter: NOT_SPAM, limit: -1 },
  });
  return data.data
    .map(({ kind, count }) => ({ kind, count: Number(count.id) }))
    .sort((a, b) => b.count - a.count);
}

/**
 * The table of all requests as a file, with the name that the server gives it.
 *
 * @throws if Directus refuses or does not answer
 */
export async function requestsAsCsv(api: Api): Promise<{ content: Blob; name: string }> {
  const { data, headers } = await api.get<Blob>('/leads/export', {
    responseType: 'blob',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return { content: data, name: fileNameOf(headers['content-disposition']) };
}

/**
 * The file name of a `Content-Disposition` (RFC 6266).
 *
 * @example fileNameOf('attachment; filename="a.csv"') // => 'a.csv'
 */
export function fileNameOf(disposition = ''): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'requests.csv';
}
