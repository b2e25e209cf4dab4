import rules from '../../../../contract/leads/rules.json';
import type { locales } from '../../../../contract/site.json';

export type LeadKind = keyof typeof rules.kinds;
export type LeadField = keyof typeof rules.fields;
export type LeadCode = keyof typeof rules.codes;
export type SiteLocale = keyof typeof locales;

/** What is wrong with a field, for the form to choose its words by. */
export type Reason =
  | 'required'
  | 'invalid'
  | 'too_short'
  | 'too_long'
  | 'too_fast'
  | 'too_many'
  | 'unknown'
  | 'empty'
  | 'past'
  | 'not_offered'
  | 'reused';

/** How a field is checked (`contract/leads/rules.json`). */
export interface FieldRule {
  type:
    | 'name'
    | 'phone'
    | 'line'
    | 'text'
    | 'file'
    | 'agreement'
    | 'choice'
    | 'slug'
    | 'instant'
    | 'tracking'
    | 'token'
    | 'duration';
  minLength?: number;
  maxLength?: number;
  /** Milliseconds. */
  min?: number;
  choices?: readonly string[];
  value?: string;
}

/** Rules of the requests, the same file that the forms of the site read. */
export const FIELD_RULES = rules.fields as unknown as Readonly<Record<LeadField, FieldRule>>;
export const FILE_RULES = rules.file;
export const HONEYPOT = rules.honeypot;
export const CODES: Readonly<Record<LeadCode, number>> = rules.codes;
export const IDEMPOTENCY_HEADER = rules.idempotency.header;

const KEY_PATTERN = new RegExp(rules.idempotency.pattern);

/** Whether a text may be an idempotency key. */
export const isIdempotencyKey = (key: string): boolean => KEY_PATTERN.test(key);

/** Whether a word of an address is a kind of request. */
export const isLeadKind = (word: string): word is LeadKind => Object.hasOwn(rules.kinds, word);

/** The action a captcha token of a form must carry. */
export const captchaAction = (kind: LeadKind): string => `${rules.captchaActionPrefix}${kind}`;

/** Fields a kind cannot do without. */
export function requiredFields(kind: LeadKind): readonly LeadField[] {
  return [...rules.requiredEverywhere, ...rules.kinds[kind].required] as LeadField[];
}

/** All fields a kind takes; others are left out. */
export function fieldsOf(kind: LeadKind): readonly LeadField[] {
  const { required, optional } = rules.kinds[kind];
  return [
    ...rules.requiredEverywhere,
    ...rules.optionalEverywhere,
    ...required,
    ...optional,
  ] as LeadField[];
}
