/** A page reloads for a missing chunk at most once in so long (specification, section 8). */
export const RELOAD_GUARD_MS = 10_000;

/**
 * The same for parts that nobody has asked for, as a popup, milliseconds: where a chunk stays away,
 * the page would reload under the reader's eyes each time that such a part is due.
 */
export const UNASKED_GUARD_MS = 3_600_000;

/** Sent on `window` right before such a reload, for those who have something to keep. */
export const BEFORE_RELOAD_EVENT = 'before-chunk-reload';

/** Sent on `window` by those whose chunk is missing; its `detail` is a `MissingChunk`. */
export const MISSING_CHUNK_EVENT = 'missing-chunk';

export interface MissingChunk {
  /** How long ago the last reload of this path must be, milliseconds. */
  guardMs: number;
  /** Set by who answers: whether the page is about to be loaded anew. */
  reloads?: Promise<boolean>;
}

/**
 * Whether an error says that a chunk, of scripts or of styles, could not be loaded. Travels as source
 * text into the head: it uses nothing from outside itself.
 */
export function isMissingChunk(error: unknown): boolean {
  const { name, message } = (error || {}) as { name?: unknown; message?: unknown };
  return name === 'ChunkLoadError' || /loading (css )?chunk .* failed/i.test(String(message));
}
