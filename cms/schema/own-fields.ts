import { patterns } from '../../contract/site.json';
import { field, type Extra } from './field';
import type { FieldSpec } from './types';

/** Maximum length of a slug. SQLite does not enforce a column's length, so the pattern does. */
const SLUG_LENGTH = 120;

/** Pattern of a slug, which is part of permanent URLs. */
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

/** A UUID key: neither guessable nor sequential. */
export const uuidKey = (): FieldSpec =>
  field({
    name: 'id',
    type: 'uuid',
    meta: { interface: 'input', special: ['uuid'], readonly: true, hidden: true },
    schema: { is_primary_key: true, is_nullable: false },
    extra: {},
  });

/** A read-only field that code writes. */
export const readOnly = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  meta: { ...spec.meta, readonly: true },
});

/** A unique field. */
export const unique = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  schema: { ...spec.schema, is_unique: true },
});

/** A timestamp, with a time zone on SQLite too. */
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

/**
 * The slug: unique and URL-safe. The form may leave it empty, since `extensions/content` makes that of
 * a new item of its title.
 */
export function slug(note: string): FieldSpec {
  const spec = field({
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
      validation: { _or: [{ slug: { _regex: SLUG_PATTERN } }, { slug: { _null: true } }] },
      validation_message: SLUG_MESSAGE,
    },
    schema: { is_unique: true, max_length: SLUG_LENGTH },
    extra: { required: true, half: true, note },
  });
  return { ...spec, meta: { ...spec.meta, required: false } };
}

/** The slug of a fixed page, which the site knows it by: read-only once it is saved. */
export function fixedSlug(note: string): FieldSpec {
  const spec = slug(note);
  const conditions = [{ name: 'Saved', rule: { id: { _nnull: true } }, readonly: true }];
  return { ...spec, meta: { ...spec.meta, required: true, conditions } };
}

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

/** Schedule of a published item (rule in `contract/schedule.json`). */
export const schedule = (): FieldSpec[] => [
  moment('publish_at', {
    note: 'What is published appears at this minute. Empty: at once. A draft stays off the site.',
  }),
  moment('unpublish_at', { note: 'It leaves the site at this minute. Empty: it stays.' }),
];

/** Timestamps of creation and last change. */
export const dates = (): FieldSpec[] =>
  (['date_created', 'date_updated'] as const).map((name) =>
    field({
      name,
      type: 'timestamp',
      meta: {
        interface: 'datetime',
        // Without the cast SQLite would return a time without a zone.
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

/** Alias field at the top of the form: shows whether the item is live (`extensions/publishing`). */
export const siteState = (): FieldSpec =>
  field({
    name: 'site_state',
    type: 'alias',
    meta: { interface: 'publishing-item-state', special: ['alias', 'no-data'] },
    schema: null,
    extra: {},
  });

/** Alias field below the search texts: shows the search result and the shared link. */
export const searchPreview = (): FieldSpec =>
  field({
    name: 'search_preview',
    type: 'alias',
    meta: { interface: 'publishing-search-preview', special: ['alias', 'no-data'] },
    schema: null,
    extra: {},
  });

/** Manual sort order, set by drag and drop. */
export const sort = (): FieldSpec =>
  field({
    name: 'sort',
    type: 'integer',
    meta: { interface: 'input', hidden: true },
    schema: {},
    extra: {},
  });
