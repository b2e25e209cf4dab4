import { SMOOTH_SCROLL_ATTRIBUTE } from '../config/browser';
import { isPlainClick } from '../utils/plain-click';

/** Whether a click leads to a part of the page that is being shown. */
function leadsWithinPage(event: MouseEvent): boolean {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event)) return false;
  const { origin, pathname, search } = window.location;
  return !!link.hash && link.href === origin + pathname + search + link.hash;
}

/** Ends the smooth scrolling: what moves the page from now on moves it at once. */
export function scrollAtOnce(): void {
  document.documentElement.removeAttribute(SMOOTH_SCROLL_ATTRIBUTE);
}

/** Lets the page glide to a part of itself that the visitor has clicked a link to, and only then. */
export function watchAnchors(): void {
  // Before the router hears of the click.
  const onClick = (event: MouseEvent) =>
    document.documentElement.toggleAttribute(SMOOTH_SCROLL_ATTRIBUTE, leadsWithinPage(event));
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('scrollend', scrollAtOnce);
}
