/**
 * Defers the layout of offscreen sections of a page that is opened at its top, until
 * src/app/render-offscreen-sections.ts renders them, or at once on the first click and when the network
 * is lost. A page opened with a fragment, reloaded or gone back to needs its whole height at once.
 * Inlined into the head as source text: it uses nothing from outside itself.
 *
 * @param attribute - attribute of the root element that the styles stand on
 */
export function deferOffscreenLayout(attribute: string): void {
  const entry = performance.getEntriesByType('navigation')[0] as
    PerformanceNavigationTiming | undefined;
  if (!window.location.hash && entry && entry.type === 'navigate') {
    const root = document.documentElement;
    root.setAttribute(attribute, '');
    // A link to a part of the page must find it where it will be.
    const layOut = () => {
      const last = document.querySelector<HTMLElement>('main ~ footer');
      // Once all is laid out it stays so: removing the attribute would recalculate all styles.
      if (!last || last.style.contentVisibility !== 'visible') root.removeAttribute(attribute);
    };
    document.addEventListener('click', layOut, { once: true, capture: true });
    // What would lay out the rest may not have come yet, and does not come any more.
    window.addEventListener('offline', layOut, { once: true });
  }
}
