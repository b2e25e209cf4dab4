import {
  isMissingChunk,
  MISSING_CHUNK_EVENT,
  RELOAD_GUARD_MS,
  type MissingChunk,
} from '../domain/chunk-reload';

/**
 * Imports a lazy chunk. If it is missing, as in a tab that was open during a deploy, the page
 * reloads and the promise stays pending.
 *
 * @param load - the dynamic import; a second call retries
 * @param guardMs - least time since the last such reload, milliseconds
 * @throws Error of the import, if the page does not reload: within the guard time, or offline
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
