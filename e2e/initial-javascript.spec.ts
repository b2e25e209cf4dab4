import { expect, test } from './support/fixtures';
import { initialJavaScript } from './support/initial-javascript';
import { PAGE_TYPES } from './support/page-types';
import { publicFile } from './support/world';

/** What an empty page of a comparable framework ships, and the most that is ever in order; bytes. */
const AIM = 76_000;
const CEILING = 95_000;

/**
 * Limits of initial JavaScript per type of page, bytes (gzip): what it loaded when the limit was
 * set and 100 bytes, rounded up to the next half kilobyte. Lower a limit when a page gets smaller;
 * raise one only for what the page cannot do without, and say in the commit what that is.
 */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 109_000,
  '/projects': 104_000,
  '/projects/teak-house': 116_000,
  '/villas': 99_000,
  '/areas/canggu': 104_000,
  '/about': 94_500,
  '/why-island': 94_500,
  '/cooperation': 94_500,
  '/career': 96_000,
  '/career/site-engineer': 95_500,
  '/contacts': 100_500,
  '/news': 96_500,
  '/news/teak-house-roofs-tested': 97_000,
  '/articles': 96_500,
  '/articles/how-we-calculate-income': 97_500,
  '/sales': 97_500,
  '/sales/early-bird-pavilion': 99_000,
  '/docs': 96_500,
  '/privacy': 94_000,
  '/account/login': 105_500,
};

test.use({ viewport: { width: 375, height: 800 } });

test('every type of page has a limit', () => {
  expect(Object.keys(LIMITS).sort()).toEqual([...PAGE_TYPES].sort());
});

for (const address of PAGE_TYPES) {
  test(`${address} loads no more JavaScript than its limit`, async ({ page, world }) => {
    const scripts = await initialJavaScript(page, address, publicFile(world));
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const list = [...scripts].map(([name, bytes]) => `${bytes} ${name}`).join('\n');
    // At least the runtime, React and the page's chunk, so that the test cannot pass with nothing
    // counted.
    expect(scripts.size).toBeGreaterThanOrEqual(3);
    expect(
      total,
      `bytes (gzip) of initial JavaScript; the aim is ${AIM}, the ceiling ${CEILING}\n${list}`,
    ).toBeLessThanOrEqual(LIMITS[address] ?? 0);
  });
}
