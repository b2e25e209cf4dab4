/** Answers worth asking again for (specification, section 8). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that change something: a second try could change it twice. */
const WRITING_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

const READING_RETRIES = 1;

/** How long an attempt may take, milliseconds. */
export const TIME_LIMIT_MS = 20_000;

/** Times a call may be repeated: once for GET and its like, never for methods that write. */
export function retriesOf(method: string): number {
  return WRITING_METHODS.includes(method.toUpperCase()) ? 0 : READING_RETRIES;
}

/**
 * Whether a failed attempt is repeated.
 *
 * @param status - of the answer; undefined where none came
 * @param attempt - how many attempts there were, from 1
 */
export function shouldRetry(method: string, status: number | undefined, attempt: number): boolean {
  if (attempt > retriesOf(method)) return false;
  return status === undefined || RETRY_STATUSES.includes(status);
}
