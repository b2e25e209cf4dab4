import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../../cms/scripts/ports';
import { ensureChromium } from '../../scripts/support/chromium';
import { ReadableError } from '../../scripts/support/messages';
import { startStaticServer } from '../../scripts/support/static-server';

const DIRECTORY = path.resolve('public');

/** Result of a Lighthouse run on a simulated phone on slow 4G. */
export type Visit = (address: string, categories: readonly string[]) => Promise<Result>;

/**
 * Serves the last build and starts Lighthouse for the duration of a function.
 *
 * @throws ReadableError without a build
 */
export async function withLighthouse(work: (visit: Visit) => Promise<void>): Promise<void> {
  if (!existsSync(DIRECTORY)) throw new ReadableError('There is no build yet. Run: npm run build');
  // ESM only: the scripts' loader would `require` it.
  const { default: lighthouse } = await import('lighthouse');
  const server = await startStaticServer({ directory: DIRECTORY, port: 0 });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    await work(async (address, categories) => {
      const outcome = await lighthouse(server.url + address, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        // Without it Lighthouse refuses a page with status 404.
        ignoreStatusCode: true,
      });
      if (!outcome) throw new Error(`Lighthouse says nothing about ${address}`);
      return outcome.lhr;
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
