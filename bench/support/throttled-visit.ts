import type { Browser, Page } from '@playwright/test';
import { HYDRATED_EVENT } from '../../src/config/browser';
import { countBytes, type PageBytes } from './page-bytes';
import { TAPS, type Tap, type TapFigures, type TapName } from './taps';

/** Metrics of a page visit, milliseconds since the navigation started. */
export interface ThrottledVisit {
  /** First Contentful Paint. */
  fcp: number;
  /** Largest Contentful Paint. */
  lcp: number;
  /** Cumulative Layout Shift, all shifts added up. */
  cls: number;
  /** Total blocking time: the parts of tasks beyond 50 ms after the first contentful paint. */
  blocking: number;
  /** Time of hydration; 0 of a page without scripts. */
  answered: number;
  /** Loaded before any interaction. */
  bytes: PageBytes;
  /** Of those that the page has, if they were asked for. */
  taps: Partial<Record<TapName, TapFigures>>;
}

interface VisitOptions {
  /** Whether scripts hydrate the page, and the visit waits for them. */
  isHydrated?: boolean;
  /** Whether what is interactive is tried afterwards. */
  withTaps?: boolean;
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
/** Shortest interaction that Chromium reports; a faster one counts as this long. */
const SHORTEST_INTERACTION_MS = 16;
/** What the function in the page needs to know. */
const OBSERVED = { shortestInteraction: SHORTEST_INTERACTION_MS, hydrated: HYDRATED_EVENT };

declare global {
  interface Window {
    measured: {
      fcp: number;
      lcp: number;
      cls: number;
      answered: number;
      tasks: [start: number, ms: number][];
      inputAt: number;
      longestInteraction: number;
      heading?: Element | null;
    };
  }
}

/** Runs in the page, before its own scripts. */
function observe({ shortestInteraction, hydrated }: typeof OBSERVED) {
  const measured: Window['measured'] = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    answered: 0,
    tasks: [],
    inputAt: 0,
    longestInteraction: 0,
  };
  window.measured = measured;
  // Without named functions: the compiler wraps those in a helper that the page does not have.
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        if (name === 'first-contentful-paint') measured.fcp = startTime;
        if (type === 'largest-contentful-paint') measured.lcp = startTime;
        if (type === 'longtask') measured.tasks.push([startTime, duration]);
        const { value, hadRecentInput, interactionId } = entry as PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
          interactionId?: number;
        };
        if (type === 'layout-shift' && !hadRecentInput) measured.cls += value ?? 0;
        if (type === 'event' && interactionId) {
          measured.longestInteraction = Math.max(measured.longestInteraction, duration);
        }
      }
    }).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: shortestInteraction }),
    });
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (measured.inputAt ||= performance.now()), { capture: true });
  }
  addEventListener(hydrated, () => (measured.answered ||= performance.now()));
}

async function measureTap(page: Page, tap: Tap): Promise<TapFigures | undefined> {
  if (!(await tap.prepare(page))) return undefined;
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    window.measured.inputAt = 0;
    window.measured.longestInteraction = 0;
  });
  await tap.act(page);
  // A function, not its text: the page's policy forbids that.
  const handle = await page.waitForFunction(tap.answeredAfter, undefined, { timeout: TIMEOUT_MS });
  const answered = Number(await handle.jsonValue());
  await page.waitForTimeout(SETTLE_MS);
  const longest = await page.evaluate(() => window.measured.longestInteraction);
  await tap.undo(page);
  return { inp: Math.max(longest, SHORTEST_INTERACTION_MS), answered };
}

/**
 * Visits a page with network and CPU throttling (slow 4G, four times slower) and an empty cache.
 */
export async function visitThrottled(
  browser: Browser,
  address: string,
  { isHydrated = true, withTaps = false }: VisitOptions = {},
): Promise<ThrottledVisit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, OBSERVED);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const bytesOf = countBytes(page);
    await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
    if (isHydrated) {
      await page.waitForFunction(() => window.measured.answered > 0, undefined, {
        timeout: TIMEOUT_MS,
      });
    }
    await page.waitForTimeout(SETTLE_MS);
    const { fcp, lcp, cls, answered, tasks } = await page.evaluate(() => window.measured);
    const blocking = tasks
      .filter(([start]) => start >= fcp)
      .reduce((sum, [, ms]) => sum + ms - 50, 0);
    const visit: ThrottledVisit = {
      fcp,
      lcp,
      cls,
      blocking,
      answered,
      bytes: await bytesOf(),
      taps: {},
    };
    if (withTaps) {
      for (const tap of TAPS) {
        const figures = await measureTap(page, tap);
        if (figures) visit.taps[tap.name] = figures;
      }
    }
    return visit;
  } finally {
    await context.close();
  }
}
