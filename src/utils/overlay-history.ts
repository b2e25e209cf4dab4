/** In the state of a history entry that an overlay made. */
const OVERLAY_KEY = 'overlay';

/** Whether the current history entry was made by an overlay: a navigation takes its place. */
export function isOverlayEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && OVERLAY_KEY in state;
}

/**
 * Makes a history entry for an overlay, so that the back button leaves the overlay and not the page.
 *
 * @param address - what the address bar shows meanwhile; the page's own where missing
 */
export function pushOverlayEntry(address?: string): void {
  // What Gatsby keeps in the state stays, so that it sees no other page.
  const state: unknown = window.history.state;
  window.history.pushState({ ...(state as object | null), [OVERLAY_KEY]: true }, '', address);
}

/** Changes the address of the overlay's entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
