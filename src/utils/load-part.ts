import {
  isMissingChunk,
  MISSING_CHUNK_EVENT,
  RELOAD_GUARD_MS,
  type MissingChunk,
} from '../domain/chunk-reload';

/**
 * Loads a part of the site that comes on intent. Where its chunk is missing, as in a tab that was
 * open during a deploy, the page is loaded anew, and this never ends.
 *
 * @param load - imports the part; called again, it asks again
 * @param guardMs - how long ago the last such reload must be, milliseconds
 * @throws Error the import's, where the page stays: it has just been loaded anew, or nothing answers
 */
export async function loadPart<T>(load: () => Promise<T>, guardMs = RELOAD_GUARD_MS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    const missing: MissingChunk = { guardMs };
    window.dispatchEvent(new CustomEvent(MISSING_CHUNK_EVENT, { detail: missing }));
    if (await missing.reloads) return new Promise<never>(() => {});
    throw error;
  }
}
