import { field, type Extra } from './field';
import type { FieldSpec } from './types';

const TOOLBAR = [
  'bold',
  'italic',
  'h2',
  'h3',
  'numlist',
  'bullist',
  'indent',
  'outdent',
  'blockquote',
  'customLink',
  'unlink',
  'customImage',
  'customMedia',
  'table',
  'hr',
  'removeformat',
  'undo',
  'redo',
  'code',
  'fullscreen',
];

/** What a value outside of a list is answered with. */
const CHOOSE = 'Choose one of the list.';

/** Makes a validation rule nullable: Directus validates null too. */
const orEmpty = (name: string, ...rules: Record<string, unknown>[]) => ({
  _or: [{ _and: rules.map((rule) => ({ [name]: rule })) }, { [name]: { _null: true } }],
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

/** Rich text, stored as HTML; the site sanitises it. */
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
      interface: 'content-number',
      options: { min, ...(max === undefined ? {} : { max }) },
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

/** One of a list of values, `{ value: label }`. */
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
      validation_message: CHOOSE,
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
      validation_message: CHOOSE,
    },
    schema: { default_value: values[0] ?? null },
    extra: { half: true, ...extra },
  });

/** A repeater, stored as a JSON column. */
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
            // The template of an entry shows values by it.
            display: entry.meta.display ?? null,
            display_options: entry.meta.display_options ?? null,
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
