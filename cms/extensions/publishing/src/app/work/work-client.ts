import type { Api } from '@directus/extensions-sdk';
import type { BOOKMARK_ICONS } from '../../../../../access/bookmark-icons';
import { IDS } from '../../../../../access/ids';
import { MEETINGS_AHEAD } from '../../../../../access/meetings-ahead';

type Filter = Readonly<Record<string, unknown>>;

/** A kind of work that waits, with the bookmark that lists it. */
export type WorkKind = keyof typeof BOOKMARK_ICONS;

/** The number of items of a collection that wait. */
export interface Waiting {
  kind: WorkKind;
  collection: string;
  count: number;
}

/** A picture without a description. */
export interface SilentPicture {
  id: string;
  name: string;
}

export interface Work {
  waiting: Waiting[];
  /** The first ones, newest first. */
  pictures: SilentPicture[];
  /** Number of all of them. */
  pictureCount: number;
  /** Free times for meetings; undefined if nobody may know. */
  slots: number | undefined;
  /** Ids of the bookmarks by collection and icon. */
  bookmarks: ReadonlyMap<string, number>;
}

const PICTURES_SHOWN = 5;

const without = (language: string): Filter => ({
  translations: { _none: { languages_code: { _eq: language } } },
});

const DRAFT: Filter = { status: { _eq: 'draft' } };
const NOT_ARCHIVED: Filter = { status: { _neq: 'archived' } };
/** Collections with bookmarks of what is unfinished. */
const WRITTEN = ['posts', 'projects', 'sales'];

const ASKED: readonly { kind: WorkKind; collection: string; filter: Filter }[] = [
  { kind: 'newLeads', collection: 'leads', filter: { status: { _eq: 'new' } } },
  { kind: 'meetings', collection: 'leads', filter: MEETINGS_AHEAD },
  ...WRITTEN.flatMap((collection) => [
    { kind: 'drafts' as const, collection, filter: DRAFT },
    {
      kind: 'withoutRussian' as const,
      collection,
      filter: { _and: [without('ru'), NOT_ARCHIVED] },
    },
    {
      kind: 'withoutUkrainian' as const,
      collection,
      filter: { _and: [without('uk'), NOT_ARCHIVED] },
    },
  ]),
];

/** Pictures of the library without a description, other than those of visitors and of the admin. */
const SILENT: Filter = {
  _and: [
    { type: { _starts_with: 'image/' } },
    { alt_en: { _empty: true } },
    { _or: [{ folder: { _null: true } }, { folder: { _nin: [IDS.leadsFolder, IDS.lookFolder] } }] },
  ],
};

interface Counted {
  data: { count: number | string | { id?: number | string } }[];
}

async function countOf(api: Api, path: string, filter: Filter): Promise<number> {
  const { data } = await api.get<Counted>(path, { params: { aggregate: { count: '*' }, filter } });
  return Number(data.data[0]?.count ?? 0);
}

/** What a request answers, or a fallback if the user may not read it. */
const orElse = <T>(request: Promise<T>, fallback: T): Promise<T> => request.catch(() => fallback);

async function silentPictures(api: Api): Promise<SilentPicture[]> {
  const { data } = await api.get<{
    data: { id: string; title: string | null; filename_download: string }[];
  }>('/files', {
    params: {
      fields: ['id', 'title', 'filename_download'],
      filter: SILENT,
      sort: ['-uploaded_on'],
      limit: PICTURES_SHOWN,
    },
  });
  return data.data.map(({ id, title, filename_download: file }) => ({ id, name: title ?? file }));
}

async function bookmarkIds(api: Api): Promise<Map<string, number>> {
  const { data } = await api.get<{ data: { id: number; collection: string; icon: string }[] }>(
    '/presets',
    {
      params: {
        fields: ['id', 'collection', 'icon'],
        filter: { bookmark: { _nnull: true }, user: { _null: true } },
        limit: -1,
      },
    },
  );
  return new Map(data.data.map(({ id, collection, icon }) => [`${collection} ${icon}`, id]));
}

async function freeSlots(api: Api): Promise<number> {
  const { data } = await api.get<{ data: { slots: readonly string[] } }>('/leads/slots');
  return data.data.slots.length;
}

/** Reads what waits for the editors; what the user may not read is left out. */
export async function readWork(api: Api): Promise<Work> {
  const [waiting, pictures, pictureCount, slots, bookmarks] = await Promise.all([
    Promise.all(
      ASKED.map(async ({ kind, collection, filter }) => ({
        kind,
        collection,
        count: await orElse(countOf(api, `/items/${collection}`, filter), 0),
      })),
    ),
    orElse(silentPictures(api), []),
    orElse(countOf(api, '/files', SILENT), 0),
    orElse<number | undefined>(freeSlots(api), undefined),
    orElse(bookmarkIds(api), new Map<string, number>()),
  ]);
  return { waiting, pictures, pictureCount, slots, bookmarks };
}
