/** Chunks of every page: the entry, src/app/start.ts, and what it imports after the first paint. */
const ENTRY = ['app', 'program'];

/** Whether a chunk is loaded with every page: header, footer and what starts the site. */
export const isFrame = (name: string | null | undefined): boolean => !!name && ENTRY.includes(name);

/**
 * Whether a chunk, or a group of chunks, is part of a page's initial load, as opposed to a lazy import.
 *
 * @param name - its name in webpack
 */
export function isInitialChunk(name: string | null | undefined): boolean {
  return isFrame(name) || !!name?.startsWith('component---');
}
