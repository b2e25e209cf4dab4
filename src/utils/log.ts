/* eslint-disable no-console -- the one place that writes to the console */

/** Says in the browser's console that something went wrong. */
export function logError(message: string, ...details: unknown[]): void {
  console.error(message, ...details);
}
