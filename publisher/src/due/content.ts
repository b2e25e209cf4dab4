import { directusCall } from '../queue/builds';
import type { QueueEnv } from '../env';
import type { TimedItem } from './moments';

/** What the watch of due content asks Directus. */
export interface DueSource {
  /**
   * When the last build began, which shows the content of then.
   *
   * @param now - Unix time, milliseconds; a build that claims to be later was begun by another clock
   * @returns Unix time in milliseconds; nothing where there was none
   */
  lastStart(now: number): Promise<number | undefined>;
  /** Published items that change the site by time alone after a moment, Unix time in milliseconds. */
  itemsAfter(moment: number): Promise<TimedItem[]>;
}

interface Row {
  slug: string;
  kind?: string;
  publish_at: string | null;
  unpublish_at: string | null;
  valid_until?: string;
  deadline?: string | null;
  sold?: boolean;
  translations: { languages_code: string; title: string }[];
}

type Filter = Record<string, unknown>;

/** A collection with a schedule, and what else of it depends on the day. */
interface TimedCollection {
  collection: string;
  fields: readonly string[];
  /** Items that a day which is not over by then still changes. */
  endsFrom?: (day: string) => Filter;
  noun: (row: Row) => string;
  lastDays?: (row: Row) => TimedItem['lastDays'];
}

const POSTS: Readonly<Record<string, string>> = { article: 'article', doc: 'document' };

/** All that changes the site by time alone; a test compares with the collections that have a schedule. */
export const TIMED: readonly TimedCollection[] = [
  { collection: 'posts', fields: ['kind'], noun: ({ kind = '' }) => POSTS[kind] ?? 'news' },
  {
    collection: 'sales',
    fields: ['valid_until'],
    endsFrom: (day) => ({ valid_until: { _gte: day } }),
    noun: () => 'offer',
    // It leaves the lists, and its page says that it has ended (`src/domain/sale.ts`).
    lastDays: ({ valid_until: day }) => (day ? [{ day, reason: 'ended' }] : []),
  },
  {
    collection: 'projects',
    fields: ['deadline', 'sold'],
    endsFrom: (day) => ({ sold: { _eq: false }, deadline: { _gte: day } }),
    noun: () => 'project',
    // The home page names the next day of hand-over (`src/domain/project.ts`, `summariseOffer`).
    lastDays: ({ deadline, sold }) =>
      deadline && !sold ? [{ day: deadline, reason: 'has passed its day of hand-over' }] : [],
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = ['slug', 'publish_at', 'unpublish_at'];
const TITLE = ['translations.languages_code', 'translations.title'];

const titleOf = ({ translations, slug }: Row): string =>
  (translations.find((entry) => entry.languages_code === 'en') ?? translations[0])?.title ?? slug;

const query = (values: Readonly<Record<string, string | number>>, filter: Filter) =>
  new URLSearchParams({
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    filter: JSON.stringify(filter),
  }).toString();

/**
 * The content of a Directus, as far as time changes it. It is read with the token of the site's
 * build, which sees it anyway: the publisher's own reads the builds alone.
 */
export function directusDue({
  directusUrl,
  token,
  contentToken,
}: QueueEnv & { contentToken: string }): DueSource {
  const ofBuilds = directusCall(directusUrl, token);
  const ofContent = directusCall(directusUrl, contentToken);
  return {
    lastStart: async (now) => {
      const rows = await ofBuilds<{ started_at: string }[]>(
        'GET',
        `/items/builds?${query(
          { limit: 1, sort: '-started_at', fields: 'started_at' },
          { started_at: { _lte: new Date(now).toISOString() }, rollback_to: { _null: true } },
        )}`,
      );
      return rows[0] && Date.parse(rows[0].started_at);
    },
    itemsAfter: async (moment) => {
      const after = { _gt: new Date(moment).toISOString() };
      // A day ends at the office's midnight: up to a day from that of UTC.
      const day = new Date(moment - DAY_MS).toISOString().slice(0, 10);
      const items = await Promise.all(
        TIMED.map(async ({ collection, fields, endsFrom, noun, lastDays }) => {
          const ends = endsFrom ? [endsFrom(day)] : [];
          const rows = await ofContent<Row[]>(
            'GET',
            `/items/${collection}?${query(
              { limit: -1, fields: [...FIELDS, ...fields, ...TITLE].join() },
              {
                status: { _eq: 'published' },
                _or: [{ publish_at: after }, { unpublish_at: after }, ...ends],
              },
            )}`,
          );
          return rows.map((row) => ({
            noun: noun(row),
            title: titleOf(row),
            publishAt: row.publish_at,
            unpublishAt: row.unpublish_at,
            lastDays: lastDays?.(row) ?? [],
          }));
        }),
      );
      return items.flat();
    },
  };
}
