import rules from '../../contract/leads/rules.json';
import { isRecord } from '../utils/is-record';

/** What a visitor can ask for (specification, section 1). */
export const LEAD_KINDS = [
  'meeting',
  'catalogue',
  'consultation',
  'cooperation',
  'vacancy',
] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** Fields a visitor fills in, in the order of the form. */
export const FORM_FIELDS = [
  'topic',
  'vacancy',
  'meeting_mode',
  'meeting_start',
  'name',
  'phone',
  'alternative_contact',
  'message',
  'file',
] as const;

export type FormField = (typeof FORM_FIELDS)[number];

export const TOPICS = ['marketing', 'agency', 'partnership'] as const;
export const MEETING_MODES = ['offline', 'online'] as const;

/** What stands in a form; a field that its kind does not have stays empty. */
export interface LeadValues extends Record<Exclude<FormField, 'file'>, string> {
  /** Country that is chosen for the phone, ISO 3166-1 alpha-2; it is not sent. */
  phone_country: string;
  file: File | undefined;
}

/** Limits of section 5 of the specification, from the contract that the server reads too. */
export const LIMITS = {
  nameLength: rules.fields.name.maxLength,
  contactMinLength: rules.fields.alternative_contact.minLength,
  contactLength: rules.fields.alternative_contact.maxLength,
  messageLength: rules.fields.message.maxLength,
  fileBytes: rules.file.maxBytes,
  fileNameLength: rules.file.maxNameLength,
  /** Nobody fills a form in faster, milliseconds. */
  fillInMs: rules.fields.filled_in_ms.min,
} as const;

/** Extensions of files that are taken, without the dot. */
export const FILE_EXTENSIONS: readonly string[] = rules.file.extensions;

/** The largest file, as people are told. */
export const FILE_MEGABYTES = LIMITS.fileBytes / 1024 / 1024;

/** Name of the field that no person sees. */
export const HONEYPOT: string = rules.honeypot;

export const IDEMPOTENCY_HEADER: string = rules.idempotency.header;

/** Tags of a campaign that travel with a request. */
export const CAMPAIGN_FIELDS = rules.optionalEverywhere.filter((name) => name.startsWith('utm_'));

/** Action a captcha token is asked for. */
export const captchaAction = (kind: LeadKind) => rules.captchaActionPrefix + kind;

/** What can be wrong with a field, as the visitor is told. */
export const FIELD_PROBLEMS = [
  'required',
  'chooseMode',
  'chooseTime',
  'chooseFile',
  'tooLong',
  'nameInvalid',
  'phoneInvalid',
  'phoneShort',
  'phoneLong',
  'phoneCountry',
  'phoneUnclear',
  'phoneOther',
  'phoneExtension',
  'phoneText',
  'contactShort',
  'contactInvalid',
  'fileTooLarge',
  'fileType',
  'fileEmpty',
  'fileName',
  'slotGone',
  'invalid',
] as const;

export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

const isKindField = (kind: LeadKind, field: string) =>
  [...rules.kinds[kind].required, ...rules.kinds[kind].optional].includes(field);

/** Whether the form of a kind has a field. */
export const hasField = (kind: LeadKind, field: FormField) =>
  rules.requiredEverywhere.includes(field) || isKindField(kind, field);

/** Whether a field of a kind has to be filled in. */
export const isRequired = (kind: LeadKind, field: FormField) =>
  [...rules.requiredEverywhere, ...(rules.kinds[kind].required as string[])].includes(field);

const MISSING: Partial<Record<FormField, FieldProblem>> = {
  meeting_mode: 'chooseMode',
  meeting_start: 'chooseTime',
  file: 'chooseFile',
};

/** What is said of a required field that is empty. */
export const missingProblem = (field: FormField): FieldProblem => MISSING[field] ?? 'required';

const isFormField = (name: unknown): name is FormField =>
  FORM_FIELDS.some((field) => field === name);

const INVALID: Partial<Record<FormField, FieldProblem>> = {
  name: 'nameInvalid',
  phone: 'phoneInvalid',
  alternative_contact: 'contactInvalid',
  file: 'fileName',
};

/**
 * What the server's reason means to a visitor.
 *
 * @param reason - one of the contract's reasons; anything else is `invalid`
 */
export function problemOf(field: FormField, reason: unknown): FieldProblem {
  if (field === 'meeting_start' && reason !== 'required') return 'slotGone';
  if (reason === 'required') return missingProblem(field);
  if (reason === 'empty') return 'fileEmpty';
  if (reason === 'too_short') return 'contactShort';
  if (reason === 'too_long') return field === 'file' ? 'fileName' : 'tooLong';
  return INVALID[field] ?? 'invalid';
}

/** Why a request was not taken, as a whole. */
export const FAILURES = [
  'fields',
  'captcha',
  'captchaBlocked',
  'slotTaken',
  'tooLarge',
  'fileType',
  'rateLimited',
  'unavailable',
  'noAnswer',
  'offline',
  'refused',
] as const;

export type Failure = (typeof FAILURES)[number];

/** What became of a request. */
export type LeadOutcome =
  | { ok: true; id: string; fileUrl: string | undefined }
  | {
      ok: false;
      failure: Failure;
      fields: Partial<Record<FormField, FieldProblem>>;
      /** When to try again, seconds, where the server says so. */
      retryAfter: number | undefined;
    };

const FAILURE_OF_CODE: Readonly<Record<keyof typeof rules.codes, Failure>> = {
  FAILED_VALIDATION: 'fields',
  CAPTCHA_FAILED: 'captcha',
  SLOT_TAKEN: 'slotTaken',
  FILE_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'fileType',
  RATE_LIMITED: 'rateLimited',
  SERVICE_UNAVAILABLE: 'unavailable',
};

const PROBLEM_OF_FAILURE: Partial<Record<Failure, [FormField, FieldProblem]>> = {
  slotTaken: ['meeting_start', 'slotGone'],
  tooLarge: ['file', 'fileTooLarge'],
  fileType: ['file', 'fileType'],
};

const knownCode = (code: unknown): Failure | undefined =>
  Object.entries(FAILURE_OF_CODE).find(([name]) => name === code)?.[1];

function codelessFailure(status: number): Failure {
  if (status === 0) return 'noAnswer';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** A refusal without an answer, such as one for want of a network. */
export const failed = (failure: Failure): LeadOutcome => ({
  ok: false,
  failure,
  fields: {},
  retryAfter: undefined,
});

/**
 * Reads an answer to `POST /leads/{kind}` (contract/leads; design 3.6).
 *
 * @param status - HTTP status; 0 where no answer came
 * @param body - parsed JSON; anything else where a proxy answered
 * @param retryAfter - the header of that name
 */
export function readAnswer(status: number, body: unknown, retryAfter?: string | null): LeadOutcome {
  const data = isRecord(body) && isRecord(body.data) ? body.data : undefined;
  if (status >= 200 && status < 300 && typeof data?.id === 'string') {
    const { file_url: fileUrl } = data;
    return { ok: true, id: data.id, fileUrl: typeof fileUrl === 'string' ? fileUrl : undefined };
  }
  const errors = isRecord(body) && Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const details = errors.map((error) =>
    isRecord(error) && isRecord(error.extensions) ? error.extensions : {},
  );
  const failure = knownCode(details[0]?.code) ?? codelessFailure(status);
  const fields: Partial<Record<FormField, FieldProblem>> = {};
  for (const { field, reason } of details) {
    if (failure === 'fields' && isFormField(field)) fields[field] = problemOf(field, reason);
  }
  const known = PROBLEM_OF_FAILURE[failure];
  if (known) fields[known[0]] = known[1];
  const seconds = Number(retryAfter);
  const isGeneral = failure === 'fields' && Object.keys(fields).length === 0;
  return {
    ok: false,
    failure: isGeneral ? 'refused' : failure,
    fields,
    retryAfter: retryAfter && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
  };
}
