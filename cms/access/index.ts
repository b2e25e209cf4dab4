import accounts from '../../contract/account/rules.json';
import { MAIL_FAILED } from './dashboard';
import { IDS } from './ids';
import { MODULE_BAR } from './module-bar';

export { LEADS_DASHBOARD } from './dashboard';
export { IDS } from './ids';
export { MODULE_BAR, PUBLISHING_MODULE } from './module-bar';
export type { ModuleBarPart } from './module-bar';
export {
  buildPermissions,
  editorPermissions,
  previewPermissions,
  publishedOnly,
  publisherPermissions,
} from './permissions';
export type { PermissionSpec } from './permissions';

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
    description: 'Signs in on the site. No sign-in to the admin and no permission: keep it empty.',
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

/** Widths of the lists’ columns in pixels; a narrow column hides its name. */
export const COLUMN_WIDTHS = {
  tabular: {
    widths: {
      status: 100,
      image: 100,
      photo: 100,
      translations: 320,
      type: 190,
      published_at: 190,
    },
  },
} as const;

type Filter = Record<string, unknown>;

const view = (
  collection: string,
  [bookmark, icon, filter]: readonly [name: string, icon: string, filter: Filter],
  columns: { fields: string[]; sort: string[] },
) => ({
  bookmark,
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

const MEETINGS_AHEAD = {
  _and: [{ meeting_start: { _gte: '$NOW' } }, { status: { _nin: ['spam', 'cancelled'] } }],
};

const LEAD_COLUMNS = {
  fields: ['status', 'kind', 'date_created', 'name', 'phone', 'project', 'owner'],
  sort: ['-date_created'],
};

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
      ['New', 'mark_email_unread', { status: { _eq: 'new' } }],
      ['Mail that failed', 'unsubscribe', MAIL_FAILED],
    ] as const
  ).map((entry) => view('leads', entry, LEAD_COLUMNS)),
  view('leads', ['Meetings ahead', 'event', MEETINGS_AHEAD], {
    fields: ['meeting_start', 'meeting_mode', 'status', 'name', 'phone', 'project', 'owner'],
    sort: ['meeting_start'],
  }),
];

/** Columns of the collections' lists before an editor chooses others. */
export const LIST_COLUMNS: Readonly<Record<string, { fields: string[]; sort: string[] }>> = {
  projects: {
    fields: ['status', 'image', 'translations', 'area', 'type', 'sold', 'slug'],
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
};

/** Folders of the file library that code relies on. */
export const FILE_FOLDERS = [{ id: IDS.leadsFolder, name: 'From visitors' }] as const;

/** Settings of the admin, where the administrator left Directus' own values. */
export const ADMIN_SETTINGS = {
  module_bar: { from: null, to: MODULE_BAR },
} as const;

/** Words of the admin besides those of fields and collections, by the key that stands for them. */
export const ADMIN_WORDS = {
  publishing: { 'en-US': 'Publishing', 'ru-RU': 'Публикация', 'uk-UA': 'Публікація' },
} as const;

/**
 * Sign-in, where the administrator left Directus' own values: weak passwords are refused, and nobody
 * can lock somebody else out by guessing. The rate limits of `extensions/leads` take the lockout's place.
 */
export const SIGN_IN_SETTINGS = {
  auth_password_policy: { from: null, to: `/^.{${accounts.password.minLength},}$/` },
  auth_login_attempts: { from: 25, to: null },
} as const;

/** Name and colours of the admin. */
export const BRANDING = {
  project_name: 'Island Residences',
  project_descriptor: 'Content of the site',
  project_color: '#1F5C57',
} as const;
