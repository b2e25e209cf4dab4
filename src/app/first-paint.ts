/** Longer than a slow line takes to the first paint; a tab in the background never paints. */
const TIMEOUT_MS = 3000;

const CONTENT = 'first-contentful-paint';

/** Resolves on first-contentful-paint, or after three seconds where the browser does not report it. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (!paints.getEntriesByName(CONTENT).length) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}
