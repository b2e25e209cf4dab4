/* eslint-disable no-console -- the one place that writes to the console */

/** Says in the browser's console that something went wrong. */
export function logError(message: string, ...details: unknown[]): void {
  console.error(message, ...details);
}

/**
 * Says that the backend failed (specification, section 8). Nothing else is said of the call: what
 * was sent may be personal.
 *
 * @param status - HTTP status; 0 where no answer came
 */
export const logBackendError = (status: number, text: string): void =>
  logError(`Directus Error: ${status}, ${text}`);
