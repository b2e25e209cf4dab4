/** Pages preloaded at the same time (specification, section 9). */
export const PRELOAD_LIMIT = 4;

/** A preload that has not answered by then gives its place to the next, milliseconds. */
export const PRELOAD_PATIENCE_MS = 10_000;
