import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { waitForHydration } from './support/hydration';
import { PAGE_TYPES } from './support/page-types';
import { publicFile } from './support/world';

/** Pictures of a page that is read to its end on a phone, bytes. */
const PICTURES = 350_000;

/** A page's HTML with its styles, bytes (gzip). */
const HTML = 36_000;

test.use({ viewport: { width: 375, height: 800 }, deviceScaleFactor: 2 });

/** Scrolls to the end, so that every lazy picture is requested. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const address of PAGE_TYPES) {
  test(`${address} weighs no more than a phone should load`, async ({ page, world }) => {
    const directory = publicFile(world);
    const pictures = new Map<string, number>();
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (request.resourceType() !== 'image' || hostname !== new URL(world.siteUrl).hostname)
        return;
      pictures.set(pathname, statSync(path.join(directory, decodeURIComponent(pathname))).size);
    });
    const answer = await page.goto(address);
    await waitForHydration(page);
    await readToTheEnd(page);
    const total = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
    const list = [...pictures].map(([name, bytes]) => `${bytes} ${name}`).join('\n');
    expect(total, `bytes of pictures\n${list}`).toBeLessThanOrEqual(PICTURES);
    const html = gzipSync((await answer?.body()) ?? '', { level: 9 }).length;
    expect(html, 'bytes (gzip) of HTML').toBeGreaterThan(0);
    expect(html, 'bytes (gzip) of HTML').toBeLessThanOrEqual(HTML);
  });
}
