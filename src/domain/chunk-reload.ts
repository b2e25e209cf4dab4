/** A page reloads for a missing chunk at most once in so long (specification, section 8). */
export const RELOAD_GUARD_MS = 10_000;

/**
 * The same for parts that open by themselves, such as a popup, milliseconds: if a chunk stays
 * missing, the page would otherwise reload each time that such a part is due.
 */
export const UNASKED_GUARD_MS = 3_600_000;

/** Dispatched on `window` right before such a reload, for listeners that save state. */
export const BEFORE_RELOAD_EVENT = 'before-chunk-reload';

/**
 * Dispatched on `window` when an import fails for a missing chunk; its `detail` is a
 * `MissingChunk`.
 */
export const MISSING_CHUNK_EVENT = 'missing-chunk';

export interface MissingChunk {
  /** Least time since the last reload of this path, milliseconds. */
  guardMs: number;
  /** Set by the listener: whether it reloads the page. */
  reloads?: Promise<boolean>;
}

/**
 * Whether an error is a failure to load a chunk, of scripts or of styles. Inlined into the head as
 * source text: it uses nothing from outside itself.
 */
export function isMissingChunk(error: unknown): boolean {
  const { name, message } = (error || {}) as { name?: unknown; message?: unknown };
  return name === 'ChunkLoadError' || /loading (css )?chunk .* failed/i.test(String(message));
}
