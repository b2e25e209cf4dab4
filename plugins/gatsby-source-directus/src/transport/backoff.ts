const BASE_DELAY = 500;
const MAX_DELAY = 30_000;
/** A server that asks for more patience than this has a problem a build should not sit out. */
export const MAX_RETRY_AFTER = 120_000;
/** Spread on top of `Retry-After`, so that parallel requests do not come back as one. */
const RETRY_AFTER_SPREAD = 250;

/**
 * Exponential back-off with full jitter: anything between 0 and 0.5 s, 1 s, 2 s … up to 30 s.
 *
 * @param attempt Attempts that have failed already, from 1.
 * @param random A number from 0 to 1.
 * @returns Milliseconds to wait.
 */
export function backoffDelay(attempt: number, random: number): number {
  return Math.round(Math.min(MAX_DELAY, BASE_DELAY * 2 ** (attempt - 1)) * random);
}

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds or a date.
 *
 * @param header The header's value, or null.
 * @param now The time in milliseconds since the epoch.
 * @returns Milliseconds to wait, 0 for a date that has passed, nothing where it cannot be read.
 * @example parseRetryAfter('3', Date.now()) // => 3000
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse also takes bare words and numbers; an HTTP date begins with the day's name.
  if (!/^[A-Z][a-z]{2},/.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * How long to wait before the next attempt: what the server asked for, else the back-off.
 *
 * @param attempt Attempts that have failed already, from 1.
 * @param retryAfter Milliseconds the server asked for, if it did.
 * @param random A number from 0 to 1.
 * @returns Milliseconds.
 */
export function retryDelay(
  attempt: number,
  retryAfter: number | undefined,
  random: number,
): number {
  if (retryAfter === undefined) return backoffDelay(attempt, random);
  return retryAfter + Math.round(RETRY_AFTER_SPREAD * random);
}
