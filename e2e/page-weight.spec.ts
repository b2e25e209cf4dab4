import type { Page } from '@playwright/test';
import { AIM, BYTE_LIMITS, CEILING, PICTURES_TO_THE_END } from './support/byte-limits';
import { expect, test } from './support/fixtures';
import { measurePage, watchFiles, type PageBytes } from './support/page-bytes';
import { waitForHydration } from './support/hydration';
import { PAGE_TYPES } from './support/page-types';
import { publicFile } from './support/world';

test.use({ viewport: { width: 375, height: 800 }, deviceScaleFactor: 2 });

test('every type of page has limits', () => {
  expect(Object.keys(BYTE_LIMITS).sort()).toEqual([...PAGE_TYPES].sort());
});

const KINDS = ['scripts', 'styles', 'html', 'pictures'] as const satisfies (keyof PageBytes)[];

for (const address of PAGE_TYPES) {
  test(`${address} loads no more than its limits`, async ({ page, world }) => {
    const { siteUrl } = world;
    const { bytes, files } = await measurePage(page, address, {
      siteUrl,
      directory: publicFile(world),
    });
    // At least the runtime, React and the page's chunk, and a page with styles: the test cannot pass
    // with nothing counted.
    expect(files.scripts?.size).toBeGreaterThanOrEqual(3);
    expect(bytes.styles).toBeGreaterThan(2_000);
    for (const kind of KINDS) {
      const list = [...(files[kind] ?? [])].map(([name, size]) => `${size} ${name}`).join('\n');
      expect
        .soft(
          bytes[kind],
          `bytes of ${kind}; initial JavaScript: the aim is ${AIM}, the ceiling ${CEILING}\n${list}`,
        )
        .toBeLessThanOrEqual(BYTE_LIMITS[address]?.[kind] ?? 0);
    }
  });
}

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
  test(`${address} read to its end has pictures that a phone can load`, async ({ page, world }) => {
    const { files } = watchFiles(page, new URL(world.siteUrl).origin, publicFile(world));
    await page.goto(address);
    await waitForHydration(page);
    await readToTheEnd(page);
    const total = [...files.pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
    const list = [...files.pictures].map(([name, bytes]) => `${bytes} ${name}`).join('\n');
    expect(total, `bytes of pictures\n${list}`).toBeLessThanOrEqual(PICTURES_TO_THE_END);
  });
}
