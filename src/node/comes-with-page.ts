/** Of src/app/start.ts: Gatsby's entry, and what it asks for once the page is painted. */
const ENTRY = ['app', 'program'];

/** Whether a chunk is the part of the program that is the same on every page. */
export const isFrame = (name: string | null | undefined): boolean => !!name && ENTRY.includes(name);

/**
 * Whether what webpack calls by a name comes with every visit to a page, and not on intent.
 *
 * @param name - name of a chunk or of a group of chunks
 */
export function comesWithPage(name: string | null | undefined): boolean {
  return isFrame(name) || !!name?.startsWith('component---');
}
