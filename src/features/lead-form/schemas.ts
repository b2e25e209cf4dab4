import { mixed, object, string, type AnyObjectSchema, type AnySchema } from 'yup';
import {
  FILE_EXTENSIONS,
  FORM_FIELDS,
  hasField,
  isRequired,
  LEAD_KINDS,
  LIMITS,
  missingProblem,
  problemOf,
  TEXT_RULES,
  type FieldProblem,
  type FormField,
  type LeadKind,
  type LeadValues,
  type TextRule,
} from '../../domain/lead';
import { isPlainLine, isName, tidy } from '../../domain/lead-text';
import { readPhone } from '../../domain/phone';

/** Messages of a schema are the keys of strings in `locales/`. */
const say = (problem: FieldProblem) => problem;

const text = () => string().default('').transform(tidy);

const isComing = (value: string) =>
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value &&
  Date.parse(value) > Date.now();

/** Whether a text that is not empty is valid for its type. */
const FITS: Readonly<Record<TextRule['type'], (value: string, rule: TextRule) => boolean>> = {
  name: isName,
  line: isPlainLine,
  text: () => true,
  choice: (value, { choices = {} }) => Object.hasOwn(choices, value),
  // Chosen from a list of existing ones; the server looks it up.
  slug: () => true,
  instant: isComing,
};

function textSchema(field: keyof typeof TEXT_RULES, isNeeded: boolean): AnySchema {
  const rule = TEXT_RULES[field];
  const { type, minLength = 0, maxLength = Infinity } = rule;
  const given = isNeeded ? text().required(say(missingProblem(field))) : text();
  return given
    .test(
      'short',
      say(problemOf(field, 'too_short')),
      (value) => value === '' || value.length >= minLength,
    )
    .max(maxLength, say(problemOf(field, 'too_long')))
    .test(
      type,
      say(problemOf(field, 'invalid')),
      (value) => value === '' || FITS[type](value, rule),
    );
}

function phoneSchema(isNeeded: boolean): AnySchema {
  return text().test('phone', (value, { parent, createError }) => {
    const { phone_country: country = '' } = parent as Partial<LeadValues>;
    const reading = readPhone(value, country);
    if (reading.state === 'number') return true;
    if (reading.state !== 'empty') return createError({ message: reading.problem });
    return isNeeded ? createError({ message: say(missingProblem('phone')) }) : true;
  });
}

const extensionOf = (name: string) => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Rules of section 5 of the specification for a CV or an offer. */
const fileSchema = (isNeeded: boolean): AnySchema =>
  mixed<File>()
    .test('given', say(missingProblem('file')), (value) => !isNeeded || !!value)
    .test(
      'type',
      say('fileType'),
      (value) => !value || FILE_EXTENSIONS.includes(extensionOf(value.name)),
    )
    .test('empty', say('fileEmpty'), (value) => !value || value.size > 0)
    .test('size', say('fileTooLarge'), (value) => !value || value.size <= LIMITS.fileBytes)
    .test('name', say('fileName'), (value) => !value || value.name.length <= LIMITS.fileNameLength);

function fieldSchema(field: FormField, isNeeded: boolean): AnySchema {
  if (field === 'phone') return phoneSchema(isNeeded);
  return field === 'file' ? fileSchema(isNeeded) : textSchema(field, isNeeded);
}

/**
 * Builds the schema of a form from the contract's rules (`contract/leads/rules.json`): the fields
 * of the kind, those it requires, their lengths and choices.
 */
export function leadSchema(kind: LeadKind): AnyObjectSchema {
  const fields = FORM_FIELDS.filter((field) => hasField(kind, field)).map(
    (field) => [field, fieldSchema(field, isRequired(kind, field))] as const,
  );
  return object({ ...Object.fromEntries(fields), phone_country: string().default('') });
}

/** One schema for each form. */
export const LEAD_SCHEMAS = Object.fromEntries(
  LEAD_KINDS.map((kind) => [kind, leadSchema(kind)]),
) as Readonly<Record<LeadKind, AnyObjectSchema>>;
