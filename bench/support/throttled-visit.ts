import type { Browser } from '@playwright/test';

/** Metrics of a page visit, milliseconds since the navigation started. */
export interface ThrottledVisit {
  /** Largest Contentful Paint. */
  lcp: number;
  /** Total blocking time: the parts of tasks beyond 50 ms after the first contentful paint. */
  blocking: number;
  /** Time of hydration. */
  answered: number;
}

const VIEWPORT = { width: 375, height: 812 };
const CPU_RATE = 4;
/** Slow 4G as Chromium's developer tools apply it: 1.6 Mbit/s with a tenth off, 150 ms × 3.75. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SETTLE_MS = 600;
const TIMEOUT_MS = 45_000;

declare global {
  interface Window {
    measured: { fcp: number; lcp: number; answered: number; tasks: [start: number, ms: number][] };
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const measured: Window['measured'] = { fcp: 0, lcp: 0, answered: 0, tasks: [] };
  window.measured = measured;
  // Without named functions: the compiler wraps those in a helper that the page does not have.
  for (const type of ['paint', 'largest-contentful-paint', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name === 'first-contentful-paint') measured.fcp = startTime;
        if (type === 'largest-contentful-paint') measured.lcp = startTime;
        if (type === 'longtask') measured.tasks.push([startTime, duration]);
      }
    }).observe({ type, buffered: true });
  }
  new MutationObserver(() => {
    if (document.documentElement.dataset.build) measured.answered ||= performance.now();
  }).observe(document, { attributes: true, attributeFilter: ['data-build'], subtree: true });
}

/**
 * Visits a page with network and CPU throttling (slow 4G, four times slower) and an empty cache.
 */
export async function visitThrottled(browser: Browser, address: string): Promise<ThrottledVisit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => window.measured.answered > 0, undefined, {
      timeout: TIMEOUT_MS,
    });
    await page.waitForTimeout(SETTLE_MS);
    const { fcp, lcp, answered, tasks } = await page.evaluate(() => window.measured);
    const blocking = tasks
      .filter(([start]) => start >= fcp)
      .reduce((sum, [, ms]) => sum + ms - 50, 0);
    return { lcp, blocking, answered };
  } finally {
    await context.close();
  }
}
