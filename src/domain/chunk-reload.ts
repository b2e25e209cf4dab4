/** A page reloads for a missing chunk at most once in so long (specification, section 8). */
export const RELOAD_GUARD_MS = 10_000;

/** Sent on `window` right before such a reload, for those who have something to keep. */
export const BEFORE_RELOAD_EVENT = 'before-chunk-reload';
