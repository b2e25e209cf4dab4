import type { Reason } from '../contract';
import { problem, RefusalError } from '../errors';
import { ACCOUNT_RULES, type AccountCode } from './contract';

/** A rejected account request. */
export class AccountError extends RefusalError<AccountCode> {
  override name = 'AccountError';
  override readonly status = ACCOUNT_RULES.codes[this.code];
}

const refusal = (code: AccountCode, message: string, retryAfter?: number) =>
  new AccountError(code, [{ message }], retryAfter);

/** An invalid field. */
export const wrongField = (field: string, reason: Reason) =>
  new AccountError('FAILED_VALIDATION', [problem(field, reason)]);

/** Not signed in, or a wrong password. */
export const notSignedIn = () => refusal('INVALID_CREDENTIALS', 'Sign in first.');
export const wrongPassword = () =>
  new AccountError('INVALID_CREDENTIALS', [
    { message: 'password: this is not the password of the account.', field: 'password' },
  ]);

/** Signed in, but not as a visitor. */
export const notAVisitor = () =>
  refusal('FORBIDDEN', 'These pages are for visitors. People of the company use the admin.');

/** A forged, expired or used link. */
export const badLink = () =>
  refusal('INVALID_TOKEN', 'This link has expired or was used. Ask for another.');
export const alreadyRegistered = () =>
  refusal('ALREADY_REGISTERED', 'This account is there already. Sign in.');

/** Not found, or owned by another user: the response does not tell which. */
export const notFound = () => refusal('NOT_FOUND', 'There is no such request in this account.');

/** The slot is taken. */
export const meetingSlotTaken = () =>
  new AccountError('SLOT_TAKEN', [
    { message: 'meeting_start: somebody has just taken this time.', field: 'meeting_start' },
  ]);

/** Rate limited. */
export const tooManyAttempts = (seconds: number) =>
  refusal('RATE_LIMITED', `Too many attempts. Try again in ${seconds} seconds.`, seconds);

const RETRY_SECONDS = 30;

/** The database is unavailable. */
export const accountsUnavailable = () =>
  refusal('SERVICE_UNAVAILABLE', 'Accounts do not answer just now.', RETRY_SECONDS);
