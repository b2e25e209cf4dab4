import { CODES, FILE_RULES, IDEMPOTENCY_HEADER, type LeadCode, type Reason } from './contract';

/** An entry of `errors` in the response. */
export interface Problem {
  message: string;
  field?: string;
  reason?: Reason;
}

/** A rejected call, with all its errors. */
export abstract class RefusalError<Code extends string> extends Error {
  /** HTTP status. */
  abstract readonly status: number;

  /**
   * @param code One of the contract's.
   * @param problems At least one.
   * @param retryAfter Seconds, for the header `Retry-After`.
   */
  constructor(
    readonly code: Code,
    readonly problems: readonly Problem[],
    readonly retryAfter?: number,
  ) {
    super(problems[0]?.message ?? code);
  }
}

/** A rejected lead. */
export class LeadError extends RefusalError<LeadCode> {
  override name = 'LeadError';
  override readonly status = CODES[this.code];
}

const WORDS: Readonly<Record<Reason, string>> = {
  required: 'fill it in.',
  invalid: 'not a value this field can have.',
  too_short: 'too short.',
  too_long: 'too long.',
  too_fast: 'sent sooner than anybody could fill the form in. Wait a moment and send it again.',
  too_many: 'more than are taken.',
  unknown: 'there is nothing of this name.',
  empty: 'the file is empty.',
  past: 'this time has passed. Choose another.',
  not_offered: 'no meetings are held then. Choose another time.',
  reused: 'this key was used for another content. Take a new one.',
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  'phone invalid': 'not a phone number in international form, +380…',
  'file unknown': 'this form takes no file.',
  'file too_many': 'one file, not several.',
  'file too_long': 'the name of the file is too long.',
  'file invalid': 'a name of a file, without folders.',
  'consent required': 'the privacy policy has to be agreed to.',
  [`${IDEMPOTENCY_HEADER} required`]: 'send this header, with a key of its own for each request.',
};

/** Field errors for developers; the forms have their own messages. */
export function problem(field: string, reason: Reason): Problem {
  const words = FIELD_WORDS[`${field} ${reason}`] ?? WORDS[reason];
  return { message: `${field}: ${words}`, field, reason };
}

/** Invalid fields. */
export const invalid = (...problems: readonly Problem[]) =>
  new LeadError('FAILED_VALIDATION', problems);

/** The captcha was not passed. */
export const captchaFailed = () =>
  new LeadError('CAPTCHA_FAILED', [
    {
      message: 'recaptcha_token: the check against robots did not pass. Try again, or call us.',
      field: 'recaptcha_token',
    },
  ]);

/** The slot is taken. */
export const slotTaken = () =>
  new LeadError('SLOT_TAKEN', [
    {
      message: 'meeting_start: somebody has just taken this time. Choose another.',
      field: 'meeting_start',
    },
  ]);

/** Section 5 of the specification: over-size shows "File too large". */
export const fileTooLarge = () =>
  new LeadError('FILE_TOO_LARGE', [
    {
      message: `File too large: ${FILE_RULES.maxBytes / 1024 / 1024} MB at most.`,
      field: 'file',
    },
  ]);

/** An unsupported file type, or content that does not match the file's extension. */
export const wrongFile = () =>
  new LeadError('UNSUPPORTED_MEDIA_TYPE', [
    {
      message: `file: a real ${FILE_RULES.extensions.map((name) => `.${name}`).join(', ')} file.`,
      field: 'file',
    },
  ]);

/** A body that is not `multipart/form-data`. */
export const wrongContentType = () =>
  new LeadError('UNSUPPORTED_MEDIA_TYPE', [
    { message: 'Send the request as multipart/form-data.' },
  ]);

/** Rate limited, by network or contact. */
export const rateLimited = (seconds: number) =>
  new LeadError(
    'RATE_LIMITED',
    [{ message: `Too many requests. Try again in ${seconds} seconds.` }],
    seconds,
  );

const RETRY_SECONDS = 30;

/** A dependency is unavailable. */
export const unavailable = (
  what = 'The request could not be stored just now.',
  seconds = RETRY_SECONDS,
) =>
  new LeadError(
    'SERVICE_UNAVAILABLE',
    [{ message: `${what} Try again in ${seconds} seconds.` }],
    seconds,
  );

/** A truncated or malformed multipart body. */
export const brokenBody = () =>
  invalid({ message: 'The body of the request is cut or malformed.', reason: 'invalid' });

/** More fields than any form has. */
export const tooManyFields = () =>
  invalid({ message: 'The request has too many fields.', reason: 'too_many' });
