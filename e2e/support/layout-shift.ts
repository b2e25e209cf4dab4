import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shift since the page was loaded, without shifts that follow input at once. */
    layoutShift?: number;
  }
}

/** Adds layout shifts up on every page that is loaded from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift since the last call. */
export const takeLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shift = window.layoutShift ?? 0;
    window.layoutShift = 0;
    return shift;
  });
