import type { Page } from '@playwright/test';
import { STORAGE } from '../src/config/storage';
import { PROMO } from '../src/domain/promo';
import type { Locale } from '../src/i18n/locales';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { eventsOf } from './support/tag-manager';

test.use({ consent: 'accepted' });

/** As in the demo content; a language without a translation of its own has the English one. */
const TITLES: Partial<Record<Locale, string>> = {
  en: 'Five percent for those who come before the foundations',
  ru: 'Пять процентов тем, кто пришел до фундамента',
  ua: 'П’ять відсотків тим, хто прийшов до фундаменту',
};

const promo = (page: Page, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: TITLES[locale] ?? TITLES.en });

/** Opens a page whose clock stands still until the test moves it. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.waitForLoadState('load');
  await waitForHydration(page);
}

const dismissals = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE.promoDismissals);

/** What another tab writes, seen by this one. */
async function dismissElsewhere(other: Page, count: number): Promise<void> {
  await other.evaluate(([name, value]) => localStorage.setItem(name, value), [
    STORAGE.promoDismissals,
    JSON.stringify({ count, expires: Date.now() + 24 * 60 * 60 * 1000 }),
  ] as const);
}

for (const [path, locale] of [
  ['/about', 'en'],
  ['/ru/about', 'ru'],
  ['/ua/about', 'ua'],
] as const) {
  test(`the popup opens fifteen seconds after ${path} has loaded, not before`, async ({ page }) => {
    await open(page, path);
    await page.clock.runFor(PROMO.firstDelayMs - 2000);
    await expect(promo(page, locale)).toHaveCount(0);
    await page.clock.runFor(2500);
    await expect(promo(page, locale)).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), STORAGE.promoTimerFired)).toBe(
      PROMO.firedFlag,
    );
    expect(await eventsOf(page)).toContain('view_promotion');
  });
}

test('it takes no focus, closes by Escape and button, and stays away after two', async ({
  page,
}) => {
  await open(page, '/about');
  const link = page.locator('header nav a:visible').first();
  await link.focus();
  await page.clock.runFor(PROMO.firstDelayMs);
  await expect(promo(page)).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(promo(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(JSON.parse((await dismissals(page)) ?? '')).toMatchObject({ count: 1 });

  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(PROMO.firstDelayMs);
  await expect(promo(page)).toBeVisible();
  await promo(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(500);
  await expect(promo(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  expect(JSON.parse((await dismissals(page)) ?? '')).toMatchObject({ count: PROMO.stopAfter });
  expect((await eventsOf(page)).filter((event) => event === 'dismiss_promotion')).toHaveLength(1);

  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(PROMO.laterDelayMs * 2);
  await expect(promo(page)).toHaveCount(0);
});

test('another tab restarts the timer at one dismissal and stops it at two', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/privacy');
  await page.bringToFront();
  await open(page, '/about');
  await page.clock.runFor(PROMO.firstDelayMs - 2000);
  await dismissElsewhere(other, 1);
  await page.clock.runFor(PROMO.laterDelayMs - 2000);
  await expect(promo(page)).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(promo(page)).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await dismissElsewhere(other, PROMO.stopAfter);
  await page.clock.runFor(PROMO.laterDelayMs * 2);
  await expect(promo(page)).toHaveCount(0);
  await other.close();
});

test('each page starts the timer anew, and the link leads on for good', async ({ page }) => {
  await open(page, '/about');
  await page.clock.runFor(PROMO.firstDelayMs - 3000);
  await page.locator('header nav a[href="/projects"]:visible').first().click();
  await expect(page).toHaveURL('/projects');
  await page.clock.runFor(PROMO.firstDelayMs - 3000);
  await expect(promo(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(promo(page)).toBeVisible();
  await promo(page).getByRole('link', { name: 'See the terms' }).click();
  await expect(page).toHaveURL('/sales/early-bird-pavilion');
  await expect(promo(page)).toHaveCount(0);
  expect(await eventsOf(page)).toContain('select_promotion');
  await page.goBack();
  await expect(page).toHaveURL('/projects');
});

test('it waits while a form is in use', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<form><input id="probe"></form>');
  });
  await page.locator('#probe').focus();
  await page.clock.runFor(PROMO.firstDelayMs * 2);
  await expect(promo(page)).toHaveCount(0);
  await page.locator('#probe').blur();
  await page.clock.runFor(PROMO.idleMs + 1000);
  await expect(promo(page)).toBeVisible();
});

test('it waits while another dialog is open', async ({ page }) => {
  await open(page, '/projects/teak-house');
  await page.locator('[data-lightbox]').first().click();
  await expect(page.locator('.yarl__root')).toBeVisible();
  await page.clock.runFor(PROMO.firstDelayMs * 2);
  await expect(promo(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(PROMO.idleMs + 1000);
  await expect(promo(page)).toBeVisible();
});

test('it waits while the menu of a phone is open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/about');
  await page.locator('header summary').click();
  await page.clock.runFor(PROMO.firstDelayMs * 2);
  await expect(promo(page)).toHaveCount(0);
  await page.locator('header summary').click();
  await page.clock.runFor(PROMO.idleMs - 1000);
  await expect(promo(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(promo(page)).toBeVisible();
});
