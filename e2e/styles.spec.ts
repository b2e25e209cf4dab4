import { readdirSync, readFileSync } from 'node:fs';
import { PROMO } from '../src/domain/promo';
import { whenAlive } from './support/alive';
import { expect, test } from './support/fixtures';
import { changedLooks, lookOf } from './support/look';
import { withTiles } from './support/tiles';
import { publicFile, type World } from './support/world';

const WIDTHS = [375, 1280] as const;

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
    const isMain = name.startsWith('styles.');
    expect(first, name).toBe(isMain ? 'CSSLayerStatementRule' : 'CSSLayerBlockRule');
    expect(
      rest.filter((kind) => kind !== 'CSSLayerBlockRule'),
      name,
    ).toEqual([]);
  }
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    test('no sheet of a part that loads on intent changes a page', async ({ page, world }) => {
      const sheets = sheetsOf(world).filter((name) => !name.startsWith('styles.'));
      // Without its program nothing else can change the page.
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
      // A part is shown once its sheet is there.
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.css', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/projects/teak-house');
      await whenAlive(page);
      const before = await lookOf(page);
      const compare = async (part: string) => {
        await page.mouse.move(0, 0);
        // The ring of what has the focus and the menu's mark of what is read are no part's doing.
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

      await page.locator('#map').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toHaveCount(1);
      await page.clock.runFor(1000);
      await expect(page.locator('.leaflet-container')).toBeVisible();
      await compare('map');

      const request = page.locator('header').getByRole('link', { name: 'Arrange a viewing' });
      if (width >= 768) {
        await request.click();
        await expect(page.getByRole('dialog').locator('form')).toBeVisible();
        await closeDialog();
        await compare('dialog');
      }
    });
  });
}
