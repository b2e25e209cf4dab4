/** Key in the state of an overlay's history entry. */
const OVERLAY_KEY = 'overlay';

/** Whether the current history entry is an overlay's: a navigation then replaces it. */
export function isOverlayEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && OVERLAY_KEY in state;
}

/**
 * Pushes a history entry for an overlay, so that the back button closes the overlay.
 *
 * @param address - URL shown meanwhile; the page's own by default
 */
export function pushOverlayEntry(address?: string): void {
  // Gatsby's own state is kept, so that it does not see a navigation.
  const state: unknown = window.history.state;
  window.history.pushState({ ...(state as object | null), [OVERLAY_KEY]: true }, '', address);
}

/** Changes the address of the overlay's entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
