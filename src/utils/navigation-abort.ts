let leaving = new AbortController();

/** Aborted when the page that is being shown now is left. */
export const navigationAbortSignal = (): AbortSignal => leaving.signal;

/** Aborts what is still on its way for the page that is left. */
export function abortPendingRequests(): void {
  leaving.abort();
  leaving = new AbortController();
}
