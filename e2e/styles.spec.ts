import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faceName, fallbackSheet, FAMILIES } from '../scripts/support/font-fallbacks';
import { DEFERRED_LAYOUT_ATTRIBUTE } from '../src/config/browser';
import { PROMO } from '../src/domain/promo';
import { LOCALE_CODES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { changedLooks, lookOf } from './support/look';
import { withTiles } from './support/tiles';
import { publicFile, type World } from './support/world';

const WIDTHS = [375, 1280] as const;

/** Widths of phones, tablets and desks that titles are compared at, CSS pixels. */
const TITLE_WIDTHS = [320, 360, 375, 390, 412, 430, 768, 1024, 1280, 1600] as const;

/** The pages with the most titles, of every kind. */
const TITLE_PAGES = ['/', '/projects/teak-house'] as const;

/** Pages that have moved once, or open most visits, and the width in CSS pixels that shows it. */
const LATE_FONT_PAGES = [
  ['/', 412],
  ['/404', 412],
  ['/contacts', 1280],
] as const;

/** The sheet of the frame, which every page has. */
const isFrame = (name: string) => name.startsWith('app.');

const sheetsOf = (world: World) =>
  readdirSync(publicFile(world)).filter((name) => name.endsWith('.css'));

test('every rule of every sheet stands in a cascade layer, and the first says their order', async ({
  page,
  world,
}) => {
  const sheets = sheetsOf(world);
  expect(sheets.length).toBeGreaterThan(1);
  for (const name of sheets) {
    const kinds = await page.evaluate(
      (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return [...sheet.cssRules].map((rule) => rule.constructor.name);
      },
      readFileSync(publicFile(world, name), 'utf8'),
    );
    const [first, ...rest] = kinds;
    expect(first, name).toBe(isFrame(name) ? 'CSSLayerStatementRule' : 'CSSLayerBlockRule');
    expect(
      rest.filter((kind) => kind !== 'CSSLayerBlockRule'),
      name,
    ).toEqual([]);
  }
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    test('no sheet of another page, or of a part that loads on intent, changes a page', async ({
      page,
      world,
    }) => {
      const sheets = sheetsOf(world).filter((name) => !isFrame(name));
      // Without scripts nothing else can change the page.
      await page.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      for (const path of ['/', '/projects/teak-house', '/contacts']) {
        await page.goto(path);
        const before = await lookOf(page);
        for (const name of sheets) await page.addStyleTag({ url: `/${name}` });
        expect(changedLooks(before, await lookOf(page)), path).toEqual([]);
      }
    });
  });

  test.describe(`${width} px, in a Ukrainian browser`, () => {
    test.use({ locale: 'uk-UA', viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    test('a page looks the same after each of its parts has loaded', async ({ page }) => {
      await withTiles(page);
      await page.clock.install();
      // A part is shown once its style sheet has loaded.
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.css', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/projects/teak-house');
      await waitForHydration(page);
      const before = await lookOf(page);
      const compare = async (part: string) => {
        await page.mouse.move(0, 0);
        // Ignored, as no part's style sheet sets them: the focus ring and the menu's mark of the
        // current section.
        await page.evaluate(() => {
          (document.activeElement as HTMLElement | null)?.blur();
          window.scrollTo(0, 0);
        });
        await expect
          .poll(async () => changedLooks(before, await lookOf(page)), { message: part })
          .toEqual([]);
      };
      const closeDialog = async () => {
        await page.keyboard.press('Escape');
        await page.clock.runFor(1000);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      release();

      const offer = page.getByRole('complementary', { name: 'Мова' });
      await expect(offer).toBeVisible();
      await compare('language offer');
      await offer.getByRole('button').click();

      await page.clock.runFor(PROMO.firstDelayMs);
      await expect(page.getByRole('dialog')).toBeVisible();
      await closeDialog();
      await compare('promo');

      await page.locator('[data-lightbox="photos"]').first().click();
      await expect(page.locator('.yarl__root')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.clock.runFor(1000);
      await expect(page.locator('.yarl__root')).toHaveCount(0);
      await compare('lightbox');

      await page.locator('#request').scrollIntoViewIfNeeded();
      await expect(page.locator('#request form')).toBeVisible();
      await compare('form');

      await page.locator('#map').getByRole('button', { name: 'Show the streets' }).click();
      await expect(page.locator('.leaflet-container')).toHaveCount(1);
      await page.clock.runFor(1000);
      await expect(page.locator('.leaflet-container')).toBeVisible();
      await compare('map');

      const request = page.getByRole('banner').getByRole('link', { name: 'Arrange a viewing' });
      if (width >= 768) {
        await request.click();
        await expect(page.getByRole('dialog').locator('form')).toBeVisible();
        await closeDialog();
        await compare('dialog');
      }
    });
  });
}

/** Names of the faces that titles are compared in: pairs of a display and a text family. */
type Faces = readonly string[];

/**
 * How many lines each title of a page takes in its own fonts and in each of other pairs of faces; all
 * of them have been loaded.
 */
const linesOfTitles = (page: Page, stacks: readonly Faces[]) =>
  page.evaluate(
    async (all) => {
      const { style } = document.documentElement;
      const lines: string[][] = [];
      for (const [display = '', text = ''] of all) {
        style.setProperty('--font-display', display);
        style.setProperty('--font-text', text);
        const titles = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
        // Not `document.fonts.ready`: it also resolves before the first of them is requested.
        await Promise.all(
          titles.map((title) => {
            const { fontFamily, fontStyle, fontWeight } = getComputedStyle(title);
            const [first = ''] = fontFamily.split(',');
            return document.fonts.load(
              `${fontStyle} ${fontWeight} 16px ${first}`,
              title.textContent ?? '',
            );
          }),
        );
        lines.push(
          titles
            .filter((title) => title.offsetParent)
            .map((title) => {
              const { height } = title.getBoundingClientRect();
              const { lineHeight } = getComputedStyle(title);
              return `${title.textContent}: ${Math.round(height / parseFloat(lineHeight))}`;
            }),
        );
      }
      return lines;
    },
    [[], ...stacks],
  );

test.describe('titles', () => {
  test.use({ reducedMotion: 'reduce' });
  test.setTimeout(180_000);

  for (const locale of LOCALE_CODES) {
    test(`break in the fallback faces as in ours, ${locale}`, async ({ page }) => {
      // Fonts metrically compatible with those installed on visitors' systems.
      const sheet = fallbackSheet((_, file) => `url('/reference/${file}')`).replaceAll(
        /font-family: '/g,
        '$&Reference ',
      );
      await page.route('**/reference/**', (route) =>
        route.fulfill({
          contentType: 'font/woff2',
          body: readFileSync(route.request().url().split('/reference/')[1] ?? ''),
        }),
      );
      await page.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const stacks = [0, 1, 2].map((index) =>
        FAMILIES.map((family) => `'Reference ${faceName(family, index)}'`),
      );
      const torn: string[] = [];
      let all = 0;
      for (const path of TITLE_PAGES) {
        await page.goto(localizePath(path, locale));
        await page.addStyleTag({ content: sheet });
        await page.evaluate(
          (name) => document.documentElement.removeAttribute(name),
          DEFERRED_LAYOUT_ATTRIBUTE,
        );
        for (const width of TITLE_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
          const [own = [], ...others] = await linesOfTitles(page, stacks);
          for (const fallback of others) {
            all += own.length;
            torn.push(
              ...own
                .filter((title, index) => title !== fallback[index])
                .map((title) => `${path} ${width} ${title}`),
            );
          }
        }
      }
      // Some title always ends within a letter of the edge of its column: one in fifty.
      expect(torn.length, torn.join('\n')).toBeLessThanOrEqual(all / 50);
    });
  }
});

test.describe('a page', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const locale of LOCALE_CODES) {
    for (const [path, width] of LATE_FONT_PAGES) {
      test(`${path} does not move when its fonts come late, ${locale}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 823 });
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 3000));
          await route.continue();
        });
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
              (window as unknown as { shift: number }).shift += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(localizePath(path, locale));
        await waitForHydration(page);
        await page.waitForFunction(() => document.fonts.check('500 16px Cormorant'));
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect(
          await page.evaluate(() => (window as unknown as { shift: number }).shift),
        ).toBeLessThanOrEqual(0.01);
      });
    }
  }
});
