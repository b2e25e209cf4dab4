import rules from '../../contract/leads/rules.json';
import { isRecord } from '../utils/is-record';

export type LeadKind = keyof typeof rules.kinds;

/** Kinds of requests (specification, section 1). */
export const LEAD_KINDS = Object.keys(rules.kinds) as readonly LeadKind[];

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

type ChoiceOf<Field extends 'topic' | 'meeting_mode'> =
  keyof (typeof rules.fields)[Field]['choices'];

export const TOPICS = Object.keys(rules.fields.topic.choices) as readonly ChoiceOf<'topic'>[];
export const MEETING_MODES = Object.keys(
  rules.fields.meeting_mode.choices,
) as readonly ChoiceOf<'meeting_mode'>[];

/**
 * Choice of a place in the form beside the modes: on the island. Its times follow from the visitor's
 * dates, so it is sent as a consultation.
 */
export const ON_SITE = 'site';

/** Places of a meeting, in the order of the form. */
export const MEETING_PLACES = ['offline', ON_SITE, 'online'] as const;

export type MeetingPlace = (typeof MEETING_PLACES)[number];

/** The kind that a form of a kind is sent as: a meeting on the island has no time to book. */
export const sentKind = (kind: LeadKind, { meeting_mode: mode }: { meeting_mode: string }) =>
  hasField(kind, 'meeting_mode') && mode === ON_SITE ? 'consultation' : kind;

/** Values of a form; a field that its kind does not have stays empty. */
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

/** Extensions of accepted files, without the dot. */
export const FILE_EXTENSIONS: readonly string[] = rules.file.extensions;

/** The largest file as messages state it, megabytes. */
export const FILE_MEGABYTES = LIMITS.fileBytes / 1024 / 1024;

/** Name of the honeypot field. */
export const HONEYPOT: string = rules.honeypot;

export const IDEMPOTENCY_HEADER: string = rules.idempotency.header;
/** Names the call in the logs of all it passes and in the mail: the key of the form. */
export const REQUEST_ID_HEADER: string = rules.requestId.header;

/** Tags of a campaign, which tell of no visitor: they travel with a request in any case. */
export const CAMPAIGN_TAGS = rules.campaign.filter((name) => name.startsWith('utm_'));

/** Action that a captcha token is requested for. */
export const captchaAction = (kind: LeadKind) => rules.captchaActionPrefix + kind;

/** Validation errors of a field, by the key of their message. */
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

interface KindRule {
  required: readonly string[];
  optional: readonly string[];
  sendsPresentation?: boolean;
}

const KINDS: Readonly<Record<LeadKind, KindRule>> = rules.kinds;

/** Whether a field of a kind has to be filled in. */
export const isRequired = (kind: LeadKind, field: FormField) =>
  rules.requiredEverywhere.includes(field) || KINDS[kind].required.includes(field);

/** Whether the form of a kind has a field. */
export const hasField = (kind: LeadKind, field: FormField) =>
  isRequired(kind, field) || KINDS[kind].optional.includes(field);

/** Whether a kind is answered with the catalogue of the project. */
export const sendsPresentation = (kind: LeadKind) => KINDS[kind].sendsPresentation === true;

/** How the text of a field is checked (`contract/leads/rules.json`); lengths in UTF-16 units. */
export interface TextRule {
  type: 'name' | 'line' | 'text' | 'choice' | 'slug' | 'instant';
  minLength?: number;
  maxLength?: number;
  choices?: Readonly<Record<string, string>>;
}

/** The rules of the fields that hold plain text. */
export const TEXT_RULES = rules.fields as unknown as Readonly<
  Record<Exclude<FormField, 'phone' | 'file'>, TextRule>
>;

const MISSING: Partial<Record<FormField, FieldProblem>> = {
  meeting_mode: 'chooseMode',
  meeting_start: 'chooseTime',
  file: 'chooseFile',
};

/** Validation error of a required field that is empty. */
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
 * Maps the server's reason to the message's key.
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

/** Reasons why a request was refused, by the key of their message. */
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

/** Result of sending a request. */
export type LeadOutcome =
  | { ok: true; id: string; fileUrl: string | undefined }
  | {
      ok: false;
      failure: Failure;
      fields: Partial<Record<FormField, FieldProblem>>;
      /** `Retry-After` of the server, seconds. */
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

/** A failure without a response, such as one offline. */
export const failed = (failure: Failure): LeadOutcome => ({
  ok: false,
  failure,
  fields: {},
  retryAfter: undefined,
});

/**
 * Parses a response to `POST /leads/{kind}` (contract/leads; design 3.6).
 *
 * @param status - HTTP status; 0 without a response
 * @param body - parsed JSON; of any form, since a proxy may have responded
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
