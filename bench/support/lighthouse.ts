import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../../cms/scripts/ports';
import { ensureChromium } from '../../scripts/support/chromium';

/** Result of a Lighthouse run on a simulated phone on slow 4G; takes an absolute address. */
export type Visit = (url: string, categories: readonly string[]) => Promise<Result>;

/** A visit in which Lighthouse saw no paint, for instance, has no score; it is made again. */
const TRIES = 3;

/** What Lighthouse could not measure. */
const failures = ({ audits }: Result): string =>
  Object.values(audits)
    .flatMap(({ id, errorMessage }) => (errorMessage ? [`${id}: ${errorMessage}`] : []))
    .join('; ');

const hasScores = ({ categories }: Result): boolean =>
  Object.values(categories).every(({ score }) => score !== null);

/**
 * Starts Lighthouse for the duration of a function.
 *
 * @throws Error if it cannot score a page
 */
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
      let failed = '';
      for (let left = TRIES; left > 0; left -= 1) {
        const outcome = await lighthouse(url, {
          port,
          logLevel: 'error',
          onlyCategories: [...categories],
          // Without it Lighthouse refuses a page with status 404.
          ignoreStatusCode: true,
        });
        if (!outcome) throw new Error(`Lighthouse says nothing about ${url}`);
        if (hasScores(outcome.lhr)) return outcome.lhr;
        failed = failures(outcome.lhr);
      }
      throw new Error(`Lighthouse does not score ${url}: ${failed}`);
    });
  } finally {
    await browser.close();
  }
}
