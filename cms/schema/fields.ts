import { fieldLabels } from './labels';
import type { FieldMeta, FieldSpec, FieldType } from './types';

/** What a slug must look like: it stands in addresses for good. */
export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const SLUG_MESSAGE =
  'Only small Latin letters, digits and single hyphens between them: sunset-villas-2';

const TOOLBAR = [
  'bold',
  'italic',
  'h2',
  'h3',
  'numlist',
  'bullist',
  'blockquote',
  'customLink',
  'customImage',
  'hr',
  'removeformat',
  'undo',
  'redo',
  'code',
  'fullscreen',
];

interface Extra {
  note?: string;
  required?: boolean;
  half?: boolean;
}

interface FieldParts {
  name: string;
  type: FieldType;
  meta: FieldMeta;
  schema: FieldSpec['schema'];
  extra: Extra;
}

function field({ name, type, meta, schema, extra }: FieldParts): FieldSpec {
  return {
    field: name,
    type,
    meta: {
      width: extra.half ? 'half' : 'full',
      note: extra.note ?? null,
      required: extra.required ?? false,
      translations: fieldLabels(name),
      ...meta,
    },
    schema: schema && { ...schema, is_nullable: !(extra.required ?? schema.is_nullable === false) },
  };
}

/** A rule that lets an empty value pass: Directus checks null against rules too. */
const orEmpty = (name: string, ...rules: Record<string, unknown>[]) => ({
  _or: [{ _and: rules.map((rule) => ({ [name]: rule })) }, { [name]: { _null: true } }],
});

/** The integer primary key. */
export const id = (): FieldSpec =>
  field({
    name: 'id',
    type: 'integer',
    meta: { interface: 'input', readonly: true, hidden: true },
    schema: { is_primary_key: true, has_auto_increment: true, is_nullable: false },
    extra: {},
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
    schema: { is_unique: true, max_length: 120 },
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

/** The editors' order; set by dragging. */
export const sort = (): FieldSpec =>
  field({
    name: 'sort',
    type: 'integer',
    meta: { interface: 'input', hidden: true },
    schema: {},
    extra: {},
  });

/** One line of text. */
export const line = (name: string, extra: Extra & { placeholder?: string; soft?: number } = {}) =>
  field({
    name,
    type: 'string',
    meta: {
      interface: 'input',
      options: {
        trim: true,
        ...(extra.placeholder ? { placeholder: extra.placeholder } : {}),
        ...(extra.soft ? { softLength: extra.soft } : {}),
      },
    },
    schema: { max_length: 255 },
    extra,
  });

/** A few sentences without markup. */
export const plainText = (name: string, extra: Extra & { soft?: number } = {}) =>
  field({
    name,
    type: 'text',
    meta: {
      interface: 'input-multiline',
      options: { trim: true, ...(extra.soft ? { softLength: extra.soft } : {}) },
    },
    schema: {},
    extra,
  });

/** Text with headings, lists and links, kept as HTML; the site cleans it. */
export const richText = (name: string, extra: Extra = {}) =>
  field({
    name,
    type: 'text',
    meta: { interface: 'input-rich-text-html', options: { toolbar: TOOLBAR } },
    schema: {},
    extra,
  });

interface Range {
  min?: number;
  max?: number;
}

function number(
  type: 'integer' | 'float',
  name: string,
  { min = 0, max, ...extra }: Extra & Range,
) {
  const rules = [{ _gte: min }, ...(max === undefined ? [] : [{ _lte: max }])];
  return field({
    name,
    type,
    meta: {
      interface: 'input',
      options: { min, ...(max === undefined ? {} : { max }), step: type === 'integer' ? 1 : 'any' },
      validation: orEmpty(name, ...rules),
      validation_message: max === undefined ? `${min} or more.` : `From ${min} to ${max}.`,
    },
    schema: {},
    extra: { half: true, ...extra },
  });
}

/** A whole number, 0 or more unless said otherwise. */
export const integer = (name: string, extra: Extra & Range = {}) => number('integer', name, extra);

/** A number, 0 or more unless said otherwise. */
export const decimal = (name: string, extra: Extra & Range = {}) => number('float', name, extra);

/** WGS 84, degrees. */
export const coordinates = (): FieldSpec[] => [
  decimal('latitude', { min: -90, max: 90, note: 'Degrees, e.g. -8.8291' }),
  decimal('longitude', { min: -180, max: 180, note: 'Degrees, e.g. 115.0849' }),
];

/** Yes or no, no unless said. */
export const toggle = (name: string, label: string, extra: Extra = {}) =>
  field({
    name,
    type: 'boolean',
    meta: {
      interface: 'boolean',
      special: ['cast-boolean'],
      options: { label },
      display: 'boolean',
    },
    schema: { default_value: false, is_nullable: false },
    extra: { half: true, ...extra },
  });

/** A day without a time. */
export const day = (name: string, extra: Extra = {}) =>
  field({
    name,
    type: 'date',
    meta: { interface: 'datetime', display: 'datetime', display_options: { format: 'long' } },
    schema: {},
    extra: { half: true, ...extra },
  });

/** One of a list of words, `{ value: what the editor reads }`. */
export const choice = (
  name: string,
  choices: Readonly<Record<string, string>>,
  extra: Extra & { fallback?: string } = {},
) => {
  const list = Object.entries(choices).map(([value, text]) => ({ text, value }));
  return field({
    name,
    type: 'string',
    meta: {
      interface: 'select-dropdown',
      options: { choices: list },
      display: 'labels',
      display_options: { choices: list },
      validation: { _and: [{ [name]: { _in: Object.keys(choices) } }] },
      validation_message: `One of: ${Object.values(choices).join(', ')}.`,
    },
    schema: { max_length: 40, ...(extra.fallback ? { default_value: extra.fallback } : {}) },
    extra: { half: true, required: true, ...extra },
  });
};

/** One of a list of whole numbers, the first unless chosen. */
export const numberChoice = (name: string, values: readonly number[], extra: Extra = {}) =>
  field({
    name,
    type: 'integer',
    meta: {
      interface: 'select-dropdown',
      options: { choices: values.map((value) => ({ text: String(value), value })) },
      validation: { _and: [{ [name]: { _in: values } }] },
      validation_message: `One of: ${values.join(', ')}.`,
    },
    schema: { default_value: values[0] ?? null },
    extra: { half: true, ...extra },
  });

/** A picture of the file library; its relation is made by `entity`. */
export const picture = (name: string, extra: Extra = {}) =>
  field({
    name,
    type: 'uuid',
    meta: {
      interface: 'file-image',
      special: ['file'],
      options: { crop: false },
      display: 'image',
    },
    schema: {},
    extra: { half: true, ...extra },
  });

/** Any file of the library. */
export const file = (name: string, extra: Extra = {}) =>
  field({
    name,
    type: 'uuid',
    meta: { interface: 'file', special: ['file'], display: 'file' },
    schema: {},
    extra: { half: true, ...extra },
  });

/** A list of small entries, kept as JSON in the row. */
export const list = (name: string, template: string, entries: FieldSpec[], extra: Extra = {}) =>
  field({
    name,
    type: 'json',
    meta: {
      interface: 'list',
      special: ['cast-json'],
      options: {
        template,
        addLabel: 'Add an entry',
        fields: entries.map((entry) => ({
          field: entry.field,
          name: entry.field,
          type: entry.type,
          meta: {
            field: entry.field,
            type: entry.type,
            interface: entry.meta.interface,
            options: entry.meta.options ?? null,
            required: entry.meta.required ?? false,
            note: entry.meta.note ?? null,
            width: entry.meta.width ?? 'full',
          },
        })),
      },
    },
    schema: {},
    extra,
  });

interface ReferenceOptions extends Extra {
  template: string;
  hidden?: boolean;
}

/** Another item, chosen from a list. */
export const reference = (name: string, { template, hidden, ...extra }: ReferenceOptions) =>
  field({
    name,
    type: 'integer',
    meta: {
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { template },
      display: 'related-values',
      display_options: { template },
      hidden: hidden ?? false,
    },
    schema: { is_indexed: true },
    extra: { half: true, ...extra },
  });

/** A field without a column: what other tables say about this item. */
export const alias = (
  name: string,
  meta: Pick<FieldMeta, 'interface' | 'special' | 'options' | 'display' | 'display_options'>,
  extra: Extra = {},
) => field({ name, type: 'alias', meta, schema: null, extra });
