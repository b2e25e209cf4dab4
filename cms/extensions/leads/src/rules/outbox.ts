export type MailState = 'waiting' | 'sent' | 'failed' | 'none';

/** Seconds until the next attempt after each failed one: about a day and a half in all. */
export const RETRY_SECONDS: readonly number[] = [
  30, 60, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200, 43_200,
];

/**
 * When to try again.
 *
 * @param attempts Failed attempts so far, 1 or more.
 * @param delays Seconds after each.
 * @returns Seconds; undefined where nobody should try any more.
 */
export const nextDelay = (
  attempts: number,
  delays: readonly number[] = RETRY_SECONDS,
): number | undefined => delays[attempts - 1];

/** Errors of nodemailer; only what is used here. */
interface MailError {
  code?: unknown;
  responseCode?: unknown;
}

/** What went wrong with a mail, as a code: the server's own words may quote an address. */
export function mailErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, responseCode } = error as MailError;
  const parts = [code, responseCode].filter((part) => part !== undefined && part !== null);
  return parts.length === 0 ? 'UNKNOWN' : parts.map(String).join(' ');
}

/** Whether the mail server refused for good (SMTP 5xx): an address that does not exist. */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode } = error as MailError;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
