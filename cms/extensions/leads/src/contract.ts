import rules from '../../../../contract/leads/rules.json';
import { type languages, locales } from '../../../../contract/site.json';

export type LeadKind = keyof typeof rules.kinds;
export type LeadField = keyof typeof rules.fields;
/** A field that tells how the visitor came to the site. */
export type CampaignField = Extract<
  LeadField,
  | `utm_${string}`
  | `${string}clid`
  | `${'g' | 'w'}braid`
  | 'referrer'
  | 'landing_page'
  | 'landed_at'
  | 'first_touch'
>;
export type LeadCode = keyof typeof rules.codes;
export type SiteLocale = keyof typeof locales;
/** BCP 47 tag of a language of the site. */
export type SiteLanguage = keyof typeof languages;

/** Error code of a field; the form maps it to its own message. */
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

/** Validation rule of a field (`contract/leads/rules.json`). */
export interface FieldRule {
  type:
    | 'name'
    | 'phone'
    | 'line'
    | 'text'
    | 'file'
    | 'agreement'
    | 'choice'
    | 'locale'
    | 'slug'
    | 'instant'
    | 'tracking'
    | 'token'
    | 'duration';
  minLength?: number;
  maxLength?: number;
  /** Milliseconds. */
  min?: number;
  /** Allowed values with their labels in the admin. */
  choices?: Readonly<Record<string, string>>;
  value?: string;
}

/** A kind of request (`contract/leads/rules.json`). */
export interface KindRule {
  /** What the team calls it. */
  label: string;
  /** CSS colour of its dashboard panels. */
  color: string;
  required: readonly LeadField[];
  optional: readonly LeadField[];
  /** Whether it is answered with the presentation of the project. */
  sendsPresentation?: boolean;
}

const KINDS = rules.kinds as unknown as Readonly<Record<LeadKind, KindRule>>;

/** Rules of the requests, the same file that the forms of the site read. */
export const FIELD_RULES = rules.fields as unknown as Readonly<Record<LeadField, FieldRule>>;
export const FILE_RULES = rules.file;
export const HONEYPOT = rules.honeypot;
export const CODES: Readonly<Record<LeadCode, number>> = rules.codes;
export const IDEMPOTENCY_HEADER = rules.idempotency.header;
export const REQUEST_ID_HEADER = rules.requestId.header;

const REQUEST_ID = new RegExp(rules.requestId.pattern);

/** Whether a text can be the id of a call in logs and mails. */
export const isRequestId = (id: string): boolean => REQUEST_ID.test(id);

const KEY_PATTERN = new RegExp(rules.idempotency.pattern);

/** Whether a text is a valid idempotency key. */
export const isIdempotencyKey = (key: string): boolean => KEY_PATTERN.test(key);

/** All kinds of requests. */
export const LEAD_KINDS = Object.keys(rules.kinds) as LeadKind[];

/** Whether a path segment is a kind of request. */
export const isLeadKind = (word: string): word is LeadKind => Object.hasOwn(rules.kinds, word);

/** Whether a word is a locale of the site. */
export const isSiteLocale = (word: string): word is SiteLocale => Object.hasOwn(locales, word);

/** The action that a form's captcha token must have. */
export const captchaAction = (kind: LeadKind): string => `${rules.captchaActionPrefix}${kind}`;

const REQUIRED = rules.requiredEverywhere as readonly LeadField[];

/** Fields that tell how the visitor came to the site. */
export const CAMPAIGN_FIELDS = rules.campaign as readonly CampaignField[];

const OPTIONAL: readonly LeadField[] = [
  ...(rules.optionalEverywhere as readonly LeadField[]),
  ...CAMPAIGN_FIELDS,
];

/** Required fields of a kind. */
export const requiredFields = (kind: LeadKind): readonly LeadField[] => [
  ...REQUIRED,
  ...KINDS[kind].required,
];

/** All fields of a kind; others are ignored. */
export const fieldsOf = (kind: LeadKind): readonly LeadField[] => [
  ...REQUIRED,
  ...OPTIONAL,
  ...KINDS[kind].required,
  ...KINDS[kind].optional,
];

/**
 * Whether a kind books a meeting slot; false for a stored kind that was removed from the contract.
 */
export const hasSlot = (kind: string): boolean =>
  isLeadKind(kind) && requiredFields(kind).includes('meeting_start');

/** Whether a kind requires a published project. */
export const needsProject = (kind: LeadKind): boolean => requiredFields(kind).includes('project');

/** Whether a kind is answered with the presentation of the project. */
export const sendsPresentation = (kind: string): boolean =>
  isLeadKind(kind) && KINDS[kind].sendsPresentation === true;
