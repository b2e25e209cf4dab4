// Bytes that a first visit to each type of page loads before any interaction, at a phone's width.
// Measures the last build, or the demo site where there is none.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { serveSite } from './support/built-site';
import { BYTE_KINDS, countBytes, kilobytes } from './support/page-bytes';
import { pagesToVisit } from './support/pages';
import { recordRun } from './support/record';

const VIEWPORT = { width: 375, height: 800 };
const SETTLE_MS = 1500;

async function main() {
  const server = await serveSite();
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const rows: string[][] = [];
    for (const address of pagesToVisit()) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      const bytesOf = countBytes(page);
      await page.goto(server.url + address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const bytes = await bytesOf();
      rows.push([address, ...BYTE_KINDS.map((kind) => kilobytes(bytes[kind]))]);
      await context.close();
    }
    recordRun('page-weight', [
      { title: 'KB over the wire', columns: ['page', ...BYTE_KINDS], rows },
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch(stopWith);
