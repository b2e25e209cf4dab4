/** Longest wait that is honoured, milliseconds: a build fails rather than wait longer. */
export const MAX_RETRY_AFTER = 120_000;

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds or a date.
 *
 * @param header The header's value, or null.
 * @param now The time in milliseconds since the epoch.
 * @returns Milliseconds to wait, 0 for a date that has passed, undefined if it is malformed.
 * @example parseRetryAfter('3', Date.now()) // => 3000
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse also accepts bare words and numbers; an HTTP date begins with the day's name.
  if (!/^[A-Z][a-z]{2},/.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
