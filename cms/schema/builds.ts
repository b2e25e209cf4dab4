import type publishing from '../../contract/publishing.json';
import { entity } from './build';
import { field, hidden, type Extra } from './field';
import { choice, plainText, toggle } from './fields';
import { moment, readOnly, uuidKey } from './own-fields';
import { person, reference } from './relation-fields';
import type { FieldSpec, SchemaPart } from './types';

type Words<Value extends string> = Readonly<Record<Value, string>>;

/** Labels of a build's status. */
export const BUILD_STATUSES = {
  queued: 'Waiting',
  running: 'Being built',
  live: 'Live',
  refused: 'Refused: the site stays as it was',
  failed: 'Failed: the site stays as it was',
  rolled_back: 'Rolled back',
} as const satisfies Words<(typeof publishing)['statuses'][number]>;

/** Labels of a build's trigger. */
export const BUILD_TRIGGERS = {
  save: 'Something was saved',
  schedule: 'The schedule',
  due: 'Content became due',
  manual: 'Publish now',
  start: 'The publisher started',
} as const satisfies Words<(typeof publishing)['triggers'][number]>;

const json = (name: string, extra: Extra = {}): FieldSpec =>
  field({
    name,
    type: 'json',
    meta: { interface: 'input-code', special: ['cast-json'], options: { language: 'json' } },
    schema: {},
    extra,
  });

const builds = entity('builds', {
  group: 'site',
  icon: 'rocket_launch',
  note: 'When the site was built and went live, or why it did not. A new one publishes now.',
  displayTemplate: '{{status}} {{finished_at}}',
  key: uuidKey(),
  fields: [
    choice('status', BUILD_STATUSES, { fallback: 'queued', required: false }),
    choice('trigger', BUILD_TRIGGERS, { fallback: 'manual', required: false }),
    person('triggered_by', { note: 'Who saved or asked. Empty: nobody in person.' }),
    plainText('reason', { note: 'What is to be done, or what happened.' }),
    reference('rollback_to', {
      template: '{{finished_at}}',
      type: 'uuid',
      filter: { kept: { _eq: true } },
      note: 'Choose a build to put the site back to what it was then. Empty: build it anew.',
    }),
    moment('started_at'),
    moment('finished_at'),
    json('durations', { note: 'Seconds by step.' }),
    json('changed_paths', { note: 'Pages that changed.' }),
    json('report', {
      note: 'What a build that is live found missing: translations, texts, links.',
    }),
    hidden(toggle('kept', 'The site can be put back to it')),
    plainText('log'),
  ].map((spec) => (spec.field === 'rollback_to' ? spec : readOnly(spec))),
  relations: [
    {
      collection: 'builds',
      field: 'triggered_by',
      related_collection: 'directus_users',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    },
    {
      collection: 'builds',
      field: 'rollback_to',
      related_collection: 'builds',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    },
  ],
});

/** The builds collection: the queue, and the history of builds. */
export const BUILDS: SchemaPart[] = [
  {
    ...builds,
    collections: builds.collections.map((spec) => ({
      ...spec,
      meta: { ...spec.meta, accountability: 'activity' },
      fields: spec.fields.map((entry) =>
        entry.field === 'date_created'
          ? { ...entry, meta: { ...entry.meta, hidden: false } }
          : entry,
      ),
    })),
  },
];
