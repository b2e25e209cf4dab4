/** Statuses that are retried (specification, section 8). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that are not idempotent: a retry could apply a change twice. */
const WRITING_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

const READING_RETRIES = 1;

/** Timeout of an attempt, milliseconds. */
export const TIME_LIMIT_MS = 20_000;

/** Retries of a call: one for methods that only read, none for those that write. */
export function retriesOf(method: string): number {
  return WRITING_METHODS.includes(method.toUpperCase()) ? 0 : READING_RETRIES;
}

/**
 * Whether a failed attempt is retried.
 *
 * @param status - of the response; undefined without one
 * @param attempt - how many attempts there were, from 1
 */
export function shouldRetry(method: string, status: number | undefined, attempt: number): boolean {
  if (attempt > retriesOf(method)) return false;
  return status === undefined || RETRY_STATUSES.includes(status);
}
