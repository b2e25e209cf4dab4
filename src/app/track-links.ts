import type { Place } from '../domain/analytics-events';
import { linkEvent } from '../domain/link-event';
import { track } from '../utils/data-layer';

/** Places of a link on the page by the element around it, the innermost first. */
const PLACES: readonly (readonly [selector: string, place: Place])[] = [
  ['[role="dialog"], dialog', 'dialog'],
  ['header details', 'menu'],
  ['header', 'header'],
  ['footer', 'footer'],
];

export const placeOf = (element: Element): Place =>
  PLACES.find(([selector]) => element.closest(selector))?.[1] ?? 'page';

/** Reports clicks on phone numbers, messengers, social networks and files to analytics. */
export function trackLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const event = link && linkEvent(link.href, placeOf(link));
      if (event) track(...event);
    },
    // Capture phase: a component may stop the event's propagation.
    { capture: true },
  );
}
