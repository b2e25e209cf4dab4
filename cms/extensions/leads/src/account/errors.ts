import type { Reason } from '../contract';
import { problem, RefusalError } from '../errors';
import { ACCOUNT_RULES, type AccountCode } from './contract';

/** A call about an account that is refused. */
export class AccountError extends RefusalError<AccountCode> {
  override name = 'AccountError';
  override readonly status = ACCOUNT_RULES.codes[this.code];
}

const refusal = (code: AccountCode, message: string, retryAfter?: number) =>
  new AccountError(code, [{ message }], retryAfter);

/** A field with a value it cannot have. */
export const wrongField = (field: string, reason: Reason) =>
  new AccountError('FAILED_VALIDATION', [problem(field, reason)]);

/** Nobody is signed in, or with a password that is not theirs. */
export const notSignedIn = () => refusal('INVALID_CREDENTIALS', 'Sign in first.');
export const wrongPassword = () =>
  new AccountError('INVALID_CREDENTIALS', [
    { message: 'password: this is not the password of the account.', field: 'password' },
  ]);

/** Signed in with an account that is none of a visitor's. */
export const notAVisitor = () =>
  refusal('FORBIDDEN', 'These pages are for visitors. People of the company use the admin.');

/** A link that was changed, is too old, or was used. */
export const badLink = () =>
  refusal('INVALID_TOKEN', 'This link has expired or was used. Ask for another.');
export const alreadyRegistered = () =>
  refusal('ALREADY_REGISTERED', 'This account is there already. Sign in.');

/** There is nothing of this id, or it is somebody else's: the same answer. */
export const notFound = () => refusal('NOT_FOUND', 'There is no such request in this account.');

/** Somebody else has the time. */
export const meetingSlotTaken = () =>
  new AccountError('SLOT_TAKEN', [
    { message: 'meeting_start: somebody has just taken this time.', field: 'meeting_start' },
  ]);

/** Too many attempts. */
export const tooManyAttempts = (seconds: number) =>
  refusal('RATE_LIMITED', `Too many attempts. Try again in ${seconds} seconds.`, seconds);

const RETRY_SECONDS = 30;

/** The database does not answer just now. */
export const accountsUnavailable = () =>
  refusal('SERVICE_UNAVAILABLE', 'Accounts do not answer just now.', RETRY_SECONDS);
