/**
 * Lets a page that is opened at its top be laid out as far as it is seen; the rest follows in small
 * pieces (src/app/lay-out-rest.ts), or at once when something is clicked or the network is gone. A
 * page that is opened elsewhere, by a name in its address or where it was left, needs its whole
 * height at once. Travels as source text into the head: it uses nothing from outside itself.
 *
 * @param attribute - attribute of the root element that the styles stand on
 */
export function firstScreenFirst(attribute: string): void {
  const entry = performance.getEntriesByType('navigation')[0] as
    PerformanceNavigationTiming | undefined;
  if (!window.location.hash && entry && entry.type === 'navigate') {
    const root = document.documentElement;
    root.setAttribute(attribute, '');
    // A link to a part of the page must find it where it will be.
    const layOut = () => root.removeAttribute(attribute);
    document.addEventListener('click', layOut, { once: true, capture: true });
    // What would lay out the rest may not have come yet, and does not come any more.
    window.addEventListener('offline', layOut, { once: true });
  }
}
