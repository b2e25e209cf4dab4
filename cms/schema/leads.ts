import { IDS } from '../access/ids';
import { BOOKING_DEFAULTS, RETENTION_MONTHS } from '../extensions/leads/src/rules/booking-defaults';
import { languages, locales } from '../../contract/site.json';
import rules from '../../contract/leads/rules.json';
import { entity } from './build';
import { hidden } from './field';
import { choice, integer, line, list, plainText, toggle } from './fields';
import { moment, readOnly, unique, uuidKey } from './own-fields';
import { file, fold, person, reference, within } from './relation-fields';
import type { FieldSpec, SchemaPart } from './types';

/** Labels of the kinds of requests. */
export const LEAD_KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rules.kinds).map(([kind, { label }]) => [kind, label]),
);

/** Labels of a request's status. */
export const LEAD_STATUSES = {
  new: 'New',
  in_work: 'In work',
  done: 'Done',
  cancelled: 'Cancelled by the visitor',
  spam: 'Spam',
} as const;

const MAIL_STATES = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Failed: nobody got it',
  none: 'Not needed',
} as const;

/** What each language calls itself, by language and by locale. */
const LANGUAGE_NAMES = Object.fromEntries(
  Object.entries(languages).map(([code, { name }]) => [code, name]),
);
const LOCALE_NAMES = Object.fromEntries(
  Object.entries(locales).map(([code, { language }]) => [code, LANGUAGE_NAMES[language] ?? code]),
);

const WEEKDAYS = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;

const itemOf = (name: string) => readOnly(reference(name, { template: '{{translations}}' }));

/** The time of a meeting, by the reader's clock and by the office's (`extensions/publishing`). */
function meetingTime(name: string, note: string): FieldSpec {
  const spec = moment(name, { note });
  const component = 'publishing-meeting-time';
  return {
    ...spec,
    meta: { ...spec.meta, interface: component, display: component, display_options: null },
  };
}

const request: FieldSpec[] = [
  readOnly(choice('kind', LEAD_KINDS)),
  choice('status', LEAD_STATUSES, {
    fallback: 'new',
    note: 'Spam and cancelling give the time of a meeting back.',
  }),
  person('owner', {
    note: 'Who looks after it.',
    // Neither visitors nor the users that programs sign in with, and nobody who has left.
    filter: {
      _and: [
        { status: { _eq: 'active' } },
        { role: { _nin: [IDS.visitorRole, IDS.buildRole, IDS.publisherRole, IDS.previewRole] } },
      ],
    },
  }),
  plainText('notes', { note: 'For the team only.' }),
  readOnly(line('name', { half: true })),
  readOnly(line('phone', { half: true })),
  readOnly(line('alternative_contact', { half: true, note: 'Phone, e-mail or Telegram name.' })),
  choice('meeting_mode', rules.fields.meeting_mode.choices, {
    required: false,
    note: 'Meetings only.',
  }),
  meetingTime('meeting_start', 'Change it only after agreeing with the visitor.'),
  readOnly(meetingTime('meeting_before', 'The visitor moved the meeting from here.')),
  integer('meeting_minutes', { min: 5, max: 480 }),
  readOnly(line('time_zone', { half: true, note: 'Of the visitor, when they chose the time.' })),
  readOnly(plainText('message')),
  readOnly(file('file', { note: 'Seen only by people with a sign-in here.' })),
  readOnly(line('file_name', { half: true, note: 'As the visitor called it.' })),
  readOnly(person('account', { note: 'Of the visitor who was signed in.' })),
  itemOf('project'),
  itemOf('sale'),
  itemOf('vacancy'),
  readOnly(choice('topic', rules.fields.topic.choices, { required: false })),
];

/** Longer than a line: it holds a whole visit. */
const FIRST_TOUCH = 'first_touch';

const origin: FieldSpec[] = [
  choice('locale', LOCALE_NAMES, { required: false, note: 'Language of the page.' }),
  toggle('consent', 'Agreed to the privacy policy'),
  plainText('page_url', { note: 'Page the form stood on.' }),
  ...rules.campaign
    .filter((name) => name !== FIRST_TOUCH)
    .map((name) => line(name, { half: true })),
  plainText(FIRST_TOUCH, {
    note: 'How the visitor came the first time, with their consent; the fields above are the last time.',
  }),
].map(readOnly);

const mail: FieldSpec[] = [
  choice('team_mail', MAIL_STATES, {
    fallback: 'none',
    note: 'Choose “Waiting to be sent” to send it again.',
  }),
  choice('visitor_mail', MAIL_STATES, {
    fallback: 'none',
    note: 'Only where the other contact is an e-mail address.',
  }),
  readOnly(integer('mail_attempts')),
  readOnly(moment('mail_due', { note: 'Empty: nothing left to send.' })),
  readOnly(line('mail_error', { note: 'What the mail server answered last, as a code.' })),
];

const technical: FieldSpec[] = [
  unique(line('slot', { note: 'Keeps a time from being given twice.' })),
  unique(line('idempotency_key')),
  line('body_hash'),
  moment('erased_at'),
].map(hidden);

const relation = (name: string, target: string) => ({
  collection: 'leads',
  field: name,
  related_collection: target,
  meta: {},
  schema: { on_delete: 'SET NULL' as const },
});

const leads = entity('leads', {
  group: 'sales_desk',
  icon: 'inbox',
  note: 'Requests of visitors. Deleting one erases it with its file.',
  displayTemplate: '{{name}} {{kind}}',
  key: uuidKey(),
  fields: [
    ...request,
    fold('mail', 'mail'),
    ...within('mail', mail),
    fold('origin', 'travel_explore'),
    ...within('origin', origin),
    ...technical,
  ],
  relations: [
    relation('owner', 'directus_users'),
    relation('account', 'directus_users'),
    relation('project', 'projects'),
    relation('sale', 'sales'),
    relation('vacancy', 'vacancies'),
  ],
});

/** The leads collection: request, contact, status, and the outbox of its mails. */
export const LEADS: SchemaPart[] = [
  {
    ...leads,
    collections: leads.collections.map((spec) => ({
      ...spec,
      meta: {
        ...spec.meta,
        archive_value: 'spam' satisfies keyof typeof LEAD_STATUSES,
        unarchive_value: 'new' satisfies keyof typeof LEAD_STATUSES,
        // No revisions: they would keep personal data longer than the row itself.
        accountability: 'activity',
      },
      fields: spec.fields.map((entry) =>
        entry.field === 'date_created'
          ? { ...entry, meta: { ...entry.meta, hidden: false } }
          : entry,
      ),
    })),
  },
];

const time = (name: string) =>
  line(name, { required: true, half: true, placeholder: '10:00', note: 'Kyiv time, 24 hours.' });

/** Settings fields of bookings and of mails to the team. */
export const leadSettings = (): FieldSpec[] => [
  fold('booking', 'event_available', { note: 'When meetings are held, who gets the mail.' }),
  ...within('booking', [
    line('leads_email', {
      half: true,
      note: 'Gets a mail for each request. Empty: the e-mail above.',
    }),
    choice('leads_language', LANGUAGE_NAMES, {
      required: false,
      note: 'Of the mail to the team. Empty: English.',
    }),
    integer('meeting_minutes', { min: 5, max: 480, note: `Empty: ${BOOKING_DEFAULTS.minutes}.` }),
    integer('meeting_notice_hours', {
      max: 720,
      note: `How long before a meeting it can still be booked. Empty: ${BOOKING_DEFAULTS.noticeHours}.`,
    }),
    integer('meeting_days_ahead', {
      min: 1,
      max: 90,
      note: `Days offered, today included. Empty: ${BOOKING_DEFAULTS.days}.`,
    }),
    integer('leads_retention_months', {
      min: 1,
      max: 120,
      note: `Older requests lose their personal data and files. Empty: ${RETENTION_MONTHS}. The privacy policy names the same number.`,
    }),
    list(
      'meeting_hours',
      '{{day}}: {{from}}–{{to}}',
      [choice('day', WEEKDAYS), time('from'), time('to')],
      { note: 'Empty: Monday to Friday 10:00–18:00.' },
    ),
    list(
      'holidays',
      '{{date}}',
      [line('date', { required: true, half: true, placeholder: '2027-01-01' })],
      { note: 'Days without meetings.' },
    ),
  ]),
];
