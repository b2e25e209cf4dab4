import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../../cms/scripts/ports';
import { ensureChromium } from '../../scripts/support/chromium';

/** Result of a Lighthouse run on a simulated phone on slow 4G; takes an absolute address. */
export type Visit = (url: string, categories: readonly string[]) => Promise<Result>;

/** Starts Lighthouse for the duration of a function. */
export async function withLighthouse(work: (visit: Visit) => Promise<void>): Promise<void> {
  // ESM only: the scripts' loader would `require` it.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    await work(async (url, categories) => {
      const outcome = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        // Without it Lighthouse refuses a page with status 404.
        ignoreStatusCode: true,
      });
      if (!outcome) throw new Error(`Lighthouse says nothing about ${url}`);
      return outcome.lhr;
    });
  } finally {
    await browser.close();
  }
}
