/** Pages preloaded at the same time (specification, section 9). */
export const PRELOAD_LIMIT = 4;

/** Timeout after which a preload's slot goes to the next one, milliseconds. */
export const PRELOAD_PATIENCE_MS = 10_000;
