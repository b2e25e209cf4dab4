import { SMOOTH_SCROLL_ATTRIBUTE } from '../config/browser';
import { isPlainClick } from '../utils/plain-click';

/** Whether a click follows a fragment link within the current page. */
function leadsWithinPage(event: MouseEvent): boolean {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event)) return false;
  const { origin, pathname, search } = window.location;
  return !!link.hash && link.href === origin + pathname + search + link.hash;
}

/** Turns smooth scrolling off again: later scrolling is instant. */
export function scrollAtOnce(): void {
  document.documentElement.removeAttribute(SMOOTH_SCROLL_ATTRIBUTE);
}

/** Scrolls smoothly after a click on a fragment link, and only then. */
export function watchAnchors(): void {
  // Before the router hears of the click.
  const onClick = (event: MouseEvent) =>
    document.documentElement.toggleAttribute(SMOOTH_SCROLL_ATTRIBUTE, leadsWithinPage(event));
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('scrollend', scrollAtOnce);
}
