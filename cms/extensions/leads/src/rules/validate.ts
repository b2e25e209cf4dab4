import { patterns } from '../../../../../contract/site.json';
import {
  CAMPAIGN_FIELDS,
  FIELD_RULES,
  FILE_RULES,
  HONEYPOT,
  fieldsOf,
  isSiteLocale,
  requiredFields,
  type CampaignField,
  type FieldRule,
  type LeadField,
  type LeadKind,
  type Reason,
  type SiteLocale,
} from '../contract';
import { problem, type Problem } from '../errors';
import { isPhone } from './phone';
import { cleanText, forSpreadsheet, isName, isPlainLine, tidy } from './text';

/** The validated and normalised text fields of a request. */
export interface LeadValues extends Record<CampaignField, string | null> {
  kind: LeadKind;
  name: string;
  /** E.164. */
  phone: string;
  alternative_contact: string;
  message: string | null;
  locale: SiteLocale;
  page_url: string | null;
  project: string | null;
  sale: string | null;
  vacancy: string | null;
  topic: string | null;
  meeting_mode: string | null;
  /** ISO 8601, UTC. */
  meeting_start: string | null;
  /** Of the visitor, IANA. */
  time_zone: string | null;
  recaptcha_token: string;
  /** The honeypot field was filled in. */
  isSpam: boolean;
}

export type Validated = { ok: true; values: LeadValues } | { ok: false; problems: Problem[] };

type Checked = { value: string } | { reason: Reason };

const SLUG = new RegExp(patterns.slug);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** Normalised ISO 8601 in UTC; undefined for another format or an invalid date. */
function readInstant(text: string): string | undefined {
  if (!INSTANT.test(text)) return undefined;
  const date = new Date(text);
  // `Date` overflows: 30 February would become 2 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text.slice(0, 16))) {
    return undefined;
  }
  return date.toISOString();
}

const passes = (isFine: boolean, value: string): Checked =>
  isFine ? { value } : { reason: 'invalid' };

const CHECKS: Readonly<
  Record<Exclude<FieldRule['type'], 'file'>, (text: string, rule: FieldRule) => Checked>
> = {
  name: (text) => passes(isName(text), text),
  line: (text) => passes(isPlainLine(text), forSpreadsheet(text)),
  text: (text) => ({ value: forSpreadsheet(cleanText(text).trim()) }),
  phone: (text) => passes(isPhone(text), text),
  agreement: (text, { value }) => (text === value ? { value: text } : { reason: 'required' }),
  choice: (text, { choices = {} }) => passes(Object.hasOwn(choices, text), text),
  locale: (text) => passes(isSiteLocale(text), text),
  slug: (text) => passes(SLUG.test(text), text),
  instant: (text) => {
    const value = readInstant(text);
    return value === undefined ? { reason: 'invalid' } : { value };
  },
  duration: (text, { min = 0 }) => {
    if (!/^\d{1,12}$/.test(text)) return { reason: 'invalid' };
    return Number(text) < min ? { reason: 'too_fast' } : { value: text };
  },
  token: (text) => ({ value: text }),
  tracking: (text) => ({ value: text }),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** Values set by the page's script never fail validation: they are truncated or dropped. */
function readTracking(field: LeadField, text: string, maxLength: number): string | null {
  const value = tidy(cleanText(text)).slice(0, maxLength);
  if (field === 'page_url') {
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    return ['http:', 'https:'].includes(protocol) ? value : null;
  }
  if (field === 'time_zone') return isTimeZone(value) ? value : null;
  const line = value.replace(/[\n\t]/g, ' ');
  return line === '' ? null : forSpreadsheet(line);
}

function checkField(field: LeadField, raw: string): Checked {
  const rule = FIELD_RULES[field];
  if (rule.type === 'file') return { reason: 'invalid' };
  const text = tidy(raw);
  if (rule.maxLength !== undefined && text.length > rule.maxLength) return { reason: 'too_long' };
  if (rule.minLength !== undefined && text.length < rule.minLength) return { reason: 'too_short' };
  return CHECKS[rule.type](text, rule);
}

/**
 * Validates the text fields of a request (specification, section 5, and the contract).
 *
 * @param kind Kind of the request.
 * @param fields Unvalidated; unknown ones are ignored.
 * @returns The values as they are stored, or all errors.
 */
export function validateFields(kind: LeadKind, fields: ReadonlyMap<string, string>): Validated {
  const problems: Problem[] = [];
  const values = new Map<LeadField, string>();
  const required = requiredFields(kind);
  for (const field of fieldsOf(kind)) {
    const rule = FIELD_RULES[field];
    if (rule.type === 'file') continue;
    const raw = fields.get(field) ?? '';
    if (tidy(raw) === '') {
      if (required.includes(field)) problems.push(problem(field, 'required'));
      continue;
    }
    if (rule.type === 'tracking') {
      const value = readTracking(field, raw, rule.maxLength ?? 0);
      if (value !== null) values.set(field, value);
      continue;
    }
    const checked = checkField(field, raw);
    if ('reason' in checked) problems.push(problem(field, checked.reason));
    else values.set(field, checked.value);
  }
  if (problems.length > 0) return { ok: false, problems };

  const text = (field: LeadField) => values.get(field) ?? '';
  const orNull = (field: LeadField) => values.get(field) ?? null;
  return {
    ok: true,
    values: {
      kind,
      name: text('name'),
      phone: text('phone'),
      alternative_contact: text('alternative_contact'),
      message: orNull('message'),
      locale: (orNull('locale') ?? 'en') as SiteLocale,
      page_url: orNull('page_url'),
      project: orNull('project'),
      sale: orNull('sale'),
      vacancy: orNull('vacancy'),
      topic: orNull('topic'),
      meeting_mode: orNull('meeting_mode'),
      meeting_start: orNull('meeting_start'),
      time_zone: orNull('time_zone'),
      ...(Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, orNull(field)])) as Record<
        CampaignField,
        string | null
      >),
      recaptcha_token: text('recaptcha_token'),
      isSpam: tidy(fields.get(HONEYPOT) ?? '') !== '',
    },
  };
}

/**
 * Validates name and size of a file, before its content is read.
 *
 * @param kind Kind of the request.
 * @param file Name and size; undefined where none came.
 * @returns What is wrong.
 */
export function validateFile(
  kind: LeadKind,
  file: { name: string; bytes: number } | undefined,
): Problem[] {
  if (file === undefined) {
    return requiredFields(kind).includes('file') ? [problem('file', 'required')] : [];
  }
  if (!fieldsOf(kind).includes('file')) return [problem('file', 'unknown')];
  if (file.bytes === 0) return [problem('file', 'empty')];
  if (file.name.length > FILE_RULES.maxNameLength) return [problem('file', 'too_long')];
  if (/[/\\]/.test(file.name) || !isPlainLine(file.name)) return [problem('file', 'invalid')];
  return [];
}
