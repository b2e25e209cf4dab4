import type { Page } from '@playwright/test';
import { STORAGE } from '../src/config/storage';
import { flatStrings } from '../__tests__/support/interface-strings';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';

const PROJECT = '/projects/teak-house';
const PHONE = { width: 375, height: 800 };

const strings = flatStrings('en');
const text = (key: string) => strings.get(key) ?? '';

const request = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: text('common:request.viewing') });
const picture = (page: Page) => page.locator('[data-lightbox="photos"]').first();
const lightbox = (page: Page) => page.locator('.yarl__root');
const dialogs = (page: Page) => page.getByRole('dialog');

/**
 * Opens a page whose scripts are held back.
 *
 * @returns a function that lets the scripts load and waits for hydration
 */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/program-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/program-[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  return async () => {
    release();
    await waitForHydration(page);
  };
}

test('a tap on “leave a request” opens the form once the page is hydrated', async ({ page }) => {
  const hydrate = await openSlowly(page, PROJECT);
  await request(page).click();
  await expect(request(page)).toHaveAttribute('aria-busy', 'true');
  await request(page).click();
  await expect(page).toHaveURL(PROJECT);
  await hydrate();
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page)).toContainText(text('common:request.viewing'));
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(PROJECT);
});

test('a tap on a picture opens the lightbox at it', async ({ page }) => {
  const hydrate = await openSlowly(page, PROJECT);
  await picture(page).click();
  await expect(picture(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(PROJECT);
  await hydrate();
  await expect(lightbox(page)).toBeVisible();
  await expect(page).toHaveURL(`${PROJECT}#photos-1`);
});

test('the menu opens at once and stays open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const hydrate = await openSlowly(page, '/ru');
  await page.locator('header summary').click();
  await expect(page.locator('header details')).toHaveAttribute('open', '');
  await hydrate();
  await expect(page.locator('header details')).toHaveAttribute('open', '');
});

test('another language is followed and kept', async ({ page }) => {
  const hydrate = await openSlowly(page, `/ru${PROJECT}?utm_source=letter#forecast`);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`/ru${PROJECT}?utm_source=letter#forecast`);
  await hydrate();
  await expect(page).toHaveURL(`${PROJECT}?utm_source=letter#forecast`);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE.selectedLanguage)).toBe(
    'en',
  );
});

test('a scenario of the forecast is chosen', async ({ page }) => {
  const hydrate = await openSlowly(page, PROJECT);
  const tab = page.getByRole('tab', { name: text('common:scenario.optimistic') });
  await tab.click();
  await hydrate();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a filter takes effect, what is chosen and what is ticked', async ({ page }) => {
  const hydrate = await openSlowly(page, '/projects');
  const status = page.getByRole('form').getByRole('status');
  const before = await status.textContent();
  await page.getByLabel(text('projects:filter.type'), { exact: true }).selectOption('villas');
  await page.getByLabel(text('projects:filter.available')).click();
  await hydrate();
  await expect(page).toHaveURL(/type=villas/);
  await expect(page.getByLabel(text('projects:filter.type'), { exact: true })).toHaveValue(
    'villas',
  );
  await expect(page.getByLabel(text('projects:filter.available'))).toBeChecked();
  expect(await status.textContent()).not.toBe(before);
});

test('Escape takes a tap back', async ({ page }) => {
  const hydrate = await openSlowly(page, PROJECT);
  await picture(page).click();
  await page.keyboard.press('Escape');
  await expect(picture(page)).not.toHaveAttribute('aria-busy');
  await hydrate();
  await page.waitForLoadState('networkidle');
  await expect(lightbox(page)).toHaveCount(0);
});

test('a link that is followed meanwhile leads on, and nothing opens there', async ({ page }) => {
  const hydrate = await openSlowly(page, PROJECT);
  await request(page).click();
  await page.locator('header nav a[href="/projects"]').first().click();
  await expect(page).toHaveURL('/projects');
  await hydrate();
  await page.waitForLoadState('networkidle');
  await expect(dialogs(page)).toHaveCount(0);
});
