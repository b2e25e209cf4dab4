import type { EventMeta } from './host';

/** Tables of Directus and of this project whose changes never reach the site. */
const NOT_CONTENT = ['leads', 'builds'];

/** Saves that follow each other within this time, milliseconds, are one. */
export const DEBOUNCE_MS = 150;

/** The same for the preview, which somebody is looking at. */
export const PREVIEW_DEBOUNCE_MS = 30;

/** Changes since the queue was last written. */
export interface Pending {
  /** How many items of each collection. */
  counts: Readonly<Record<string, number>>;
  /** Who saved; null for more than one person, or nobody. */
  user: string | null;
}

/** Whether a change of a collection can change the site. */
export const isContent = (collection: string): boolean =>
  !NOT_CONTENT.includes(collection) &&
  (collection === 'directus_files' || !collection.startsWith('directus_'));

/** The item behind a row of texts: what editors know is the project, not its translation. */
export const itemsOf = (collection: string): string => collection.replace(/_translations$/, '');

/**
 * Adds an event to what waits.
 *
 * @param pending What waits already.
 * @param meta The event.
 * @param user Who acts.
 */
export function withChange(
  pending: Pending | undefined,
  { collection = 'directus_files', keys = [] }: EventMeta,
  user: string | null,
): Pending {
  const name = itemsOf(collection);
  const before = pending?.counts[name] ?? 0;
  return {
    counts: { ...pending?.counts, [name]: before + Math.max(1, keys.length) },
    user: pending === undefined || pending.user === user ? user : null,
  };
}

/** The sentence that names what was saved. */
export const reasonFor = ({ counts }: Pending): string =>
  `Saved: ${Object.keys(counts)
    .map((name) => (name === 'directus_files' ? 'files' : name.replaceAll('_', ' ')))
    .sort()
    .join(', ')}.`;
