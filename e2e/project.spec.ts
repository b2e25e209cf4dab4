import { menu } from '../locales/en/project.json';
import { ROUTES, REQUEST_ANCHOR } from '../src/config/routes';
import { LOCALE_CODES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { TILES, withTiles } from './support/tiles';

const PROJECT = `${ROUTES.projects}/teak-house`;
const PHONE = { width: 375, height: 800 };

test.beforeEach(({ page }) => withTiles(page));

for (const locale of LOCALE_CODES) {
  test(`axe finds nothing on a project read to its end in ${locale}`, async ({ page }) => {
    // Elements that are fading in have less contrast than at the end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizePath(PROJECT, locale));
    for (const id of Object.keys(menu)) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator('#map').getByRole('button').click();
    await expect(page.locator('#map .leaflet-container')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test(`no project is wider than a small phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const slug of ['teak-house', 'echo-beach-apartments', 'long-pool-residences']) {
      await page.goto(localizePath(`${ROUTES.projects}/${slug}`, locale));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, slug).toBeLessThanOrEqual(0);
    }
  });
}

test('the menu of the page leads to its parts, stays, and marks the one in view', async ({
  page,
}) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Parts of this page' });
  await menu.getByRole('link', { name: 'Forecast' }).click();
  await expect(page).toHaveURL(`${PROJECT}#forecast`);
  await expect(page.locator('#forecast')).toBeInViewport();
  await expect(menu).toBeInViewport();
  await expect(menu.locator('[aria-current]')).toHaveText(['Forecast']);
  await menu.getByRole('link', { name: 'Complex' }).click();
  await expect(menu.locator('[aria-current]')).toHaveText(['Complex']);
});

test('the scenarios change by keyboard', async ({ page }) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  const forecast = page.locator('#forecast');
  await forecast.getByRole('tab', { name: 'Realistic' }).focus();
  await expect(forecast.getByRole('tabpanel')).toHaveCount(1);
  await expect(forecast.getByRole('tabpanel')).toContainText('67%');
  await page.keyboard.press('ArrowRight');
  await expect(forecast.getByRole('tab', { selected: true })).toHaveText('Optimistic');
  await expect(forecast.getByRole('tabpanel')).not.toContainText('67%');
});

test('the filter leaves the types that are available', async ({ page }) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  const rows = page.locator('#apartments li[data-status]');
  const all = await rows.count();
  const sold = await page.locator('#apartments li[data-status="sold"]').count();
  expect(sold).toBeGreaterThan(0);
  await page.getByLabel('Available only').check();
  await expect(rows).toHaveCount(all - sold);
  await expect(page.locator('#apartments li[data-status="sold"]')).toHaveCount(0);
  await page.getByLabel('Available only').uncheck();
  await expect(rows).toHaveCount(all);
});

test('a phone has the price and the way to a viewing always at hand', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PROJECT);
  const bar = page.getByRole('complementary', { name: 'Arrange a viewing' });
  for (const id of ['complex', 'forecast', 'others']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await expect(bar).toContainText('from $298,000');
  await expect(bar.getByRole('link')).toHaveAttribute('href', REQUEST_ANCHOR);
  // It stays on the page it belongs to: the footer is never hidden.
  await page.locator('footer').scrollIntoViewIfNeeded();
  const lowerEdge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const footer = await page.locator('footer').boundingBox();
  expect(lowerEdge).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
});

test('a picture of the head opens in the gallery of them all', async ({ page }) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  const pictures = await page
    .locator('[data-lightbox="photos"]:not([data-src])')
    .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
  await page.locator('main header [data-lightbox="photos"]').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${PROJECT}#photos-2`);
  // Each picture once, although the album shows those of the head again.
  for (let slide = 3; slide <= pictures; slide += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${PROJECT}#photos-${slide}`);
  }
  await expect(page.locator('#album [data-lightbox="photos"]')).toHaveCount(pictures - 1);
});

test('the streets come when they are asked for, and neither wheel nor page is caught by them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(TILES).origin)) asked.push(request.url());
  });
  await page.goto(PROJECT);
  await waitForHydration(page);
  const map = page.locator('#map');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('group', { name: /Drawing/ })).toBeVisible();
  expect(asked).toEqual([]);
  await map.getByRole('button', { name: 'Show the streets' }).click();
  const live = map.getByRole('region', { name: /Map of Teak House/ });
  await expect(live).toBeVisible();
  await expect(map).toContainText('OpenStreetMap');
  await live.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  const zoomed = page.waitForRequest(/\/15\/\d+\/\d+\.png/);
  await map.getByRole('button', { name: 'Closer' }).press('Enter');
  await zoomed;
});

test('the construction is a line of dated stages, and the forecast stands beside a result', async ({
  page,
}) => {
  await page.goto(PROJECT);
  const construction = page.getByRole('region', { name: 'Construction' });
  await expect(construction.getByRole('listitem').first()).toContainText('14 February 2025');
  await expect(construction.getByRole('listitem').filter({ hasText: 'Next' })).toHaveCount(1);
  await expect(construction).toContainText('Ketut Darmayasa');
  const proof = page.getByRole('group', { name: 'What we promised, what came' });
  await expect(proof).toContainText('forecast 11.0%');
  await expect(proof).toContainText('result 10.4%');
});

test('where the tiles cannot be reached the drawing stays and says so', async ({ page }) => {
  await page.unroute(TILES);
  await page.route(TILES, (route) => route.fulfill({ status: 404 }));
  await page.goto(PROJECT);
  // Before hydration offscreen sections are not laid out, and the map moves when they are.
  await waitForHydration(page);
  await page.locator('#map').getByRole('button', { name: 'Show the streets' }).click();
  await expect(page.locator('#map').getByRole('status')).toContainText('cannot be reached');
  await expect(page.locator('#map').getByRole('group', { name: /Drawing/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all units, all scenarios, the drawing and the pictures are there', async ({ page }) => {
    await page.goto(localizePath(PROJECT, 'ua'));
    await expect(page.locator('#apartments li[data-status]')).toHaveCount(5);
    await expect(page.getByLabel('Лише вільні')).toBeHidden();
    for (const name of ['Песимістичний', 'Реалістичний', 'Оптимістичний']) {
      await expect(page.locator('#forecast').getByRole('table', { name })).toBeVisible();
    }
    await expect(page.locator('#forecast').getByRole('tab')).toHaveCount(0);
    await expect(page.locator('#map').getByRole('group', { name: /Схема/ })).toBeVisible();
    const picture = page.locator('#album a').first();
    await expect(picture).toHaveAttribute('href', /\.(webp|jpg)$/);
  });
});
