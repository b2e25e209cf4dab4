import rules from '../../contract/account/rules.json';
import { patterns } from '../../contract/site.json';
import { isRecord } from '../utils/is-record';
import { isName } from './lead-text';

/** Limits of accounts, from the contract that the server reads too. */
export const ACCOUNT_FIELD_LIMITS = {
  nameLength: rules.name.maxLength,
  emailLength: rules.email.maxLength,
  passwordMinLength: rules.password.minLength,
  passwordLength: rules.password.maxLength,
  contactMinLength: rules.alternativeContact.minLength,
  contactLength: rules.alternativeContact.maxLength,
  shortListItems: rules.shortList.maxItems,
} as const;

/** Fields of the forms of an account. */
export const ACCOUNT_FIELDS = [
  'name',
  'email',
  'current',
  'password',
  'phone',
  'alternative_contact',
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** Validation errors of a field, by the key of their message. */
export const ACCOUNT_PROBLEMS = [
  'required',
  'emailInvalid',
  'nameInvalid',
  'phoneInvalid',
  'contactShort',
  'passwordShort',
  'passwordWeak',
  'passwordWrong',
  'tooLong',
  'invalid',
] as const;

export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

/** Reasons why a call failed, by the key of their message. */
export const ACCOUNT_FAILURES = [
  'fields',
  'credentials',
  'provider',
  'signedOut',
  'company',
  'link',
  'registered',
  'slotTaken',
  'slotGone',
  'notFound',
  'rateLimited',
  'unavailable',
  'noAnswer',
  'refused',
] as const;

export type AccountFailure = (typeof ACCOUNT_FAILURES)[number];

/** Validation errors by field. */
export type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

const EMAIL = new RegExp(patterns.email, 'u');
const E164 = new RegExp(patterns.e164);

function emailProblem(email: string): AccountProblem | undefined {
  if (email === '') return 'required';
  if (email.length > ACCOUNT_FIELD_LIMITS.emailLength) return 'tooLong';
  return EMAIL.test(email) ? undefined : 'emailInvalid';
}

function nameProblem(name: string): AccountProblem | undefined {
  if (name === '') return 'required';
  if (name.length > ACCOUNT_FIELD_LIMITS.nameLength) return 'tooLong';
  return isName(name) ? undefined : 'nameInvalid';
}

function passwordProblem(password: string): AccountProblem | undefined {
  if (password === '') return 'required';
  if (password.length < ACCOUNT_FIELD_LIMITS.passwordMinLength) return 'passwordShort';
  if (password.length > ACCOUNT_FIELD_LIMITS.passwordLength) return 'tooLong';
  return new Set(password).size === 1 ? 'passwordWeak' : undefined;
}

function contactProblem(contact: string): AccountProblem | undefined {
  if (contact === '') return undefined;
  if (contact.length < ACCOUNT_FIELD_LIMITS.contactMinLength) return 'contactShort';
  return contact.length > ACCOUNT_FIELD_LIMITS.contactLength ? 'tooLong' : undefined;
}

const CHECKS: Readonly<Record<AccountField, (value: string) => AccountProblem | undefined>> = {
  name: nameProblem,
  email: emailProblem,
  // A current password may be older than the rules.
  current: (value) => (value === '' ? 'required' : undefined),
  password: passwordProblem,
  phone: (value) => (value === '' || E164.test(value) ? undefined : 'phoneInvalid'),
  alternative_contact: contactProblem,
};

/**
 * Validates a form; the server validates again.
 *
 * @param values - by field; passwords as they are, the rest trimmed
 */
export function problemsOf(values: Partial<Record<AccountField, string>>): AccountProblems {
  const problems: AccountProblems = {};
  for (const field of ACCOUNT_FIELDS) {
    const value = values[field];
    const problem = value === undefined ? undefined : CHECKS[field](value);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const REASONS: Partial<Record<string, AccountProblem>> = {
  'name invalid': 'nameInvalid',
  'email invalid': 'emailInvalid',
  'phone invalid': 'phoneInvalid',
  'alternative_contact too_short': 'contactShort',
  'password too_short': 'passwordShort',
  'password invalid': 'passwordWeak',
  // Directus names no reason where its policy refuses.
  'password undefined': 'passwordShort',
};

const GENERAL_REASONS: Partial<Record<string, AccountProblem>> = {
  required: 'required',
  too_long: 'tooLong',
};

const isField = (name: unknown): name is AccountField =>
  ACCOUNT_FIELDS.some((field) => field === name);

interface ErrorDetails {
  code?: unknown;
  field?: unknown;
  reason?: unknown;
}

function detailsIn(body: unknown): ErrorDetails[] {
  const errors = isRecord(body) && Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  return errors.map((error) =>
    isRecord(error) && isRecord(error.extensions) ? error.extensions : {},
  );
}

/** Code of the first error of an answer in Directus' shape. */
export const errorCodeOf = (body: unknown): unknown => detailsIn(body)[0]?.code;

const FAILURE_OF_CODE: Partial<Record<string, AccountFailure>> = {
  FORBIDDEN: 'company',
  INVALID_TOKEN: 'link',
  ALREADY_REGISTERED: 'registered',
  SLOT_TAKEN: 'slotTaken',
  NOT_FOUND: 'notFound',
  RATE_LIMITED: 'rateLimited',
};

function failureOfStatus(status: number): AccountFailure {
  if (status === 0) return 'noAnswer';
  if (status === 401) return 'signedOut';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** A failed call as the form shows it. */
export interface AccountRefusal {
  failure: AccountFailure;
  fields: AccountProblems;
}

/**
 * Maps a failed response to what the form shows.
 *
 * @param status - HTTP status; 0 without a response
 * @param body - parsed JSON; of any form, since a proxy may have responded
 */
export function readRefusal(status: number, body: unknown): AccountRefusal {
  const details = detailsIn(body);
  const fields: AccountProblems = {};
  for (const { code, field, reason } of details) {
    if (code === 'INVALID_CREDENTIALS' && field === 'password') fields.current = 'passwordWrong';
    if (code !== 'FAILED_VALIDATION' || !isField(field)) continue;
    fields[field] =
      GENERAL_REASONS[String(reason)] ?? REASONS[`${field} ${String(reason)}`] ?? 'invalid';
  }
  if (Object.keys(fields).length > 0) return { failure: 'fields', fields };
  const isSlot = details.some(({ field }) => field === 'meeting_start');
  if (isSlot && status === 400) return { failure: 'slotGone', fields };
  const known = FAILURE_OF_CODE[String(details[0]?.code)];
  return { failure: known ?? failureOfStatus(status), fields };
}
