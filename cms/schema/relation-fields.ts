import { field, type Extra } from './field';
import type { FieldMeta, FieldSpec } from './types';

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

/**
 * A user.
 *
 * @param options.filter Directus filter of the selectable users.
 */
export const person = (
  name: string,
  { filter, ...extra }: Extra & { filter?: Record<string, unknown> } = {},
) =>
  field({
    name,
    type: 'uuid',
    meta: {
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { template: '{{first_name}} {{last_name}}', ...(filter && { filter }) },
      display: 'user',
    },
    schema: { is_indexed: true },
    extra: { half: true, ...extra },
  });

interface ReferenceOptions extends Extra {
  template: string;
  hidden?: boolean;
  /** Type of the foreign key. */
  type?: 'integer' | 'uuid';
  /** Directus filter of the selectable items. */
  filter?: Record<string, unknown>;
}

/** A many-to-one reference, chosen from a dropdown. */
export const reference = (
  name: string,
  { template, hidden, type = 'integer', filter, ...extra }: ReferenceOptions,
) =>
  field({
    name,
    type,
    meta: {
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { template, ...(filter && { filter }) },
      display: 'related-values',
      display_options: { template },
      hidden: hidden ?? false,
    },
    schema: { is_indexed: true },
    extra: { half: true, ...extra },
  });

/** An alias field for related rows, without a column. */
export const alias = (
  name: string,
  meta: Pick<FieldMeta, 'interface' | 'special' | 'options' | 'display' | 'display_options'>,
  extra: Extra = {},
) => field({ name, type: 'alias', meta, schema: null, extra });

/** A collapsible group of the form; its fields name it as their `group`. */
export const fold = (name: string, icon: string, extra: Extra = {}) =>
  field({
    name,
    type: 'alias',
    meta: {
      interface: 'group-detail',
      special: ['alias', 'no-data', 'group'],
      options: { headerIcon: icon, start: 'closed' },
    },
    schema: null,
    extra,
  });

/** Puts fields into a collapsible group. */
export const within = (group: string, fields: FieldSpec[]): FieldSpec[] =>
  fields.map((spec) => ({ ...spec, meta: { ...spec.meta, group } }));
