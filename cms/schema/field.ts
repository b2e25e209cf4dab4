import { fieldLabels } from './labels';
import type { FieldMeta, FieldSpec, FieldType } from './types';

/** Options of every field. */
export interface Extra {
  note?: string;
  required?: boolean;
  half?: boolean;
}

export interface FieldParts {
  name: string;
  type: FieldType;
  meta: FieldMeta;
  schema: FieldSpec['schema'];
  extra: Extra;
}

/** A field with its label and note; required ones are also `NOT NULL` in the database. */
export function field({ name, type, meta, schema, extra }: FieldParts): FieldSpec {
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

/** A hidden field for code only. */
export const hidden = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  meta: { ...spec.meta, readonly: true, hidden: true },
});
