import { BOOKMARK_ICONS } from './bookmark-icons';
import { MAIL_FAILED } from './dashboard';
import { IDS } from './ids';
import { MEETINGS_AHEAD } from './meetings-ahead';
import { translated } from '../schema/words';

export { LEAD_PANELS, LEADS_DASHBOARD } from './dashboard';
export type { Panel } from './dashboard';
export { IDS } from './ids';
export { BRANDING, LOOK_PICTURES, adminSettings } from './look';
export { isOwnPanel } from './panel-ids';
export { MODULE_BAR, PUBLISHING_MODULE, PUBLISHING_NAME } from './module-bar';
export type { ModuleBarPart } from './module-bar';
export {
  WITHDRAWN,
  buildPermissions,
  editorPermissions,
  previewPermissions,
  publishedOnly,
  publisherPermissions,
  visitorPermissions,
} from './permissions';
export type { AccessRules, PermissionSpec } from './permissions';

/** What a group of users may do. */
export const POLICIES = [
  {
    id: IDS.buildPolicy,
    name: 'Site build',
    icon: 'construction',
    description: 'Reads the content to make the site of it. No sign-in to the admin.',
    admin_access: false,
    app_access: false,
  },
  {
    id: IDS.publisherPolicy,
    name: 'Publisher',
    icon: 'rocket_launch',
    description: 'Keeps the record of the builds. No sign-in to the admin.',
    admin_access: false,
    app_access: false,
  },
  {
    id: IDS.previewPolicy,
    name: 'Preview',
    icon: 'visibility',
    description:
      'Reads the content, drafts included, to show it to editors. No sign-in to the admin.',
    admin_access: false,
    app_access: false,
  },
  {
    id: IDS.editorPolicy,
    name: 'Editor',
    icon: 'edit_note',
    description: 'Writes content and files, looks after requests. No settings of the admin.',
    admin_access: false,
    app_access: true,
  },
  {
    id: IDS.visitorPolicy,
    name: 'Visitor',
    icon: 'person',
    description:
      'Signs in on the site. No sign-in to the admin; at most the own profile: give it nothing else.',
    admin_access: false,
    app_access: false,
  },
] as const;

export const ROLES = [
  {
    id: IDS.buildRole,
    name: 'Site build',
    icon: 'construction',
    description: 'The user the site is built with.',
    policy: IDS.buildPolicy,
  },
  {
    id: IDS.publisherRole,
    name: 'Publisher',
    icon: 'rocket_launch',
    description: 'The service that builds the site and puts it live.',
    policy: IDS.publisherPolicy,
  },
  {
    id: IDS.previewRole,
    name: 'Preview',
    icon: 'visibility',
    description: 'The user the preview of drafts is built with.',
    policy: IDS.previewPolicy,
  },
  {
    id: IDS.editorRole,
    name: 'Editor',
    icon: 'edit_note',
    description: 'People who write the content.',
    policy: IDS.editorPolicy,
  },
  {
    id: IDS.visitorRole,
    name: 'Visitor',
    icon: 'person',
    description: 'People with an account on the site. They take no seat.',
    policy: IDS.visitorPolicy,
  },
] as const;

/**
 * Widths of the lists’ columns in pixels; one narrower than 106 hides its name. What editors look for in
 * a list fits beside both side bars of a window of 1280 pixels: 543 of them where it is sorted by hand, 575
 * elsewhere.
 */
export const COLUMN_WIDTHS = {
  tabular: {
    widths: {
      status: 140,
      image: 64,
      photo: 64,
      translations: 220,
      sold: 110,
      type: 150,
      kind: 130,
      area: 140,
      slug: 180,
      published_at: 150,
      valid_until: 150,
      date_created: 190,
      // Time, name and phone fit beside both side bars of a window of 1280 pixels.
      meeting_start: 320,
      name: 140,
      phone: 130,
      meeting_mode: 170,
      from_path: 320,
      to_path: 320,
    },
  },
} as const;

type Filter = Record<string, unknown>;

const view = (
  collection: string,
  [bookmark, icon, filter]: readonly [name: string, icon: string, filter: Filter],
  columns: { fields: string[]; sort: string[] },
) => ({
  bookmark: translated(bookmark),
  icon,
  collection,
  layout: 'tabular',
  filter: { _and: [filter] },
  layout_query: { tabular: columns },
  layout_options: COLUMN_WIDTHS,
});

const POST_COLUMNS = {
  fields: ['status', 'image', 'translations', 'published_at', 'slug'],
  sort: ['-published_at'],
};

/** Items without texts in a language. */
const without = (language: string): Filter => ({
  translations: { _none: { languages_code: { _eq: language } } },
});

/** What waits for editors, in each collection that they write most in. */
const UNFINISHED = (['posts', 'projects', 'sales'] as const).flatMap((collection) =>
  (
    [
      ['Drafts', BOOKMARK_ICONS.drafts, { status: { _eq: 'draft' } }],
      ['No Russian', BOOKMARK_ICONS.withoutRussian, without('ru')],
      ['No Ukrainian', BOOKMARK_ICONS.withoutUkrainian, without('uk')],
    ] as const
  ).map((entry) => ({ collection, entry })),
);

const LEAD_COLUMNS = {
  fields: ['status', 'kind', 'date_created', 'name', 'phone', 'project', 'owner'],
  sort: ['-date_created'],
};

/** Names that an earlier setup gave to bookmarks, by their English name now. */
export const EARLIER_BOOKMARKS: Readonly<Record<string, string>> = {
  'New requests': 'New',
  'Failed mail': 'Mail that failed',
  Meetings: 'Meetings ahead',
};

/** Columns of the collections' lists before an editor chooses others. */
export const LIST_COLUMNS = {
  projects: {
    fields: ['status', 'image', 'translations', 'sold', 'area', 'type', 'slug'],
    sort: ['sort'],
  },
  areas: { fields: ['status', 'image', 'translations', 'slug'], sort: ['sort'] },
  sales: {
    fields: ['status', 'image', 'translations', 'valid_until', 'slug'],
    sort: ['-valid_until'],
  },
  posts: {
    fields: ['status', 'image', 'translations', 'kind', 'published_at', 'slug'],
    sort: ['-published_at'],
  },
  pages: { fields: ['image', 'translations', 'slug'], sort: ['slug'] },
  team: { fields: ['status', 'photo', 'translations', 'position'], sort: ['sort'] },
  vacancies: {
    fields: ['status', 'translations', 'employment', 'published_at'],
    sort: ['-published_at'],
  },
  leads: LEAD_COLUMNS,
  builds: {
    fields: ['status', 'reason', 'trigger', 'triggered_by', 'date_created', 'finished_at'],
    sort: ['-date_created'],
  },
  redirects: { fields: ['from_path', 'to_path', 'status_code'], sort: ['from_path'] },
} satisfies Readonly<Record<string, { fields: string[]; sort: string[] }>>;

/** One collection, several views of it, for everybody. */
export const BOOKMARKS = [
  ...(
    [
      ['News', 'newspaper', { kind: { _eq: 'news' } }],
      ['Articles', 'article', { kind: { _eq: 'article' } }],
      ['Docs', 'description', { kind: { _eq: 'doc' } }],
    ] as const
  ).map((entry) => view('posts', entry, POST_COLUMNS)),
  ...(
    [
      ['New requests', BOOKMARK_ICONS.newLeads, { status: { _eq: 'new' } }],
      ['Failed mail', 'unsubscribe', MAIL_FAILED],
    ] as const
  ).map((entry) => view('leads', entry, LEAD_COLUMNS)),
  ...UNFINISHED.map(({ collection, entry }) => view(collection, entry, LIST_COLUMNS[collection])),
  view('leads', ['Meetings', BOOKMARK_ICONS.meetings, MEETINGS_AHEAD], {
    fields: ['meeting_start', 'name', 'phone', 'meeting_mode', 'status', 'project', 'owner'],
    sort: ['meeting_start'],
  }),
];

/** Folders of the file library that code refers to by id. */
export const FILE_FOLDERS = [
  { id: IDS.leadsFolder, name: 'From visitors' },
  { id: IDS.lookFolder, name: 'Look of the admin' },
] as const;
