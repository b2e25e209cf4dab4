import {
  columnOf,
  type ContentField,
  type ContentType,
  type ItemField,
  type ListField,
} from '../../contract/content/types';
import type { Extra } from './field';
import {
  choice,
  day,
  decimal,
  integer,
  line,
  list,
  numberChoice,
  plainText,
  richText,
  toggle,
} from './fields';
import { noteOf } from './notes';
import { searchPreview } from './own-fields';
import { alias, file, picture, reference } from './relation-fields';
import type { FieldMeta, FieldSpec } from './types';

/**
 * Options of a field's interface in the admin; all optional, except where a relation needs them.
 */
export interface Form {
  /** Half width in the form. */
  half?: boolean;
  /** A text of several lines. */
  multiline?: boolean;
  placeholder?: string;
  /** Soft limit, characters: the admin counts above it. */
  soft?: number;
  min?: number;
  max?: number;
  /** Display template of referenced items, or of a list's entries. */
  template?: string;
  /** Options of the fields of a list's entry. */
  item?: Readonly<Record<string, Form>>;
  /** Interface of a one-to-many field; without it the admin does not show the field. */
  relation?: Pick<FieldMeta, 'interface' | 'special' | 'options' | 'display' | 'display_options'>;
}

function listOf(name: string, field: ListField, form: Form, extra: Extra): FieldSpec {
  const entries = Object.entries(field.item.fields).map(([key, part]) =>
    itemColumn(columnOf(key, part), part, form.item?.[key] ?? {}),
  );
  return list(name, form.template ?? '', entries, extra);
}

function itemColumn(name: string, part: ItemField, form: Form): FieldSpec {
  const extra: Extra = { note: noteOf(part), required: part.required };
  if (part.choices) return choice(name, part.choices, { ...extra, required: !!part.required });
  if (part.type === 'Float') return decimal(name, { ...extra, min: form.min, max: form.max });
  return part.type === 'Date' ? day(name, extra) : textColumn(name, form, extra);
}

function textColumn(name: string, form: Form, { note, required }: Extra): FieldSpec {
  const { half, soft, placeholder } = form;
  return form.multiline
    ? plainText(name, { note, required, half, soft })
    : line(name, { note, required, half, soft, placeholder });
}

function relationOf(name: string, { relation }: Form, extra: Extra): FieldSpec {
  if (relation === undefined) throw new Error(`cms/schema: ${name} has no interface.`);
  return alias(name, relation, extra);
}

function column(name: string, field: ContentField, form: Form): FieldSpec {
  const required = 'required' in field ? field.required : undefined;
  const extra: Extra = {
    note: noteOf(field),
    ...(required && { required }),
    ...(form.half !== undefined && { half: form.half }),
  };
  const { min, max } = form;
  switch (field.type) {
    case 'String':
      return field.choices === undefined
        ? textColumn(name, form, extra)
        : choice(name, field.choices, { ...extra, required: required ?? false });
    case 'Link':
      return textColumn(name, form, extra);
    case 'RichText':
      return richText(name, extra);
    case 'Int':
      return field.values === undefined
        ? integer(name, { ...extra, min, max })
        : numberChoice(name, field.values, extra);
    case 'Float':
      return decimal(name, { ...extra, min, max });
    case 'Boolean':
      // Not required in the form: its default makes it never empty.
      return toggle(name, field.checkbox, { ...extra, required: undefined });
    case 'Date':
      return day(name, extra);
    case 'Image':
      return picture(name, extra);
    case 'File':
      return file(name, extra);
    case 'List':
      return listOf(name, field, form, extra);
    case 'Reference':
      return reference(name, { ...extra, template: form.template ?? '{{id}}' });
    case 'Images':
    case 'References':
    case 'Children':
      return relationOf(name, form, extra);
  }
}

type Forms<Type extends ContentType> = Partial<Record<keyof Type['fields'], Form>>;

const isTranslated = (field: ContentField) => 'translated' in field && field.translated === true;

function columnsWhere(
  type: ContentType,
  forms: Readonly<Record<string, Form | undefined>>,
  isWanted: (field: ContentField, form: Form) => boolean,
): FieldSpec[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const form = forms[name] ?? {};
    return isWanted(field, form) ? [column(columnOf(name, field), field, form)] : [];
  });
}

/**
 * The columns of a type of the content model, in its order, without those of its translations.
 *
 * @param type Of `contract/content`.
 * @param forms Options of the interfaces, by field name.
 */
export const columnsOf = <Type extends ContentType>(type: Type, forms: Forms<Type>): FieldSpec[] =>
  columnsWhere(
    type,
    forms,
    (field, form) =>
      !isTranslated(field) && (field.type !== 'Children' || form.relation !== undefined),
  );

/** The columns of a type's translations; see `columnsOf`. */
export const textsOf = <Type extends ContentType>(type: Type, forms: Forms<Type>): FieldSpec[] =>
  columnsWhere(type, forms, isTranslated);

/** Inserts columns after one of the columns. */
export const insertBehind = (columns: FieldSpec[], name: string, others: FieldSpec[]) =>
  columns.flatMap((spec) => (spec.field === name ? [spec, ...others] : [spec]));

/** The last of the texts that a search result shows. */
const SEARCH_TEXT = 'seo_description';

/** Options of `entity` that follow from a type of the content model. */
export const contentOf = <Type extends ContentType>(type: Type, forms: Forms<Type>) => ({
  note: type.note,
  singleton: type.singleton ?? false,
  ...(type.translated && {
    translated: insertBehind(textsOf(type, forms), SEARCH_TEXT, [searchPreview()]),
  }),
});
