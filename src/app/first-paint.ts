/** Longer than a slow line takes to the first paint; a tab in the background never paints. */
const PATIENCE_MS = 3000;

const CONTENT = 'first-contentful-paint';

/**
 * @returns when the browser has painted something of the page, or after three seconds where it does
 *   not say so
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (!paints.getEntriesByName(CONTENT).length) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
