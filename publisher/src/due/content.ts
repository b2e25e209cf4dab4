import { directusCall } from '../queue/builds';
import type { QueueEnv } from '../env';
import type { TimedItem } from './moments';

/** Queries of the watch for due content. */
export interface DueSource {
  /**
   * Start of the last build, which determines the content it shows.
   *
   * @param now - Unix time, milliseconds; builds in the future (another clock) are ignored
   * @returns Unix time in milliseconds; undefined if there was none
   */
  lastStart(now: number): Promise<number | undefined>;
  /** Published items that change the site by time alone after a given time, Unix milliseconds. */
  itemsAfter(moment: number): Promise<TimedItem[]>;
}

interface Row {
  slug: string;
  kind?: string;
  publish_at?: string | null;
  unpublish_at?: string | null;
  valid_until?: string;
  valid_through?: string | null;
  deadline?: string | null;
  sold?: boolean;
  translations: { languages_code: string; title: string }[];
}

type Filter = Record<string, unknown>;

/** A collection that changes the site by time, and its date fields besides the schedule's. */
interface TimedCollection {
  collection: string;
  /** False where it has no schedule. */
  hasSchedule?: boolean;
  fields: readonly string[];
  /** Filter of the items whose last day is not over at that time. */
  endsFrom?: (day: string) => Filter;
  noun: (row: Row) => string;
  lastDays?: (row: Row) => TimedItem['lastDays'];
}

const POSTS: Readonly<Record<string, string>> = { article: 'article', doc: 'document' };

/**
 * All collections that change the site by time alone; a test compares those that have a schedule
 * with the contract.
 */
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
    collection: 'vacancies',
    fields: ['valid_through'],
    hasSchedule: false,
    endsFrom: (day) => ({ valid_through: { _gte: day } }),
    noun: () => 'vacancy',
    // It leaves the list, and search engines are told to forget its page (`src/domain/vacancy.ts`).
    lastDays: ({ valid_through: day }) => (day ? [{ day, reason: 'ended' }] : []),
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
const SCHEDULE = ['publish_at', 'unpublish_at'];
const TITLE = ['translations.languages_code', 'translations.title'];

const titleOf = ({ translations, slug }: Row): string =>
  (translations.find((entry) => entry.languages_code === 'en') ?? translations[0])?.title ?? slug;

const query = (values: Readonly<Record<string, string | number>>, filter: Filter) =>
  new URLSearchParams({
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    filter: JSON.stringify(filter),
  }).toString();

/**
 * Reads the time-dependent content of a Directus with the token of the site's build, because the
 * publisher's own token can read builds only.
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
      // A day ends at the office's midnight, which is up to a day off UTC's: the filter has a
      // margin.
      const day = new Date(moment - DAY_MS).toISOString().slice(0, 10);
      const items = await Promise.all(
        TIMED.map(async ({ collection, hasSchedule = true, fields, endsFrom, noun, lastDays }) => {
          const schedule = hasSchedule ? SCHEDULE : [];
          const ends = endsFrom ? [endsFrom(day)] : [];
          const rows = await ofContent<Row[]>(
            'GET',
            `/items/${collection}?${query(
              { limit: -1, fields: ['slug', ...schedule, ...fields, ...TITLE].join() },
              {
                status: { _eq: 'published' },
                _or: [...schedule.map((column) => ({ [column]: after })), ...ends],
              },
            )}`,
          );
          return rows.map((row) => ({
            noun: noun(row),
            title: titleOf(row),
            publishAt: row.publish_at ?? null,
            unpublishAt: row.unpublish_at ?? null,
            lastDays: lastDays?.(row) ?? [],
          }));
        }),
      );
      return items.flat();
    },
  };
}
