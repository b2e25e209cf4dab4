import { existsSync } from 'node:fs';
import { LOCALE_CODES, LOCALES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { readSingleton } from './support/cms';
import { expect, test } from './support/fixtures';
import { PAGE_TYPES } from './support/page-types';
import { publicFile } from './support/world';

interface Menus {
  main_menu: readonly { page: string }[];
  footer_menu: readonly { page: string }[];
}

test('the switcher keeps the page', async ({ page }) => {
  await page.goto('/projects/teak-house');
  await page.getByRole('link', { name: 'Українська' }).click();
  await expect(page).toHaveURL('/ua/projects/teak-house');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/projects/teak-house');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/projects/teak-house');
});

test('header and footer have the pages that editors chose, in their order', async ({
  page,
  world,
}) => {
  const { main_menu, footer_menu } = await readSingleton<Menus>(world, 'settings');
  await page.goto('/ua');
  const addressesIn = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const addressesOf = (entries: Menus['main_menu']) => entries.map((entry) => `/ua/${entry.page}`);
  expect(await addressesIn('Головне меню')).toEqual(addressesOf(main_menu));
  expect(await addressesIn('Усі розділи')).toEqual([
    ...addressesOf(footer_menu),
    '/ua/account',
    '/ua/privacy',
  ]);
});

test('the menu leads through the site in one language', async ({ page }) => {
  await page.goto('/ru');
  await page.locator('header').getByRole('link', { name: 'Проекты' }).click();
  await expect(page).toHaveURL('/ru/projects');
  await page
    .locator('main')
    .getByRole('link', { name: /Teak House/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ru/projects/teak-house');
  await page.goBack();
  await expect(page).toHaveURL('/ru/projects');
});

test('a project shows its figures, units, forecast, album and others', async ({ page }) => {
  await page.goto('/projects/teak-house');
  for (const id of [
    'complex',
    'location',
    'apartments',
    'investors',
    'forecast',
    'album',
    'others',
  ]) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expect(page.locator('#apartments li[data-status]')).not.toHaveCount(0);
  await expect(page.locator('#forecast').getByRole('tab')).toHaveCount(3);
  await expect(page.locator('#forecast')).toContainText('ROI');
  await expect(page.locator('#album img').first()).toHaveAttribute('alt', /\S/);
});

test('a project without prices is whole without them', async ({ page }) => {
  await page.goto('/projects/echo-beach-apartments');
  await expect(page.locator('main')).toContainText('Price on request');
  await expect(page.locator('#forecast')).toBeVisible();
  await expect(page.locator('#forecast')).not.toContainText('ROI');
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|null/);
});

test('an offer that has ended says so and has left the list', async ({ page }) => {
  await page.goto('/sales');
  await expect(page.locator('main a[href="/sales/early-bird-pavilion"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/sales/autumn-teak-house"]')).toHaveCount(0);
  await page.goto('/sales/autumn-teak-house');
  await expect(page.locator('main')).toContainText('This offer ended on 31 October 2026');
});

test('drafts have no page, no card and no link', async ({ page, world }) => {
  expect(existsSync(publicFile(world, 'projects/north-shore'))).toBe(false);
  expect(existsSync(publicFile(world, 'sales/new-year'))).toBe(false);
  await page.goto('/projects');
  expect(await page.content()).not.toContain('north-shore');
});

test('links in texts stay in the language', async ({ page }) => {
  await page.goto('/ua/privacy');
  const hrefs = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) expect(href).toMatch(/^\/ua(\/|$)/);
});

test('every link of the site leads to a page', async ({ page, request }) => {
  test.setTimeout(180_000);
  const seen = new Set<string>(['/']);
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) {
      if (seen.has(href)) continue;
      seen.add(href);
      const response = await request.get(href);
      expect(response.status(), `${href}, linked from ${path}`).toBe(200);
      queue.push(href);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  await page.goto('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content, pictures and links are there', async ({ page }) => {
    await page.goto('/ua/projects/teak-house');
    await expect(page.locator('h1')).toBeVisible();
    const tables = page.locator('#forecast [role=tabpanel] table');
    await expect(tables).toHaveCount(3);
    for (const table of await tables.all()) await expect(table).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'Новини' }).click();
    await expect(page).toHaveURL('/ua/news');
    await expect(page.locator('main h2').first()).toBeVisible();
  });
});

for (const locale of LOCALE_CODES) {
  for (const path of [...PAGE_TYPES, '/no-such-page']) {
    const address = localizePath(path, locale);
    test(`axe finds nothing on ${address}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  for (const width of [320, 375, 768, 1280]) {
    test(`nothing overflows at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/projects/teak-house', '/articles/how-we-calculate-income']) {
        await page.goto(localizePath(path, locale));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('lists within lists stay on a phone’s screen, however deep', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/privacy');
  await page.evaluate(() => {
    const list = document.querySelector('main ul');
    if (!list) throw new Error('The page has no list.');
    list.innerHTML = '<li>deep<ul>'.repeat(100) + '<li>end</li>' + '</ul></li>'.repeat(100);
  });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
});
