import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { PAGE_TYPES } from './support/page-types';

/** Projects of the demo, each with a number of pictures of its own. */
const PROJECTS = [
  'teak-house',
  'rice-terrace-villas',
  'long-pool-residences',
  'pavilion-pererenan',
  'echo-beach-apartments',
  'mangrove-lane',
  'stone-garden',
] as const;

/** Share of the screen that the pictures of a head may take. */
const MOST_OF_SCREEN = 0.57;

interface Mosaic {
  /** Share of the mosaic's area that pictures cover. */
  covered: number;
  height: number;
  /** Pictures that are stretched: shown larger than the file that was chosen, while a larger exists. */
  blurred: string[];
}

const mosaicOf = (page: Page): Promise<Mosaic | undefined> =>
  page.evaluate(() => {
    const list = document.querySelector('main header ul:has([data-lightbox])');
    if (!list) return undefined;
    const pictures = [...list.querySelectorAll('img')].filter((img) => img.offsetParent);
    const area = ({ width, height }: { width: number; height: number }) => width * height;
    const covered = pictures.map((img) => area(img.closest('a')?.getBoundingClientRect() ?? img));
    const blurred = pictures.flatMap((img) => {
      const { width, height } = img.getBoundingClientRect();
      const shown = Math.max(width, (height * img.naturalWidth) / img.naturalHeight);
      const widths = [...(img.closest('picture')?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) =>
          [...srcset.matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels)),
        )
        .sort((a, b) => b - a);
      const chosen = Number(
        [...(img.closest('picture')?.querySelectorAll('source') ?? [])]
          .flatMap(({ srcset }) => srcset.split(','))
          .map((candidate) => candidate.trim().split(' '))
          .find(([address = '']) => img.currentSrc.endsWith(address))?.[1]
          ?.replace('w', ''),
      );
      const needed = Math.min(shown * devicePixelRatio * 0.95, widths[0] ?? 0);
      return chosen < needed ? [`${img.currentSrc} for ${shown} CSS pixels`] : [];
    });
    return {
      covered: covered.reduce((sum, one) => sum + one, 0) / area(list.getBoundingClientRect()),
      height: list.getBoundingClientRect().height,
      blurred,
    };
  });

for (const [width, height, deviceScaleFactor] of [
  [375, 812, 2],
  [768, 1024, 2],
  [1280, 800, 1],
  [1600, 900, 2],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const slug of PROJECTS) {
      test(`the pictures of ${slug} stand without a gap, low and sharp`, async ({ page }) => {
        await page.goto(`/projects/${slug}`);
        await page.waitForLoadState('networkidle');
        const mosaic = await mosaicOf(page);
        if (!mosaic) return;
        expect(mosaic.covered).toBeGreaterThan(0.96);
        expect(mosaic.height).toBeLessThanOrEqual(height * MOST_OF_SCREEN);
        expect(mosaic.blurred).toEqual([]);
      });
    }
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`the first screen at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const locale of LOCALE_CODES) {
      test(`has name, price, hand-over and action in ${locale}`, async ({ page }) => {
        await page.goto(localizePath('/projects/teak-house', locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        const figures = page.locator('main header dl dd');
        await expect(figures.nth(0)).toBeInViewport({ ratio: 1 });
        await expect(figures.nth(1)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main a[href="#request"]:visible').first()).toBeInViewport({
          ratio: 1,
        });
      });
    }
  });
}

test.describe('on a phone in another language than the page', () => {
  for (const [language, width] of [
    ['uk-UA', 375],
    ['uk-UA', 320],
    ['ru-RU', 320],
  ] as const) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ locale: language, viewport: { width, height: 700 } });

      test('the offer of the language covers neither title nor bar', async ({ page }) => {
        await page.goto('/projects/long-pool-residences');
        const offer = page.locator('aside[lang]').filter({ has: page.locator('a[hreflang]') });
        await expect(offer).toBeVisible();
        const box = (await offer.boundingBox()) ?? { y: 0, height: 0 };
        for (const part of [
          page.getByRole('heading', { level: 1 }),
          page.locator('main header [data-lightbox]').first(),
          page.locator('[data-lower-bar]'),
        ]) {
          const other = (await part.boundingBox()) ?? { y: 0 };
          expect(other.y).toBeGreaterThanOrEqual(box.y + box.height - 1);
        }
        const inside = await offer.evaluate((element) =>
          [...element.querySelectorAll('a, button')].every((control) => {
            const [inner, outer] = [control, element].map((one) => one.getBoundingClientRect());
            return (
              !!inner &&
              !!outer &&
              inner.right <= outer.right + 1 &&
              inner.bottom <= outer.bottom + 1
            );
          }),
        );
        expect(inside).toBe(true);
      });
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the price steps aside over the form', async ({ page }) => {
    await page.goto('/projects/teak-house');
    await waitForHydration(page);
    const bar = page.locator('[data-lower-bar]');
    await page.mouse.wheel(0, 300);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const field = page.locator('#request').getByLabel('Name', { exact: true });
    await page.locator('#request').scrollIntoViewIfNeeded();
    await field.scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });

  for (const path of ['/', '/projects', '/news', '/articles', '/sales']) {
    test(`${path} has projects, a messenger and a viewing at the lower edge`, async ({ page }) => {
      await page.goto(path);
      await page.mouse.wheel(0, 200);
      const bar = page.getByRole('navigation', { name: 'At hand' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link')).toHaveText(['Projects', 'WhatsApp', 'Arrange a viewing']);
    });
  }
});

/** Links and buttons of the page that lie at least partly below the bar at the lower edge. */
const coveredByBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-lower-bar]');
    if (!bar?.checkVisibility({ visibilityProperty: true })) return [];
    const { top, bottom } = bar.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
      .filter((target) => !bar.contains(target) && target.checkVisibility())
      .filter((target) => {
        const box = target.getBoundingClientRect();
        return box.height > 0 && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((target) => target.outerHTML.slice(0, 120));
  });

const PHONES = [
  { width: 360, height: 740 },
  { width: 375, height: 812 },
  { width: 412, height: 823 },
] as const;

for (const locale of LOCALE_CODES) {
  test(`on phones nothing to tap lies below the bar at the top of a page in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const path of PAGE_TYPES) {
      await page.goto(localizePath(path, locale));
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        expect(await coveredByBar(page), `${path}, ${phone.width} px`).toEqual([]);
      }
      await waitForHydration(page);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const violations = await findViolations(page, { rules: ['target-size'] });
        expect(violations, `${path}, ${phone.width} px`).toEqual([]);
      }
    }
  });
}

test('the header returns when one scrolls up', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const brand = page.locator('body header').first();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1200);
  await expect(brand).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(brand).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(brand).not.toBeInViewport();
});

test('what is sold out is not offered, but its results and what is like it', async ({ page }) => {
  await page.goto('/projects/stone-garden');
  await waitForHydration(page);
  const head = page.locator('main header');
  await expect(head).toContainText('Sold out');
  await expect(page.locator('main')).not.toContainText('Arrange a viewing');
  await expect(head).not.toContainText('from $');
  await expect(page.locator('#forecast').getByRole('tab')).toHaveCount(0);
  const others = page.locator('#others');
  await expect(others.getByRole('heading', { level: 2 })).toHaveText('Similar homes for sale');
  await expect(others).not.toContainText('Sold out');
  await page.locator('#request').scrollIntoViewIfNeeded();
  await expect(page.locator('#request').getByLabel(/Message/)).toHaveValue(
    /waiting list for Stone Garden/,
  );
});

test('other projects are those for sale while there are any', async ({ page }) => {
  for (const slug of PROJECTS) {
    await page.goto(`/projects/${slug}`);
    await expect(page.locator('#others')).not.toContainText('Sold out');
  }
});

for (const locale of ['ru', 'ua'] as const) {
  test(`in ${locale} what is translated comes first, and the rest is marked at its title`, async ({
    page,
  }) => {
    for (const path of ['/news', '/articles', '/sales']) {
      await page.goto(localizePath(path, locale));
      const marks = await page
        .locator('main ul h2')
        .evaluateAll((titles) =>
          titles.map((title) => title.querySelector('small [lang]') !== null),
        );
      const first = marks.indexOf(true);
      if (first >= 0) expect(marks.slice(first), path).not.toContain(false);
    }
    await page.goto(localizePath('/', locale));
    await expect(page.locator('main h3 small [lang]')).toHaveCount(0);
  });
}
