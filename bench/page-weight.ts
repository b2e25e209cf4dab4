// Bytes that a first visit to each type of page loads before any interaction, and its paint
// timings. Measures the last build, at a phone's width: npm run build, then npm run bench --
// page-weight.
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { pagesToVisit, serveLastBuild } from './support/pages';
import { recordRun } from './support/record';

const VIEWPORT = { width: 375, height: 800 };
const SETTLE_MS = 1500;

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (type: string): Kind => KINDS.find((kind) => kind === type) ?? 'other';
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Bytes over the wire by kind; compressed as the host sends them. */
async function weigh(page: Page, address: string): Promise<Record<Kind, number>> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize }) => {
      bytes[kindOf(request.resourceType())] += responseBodySize;
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  return bytes;
}

async function main() {
  const server = await serveLastBuild();
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const rows: string[][] = [];
    for (const address of pagesToVisit()) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const bytes = await weigh(await context.newPage(), server.url + address);
      rows.push([address, ...KINDS.map((kind) => kilobytes(bytes[kind]))]);
      await context.close();
    }
    recordRun('page-weight', [{ title: 'KB over the wire', columns: ['page', ...KINDS], rows }]);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch(stopWith);
