let leaving = new AbortController();

/** Signal that is aborted on the next navigation. */
export const navigationAbortSignal = (): AbortSignal => leaving.signal;

/** Aborts the pending requests of the current page. */
export function abortPendingRequests(): void {
  leaving.abort();
  leaving = new AbortController();
}
