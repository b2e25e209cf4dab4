/** Of src/app/start.ts: Gatsby's entry, and what it asks for once the page is painted. */
const ENTRY = ['app', 'program'];

/**
 * Whether what webpack calls by a name comes with every visit to a page, and not on intent.
 *
 * @param name - name of a chunk or of a group of chunks
 */
export function comesWithPage(name: string | null | undefined): boolean {
  return !!name && (ENTRY.includes(name) || name.startsWith('component---'));
}
