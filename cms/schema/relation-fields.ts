import { field, type Extra } from './field';
import type { FieldMeta } from './types';

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
