import { patterns } from '../../contract/site.json';
import { field, type Extra } from './field';
import { translatedNote } from './notes';
import type { FieldSpec } from './types';

/** Signs a slug may have. SQLite does not keep to the length of a column, so the pattern does. */
const SLUG_LENGTH = 120;

/** What a slug must look like: it stands in addresses for good. */
export const SLUG_PATTERN = `^(?=.{1,${SLUG_LENGTH}}$)${patterns.slug.slice(1)}`;
export const SLUG_MESSAGE = `Only small Latin letters, digits and single hyphens between them, ${SLUG_LENGTH} signs at most: sunset-villas-2`;

/** The integer primary key. */
export const id = (): FieldSpec =>
  field({
    name: 'id',
    type: 'integer',
    meta: { interface: 'input', readonly: true, hidden: true },
    schema: { is_primary_key: true, has_auto_increment: true, is_nullable: false },
    extra: {},
  });

/** A key nobody can guess or count. */
export const uuidKey = (): FieldSpec =>
  field({
    name: 'id',
    type: 'uuid',
    meta: { interface: 'input', special: ['uuid'], readonly: true, hidden: true },
    schema: { is_primary_key: true, is_nullable: false },
    extra: {},
  });

/** A field that editors read and code writes. */
export const readOnly = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  meta: { ...spec.meta, readonly: true },
});

/** A moment, with its zone on SQLite too. */
export const moment = (name: string, extra: Extra = {}): FieldSpec =>
  field({
    name,
    type: 'timestamp',
    meta: {
      interface: 'datetime',
      special: ['cast-timestamp'],
      display: 'datetime',
      display_options: { format: 'short' },
    },
    schema: { is_indexed: true },
    extra: { half: true, ...extra },
  });

/** The key of addresses: unique, and safe to stand in one. */
export const slug = (note: string): FieldSpec =>
  field({
    name: 'slug',
    type: 'string',
    meta: {
      interface: 'input',
      options: {
        slug: true,
        trim: true,
        iconLeft: 'link',
        placeholder: 'sunset-villas',
        font: 'monospace',
      },
      validation: { _and: [{ slug: { _regex: SLUG_PATTERN } }] },
      validation_message: SLUG_MESSAGE,
    },
    schema: { is_unique: true, max_length: SLUG_LENGTH },
    extra: { required: true, half: true, note },
  });

/** Published, draft or archived. */
export const status = (): FieldSpec => {
  const choices = [
    {
      text: 'Published',
      value: 'published',
      icon: 'check',
      color: '#2E7D32',
      foreground: '#FFFFFF',
      background: '#2E7D32',
    },
    {
      text: 'Draft',
      value: 'draft',
      icon: 'draft_orders',
      color: '#A2B5CD',
      foreground: '#18222F',
      background: '#D3DAE4',
    },
    {
      text: 'Archived',
      value: 'archived',
      icon: 'archive',
      color: '#E0A000',
      foreground: '#18222F',
      background: '#F2C94C',
    },
  ];
  return field({
    name: 'status',
    type: 'string',
    meta: {
      interface: 'select-dropdown',
      options: {
        choices: choices.map(({ text, value, icon, color }) => ({ text, value, icon, color })),
      },
      display: 'labels',
      display_options: {
        showAsDot: true,
        choices: choices.map(({ text, value, foreground, background }) => ({
          text,
          value,
          foreground,
          background,
        })),
      },
      validation: { _and: [{ status: { _in: choices.map(({ value }) => value) } }] },
      validation_message: 'Published, draft or archived.',
    },
    schema: { default_value: 'draft', max_length: 20 },
    extra: { required: true, half: true, note: 'Only what is published is on the site.' },
  });
};

/** From when and until when a published item is on the site (rule in `contract/schedule.json`). */
export const schedule = (): FieldSpec[] => [
  moment('publish_at', { note: translatedNote('note_publish_at') }),
  moment('unpublish_at', { note: translatedNote('note_unpublish_at') }),
];

/** When the row was made and last changed. */
export const dates = (): FieldSpec[] =>
  (['date_created', 'date_updated'] as const).map((name) =>
    field({
      name,
      type: 'timestamp',
      meta: {
        interface: 'datetime',
        // Without the cast SQLite would answer a time without its zone.
        special: [name === 'date_created' ? 'date-created' : 'date-updated', 'cast-timestamp'],
        display: 'datetime',
        display_options: { relative: true },
        readonly: true,
        hidden: true,
      },
      schema: {},
      extra: { half: true },
    }),
  );

/** Says at the top of the form whether the item is on the site (`extensions/publishing`). */
export const siteState = (): FieldSpec =>
  field({
    name: 'site_state',
    type: 'alias',
    meta: { interface: 'publishing-item-state', special: ['alias', 'no-data'] },
    schema: null,
    extra: {},
  });

/** The editors' order; set by dragging. */
export const sort = (): FieldSpec =>
  field({
    name: 'sort',
    type: 'integer',
    meta: { interface: 'input', hidden: true },
    schema: {},
    extra: {},
  });
