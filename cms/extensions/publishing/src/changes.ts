import type { EventMeta } from './host';

/** Tables whose changes never affect the site. */
const NOT_CONTENT = ['leads', 'builds'];

/** Debounce delay of saves, milliseconds. */
export const DEBOUNCE_MS = 150;

/** Debounce delay of saves for the preview, which an editor is looking at, milliseconds. */
export const PREVIEW_DEBOUNCE_MS = 30;

/** Pending changes, not queued yet. */
export interface Pending {
  /** Number of changed items per collection. */
  counts: Readonly<Record<string, number>>;
  /** User who saved; null for several users, or none. */
  user: string | null;
}

/** Whether a collection affects the site. */
export const isContent = (collection: string): boolean =>
  !NOT_CONTENT.includes(collection) &&
  (collection === 'directus_files' || !collection.startsWith('directus_'));

/** Counts a translation as its item: editors know projects, not rows of translations. */
export const itemsOf = (collection: string): string => collection.replace(/_translations$/, '');

/**
 * Adds an event to the pending changes.
 *
 * @param pending Pending changes so far.
 * @param meta The event.
 * @param user User of the change.
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

/** The build's reason: a sentence that names the saved items. */
export const reasonFor = ({ counts }: Pending): string =>
  `Saved: ${Object.keys(counts)
    .map((name) => (name === 'directus_files' ? 'files' : name.replaceAll('_', ' ')))
    .sort()
    .join(', ')}.`;
