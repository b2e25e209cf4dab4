/* eslint-disable no-console -- the one place that writes to the console */

/** Logs an error to the browser's console. */
export function logError(message: string, ...details: unknown[]): void {
  console.error(message, ...details);
}

/**
 * Logs a failed backend call (specification, section 8). Nothing else of the call is logged: its
 * data may be personal.
 *
 * @param status - HTTP status; 0 without a response
 */
export const logBackendError = (status: number, text: string): void =>
  logError(`Directus Error: ${status}, ${text}`);
