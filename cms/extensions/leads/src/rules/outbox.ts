export type MailState = 'waiting' | 'sent' | 'failed' | 'none';

/** Backoff: seconds until the next attempt after each failed one, about 36 hours in all. */
export const RETRY_SECONDS: readonly number[] = [
  30, 60, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200, 43_200,
];

/**
 * Backoff delay of the next attempt.
 *
 * @param attempts Failed attempts so far, 1 or more.
 * @param delays Seconds after each.
 * @returns Seconds; undefined after the last attempt.
 */
export const nextDelay = (
  attempts: number,
  delays: readonly number[] = RETRY_SECONDS,
): number | undefined => delays[attempts - 1];

/** Errors of nodemailer, as far as they are used here. */
interface MailError {
  code?: unknown;
  responseCode?: unknown;
}

/** Error code of a failed mail; the server's message may quote an e-mail address. */
export function mailErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, responseCode } = error as MailError;
  const parts = [code, responseCode].filter((part) => part !== undefined && part !== null);
  return parts.length === 0 ? 'UNKNOWN' : parts.map(String).join(' ');
}

/** Whether the failure is permanent (SMTP 5xx), such as an unknown mailbox. */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode } = error as MailError;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
