import { ROUTES } from '../src/config/routes';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { waitForHydration } from './support/hydration';

const PROJECT = `${ROUTES.projects}/teak-house`;
const OTHER = `${ROUTES.projects}/long-pool-residences`;
const PHONE = { width: 375, height: 812 };

test.describe('the site plan', () => {
  test('a home is picked by a press on its plot, and its row unfolds', async ({ page }) => {
    await page.goto(PROJECT);
    await waitForHydration(page);
    const plot = page.locator('#apartments polygon').nth(6);
    await plot.scrollIntoViewIfNeeded();
    // Beside the number, where only the plot is.
    await plot.click({ position: { x: 8, y: 8 } });
    const apartments = page.locator('#apartments');
    await expect(apartments.getByRole('radio', { name: /^Home 7,/ })).toBeChecked();
    await expect(apartments.getByText('No. 7, Villa B')).toBeVisible();
    await expect(page.locator('#home-B details')).toHaveAttribute('open', '');
    await apartments.getByRole('link', { name: 'Ask about this home' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /message|know/i })).toHaveValue(
      'Teak House: No. 7, Villa B',
    );
  });

  test('homes are picked by keys alone', async ({ page }) => {
    await page.goto(PROJECT);
    await waitForHydration(page);
    const radio = (number: number) =>
      page.locator('#apartments').getByRole('radio', { name: new RegExp(`^Home ${number},`) });
    await radio(1).focus();
    await page.keyboard.press('Space');
    await expect(radio(1)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(radio(2)).toBeChecked();
    await expect(page.locator('#apartments').getByText('No. 2, Villa A')).toBeVisible();
  });
});

test('rows on a phone are folded, and show the ways on when they unfold', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PROJECT);
  await waitForHydration(page);
  const row = page.locator('#home-A');
  const height = await row.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(110);
  await expect(row.getByRole('link', { name: 'Ask about Villa A' })).toBeHidden();
  await row.locator('summary').click();
  await expect(row.getByRole('link', { name: 'Ask about Villa A' })).toBeVisible();
});

test('homes of two projects are compared in an address that can be shared', async ({
  page,
  browser,
}) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Compare: Teak House, Villa B', exact: true }).click();
  await page.goto(OTHER);
  await waitForHydration(page);
  const row = page.locator('#home-A');
  await row.getByRole('button', { name: /^Compare:/ }).click();
  await row.getByRole('link', { name: 'Compare 2 homes' }).click();
  await expect(page).toHaveURL(/\/compare\?home=teak-house\.B&home=long-pool-residences\.A$/);
  const shared = await (await browser.newContext()).newPage();
  await shared.goto(localizePath(new URL(page.url()).pathname, 'ua') + new URL(page.url()).search);
  await waitForHydration(shared);
  await expect(shared.getByRole('columnheader')).toHaveCount(3);
  await expect(shared.getByRole('table')).toContainText('Long Pool Residences');
  expect(await findViolations(shared)).toEqual([]);
  await shared.setViewportSize({ width: 320, height: 700 });
  const overflow = await shared.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await shared.getByRole('button', { name: /^Прибрати: Teak House/ }).click();
  await expect(shared).toHaveURL(/\/ua\/compare\?home=long-pool-residences\.A$/);
  await shared.context().close();
});

test('an empty comparison says what to do and takes a home', async ({ page }) => {
  await page.goto(ROUTES.compare);
  await waitForHydration(page);
  const suggested = page.getByRole('region', { name: 'Homes to begin with' });
  await expect(suggested.getByRole('listitem')).toHaveCount(6);
  await expect(suggested).not.toContainText('Stone Garden');
  await suggested.getByRole('button', { name: /^Add Teak House/ }).click();
  await expect(page).toHaveURL(/\?home=teak-house\.\w+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Add one more' })).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const close = page.getByRole('region', { name: 'Close to it in price' });
  await close.getByRole('button').first().click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(close).toHaveCount(0);
  await page.getByLabel('Add a home').selectOption({ index: 1 });
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('a forecast with figures of one’s own is restored from its address', async ({ page }) => {
  await page.goto(PROJECT);
  await waitForHydration(page);
  const forecast = page.locator('#forecast');
  await forecast.getByRole('button', { name: 'Compute with my own figures' }).click();
  await forecast.getByLabel('Home', { exact: true }).selectOption('B');
  await forecast.getByRole('spinbutton', { name: 'Price a night' }).fill('240');
  await forecast.getByRole('spinbutton', { name: 'Nights for yourself' }).fill('21');
  await forecast.getByRole('slider', { name: 'Occupancy' }).press('ArrowRight');
  await expect(page).toHaveURL(/\?unit=B&night=240&occupancy=68&own=21#forecast$/);
  const result = forecast.getByRole('table', { name: 'A year at Teak House' });
  const before = await result.textContent();
  expect(before).toContain('$389,000');
  await page.reload();
  await expect(result).toHaveText(before ?? '');
  await expect(forecast.getByRole('table', { name: 'What you pay and when' })).toContainText(
    'On signing',
  );
});
