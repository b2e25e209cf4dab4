import { ROUTES } from '../src/config/routes';
import { localizePath } from '../src/i18n/paths';
import { expect, test } from './support/fixtures';
import { withTiles } from './support/tiles';

test('the contacts page shows the office on a drawn map, and on request among the streets', async ({
  page,
}) => {
  await withTiles(page);
  await page.goto(ROUTES.contacts);
  const map = page.getByRole('region', { name: 'Where to find us' });
  await expect(map.getByText('Zoloti Vorota metro', { exact: true })).toBeVisible();
  await map.getByRole('button', { name: 'Show the streets' }).click();
  await expect(map.getByRole('region', { name: /Map of / })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Open on a map' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contacts page shows the drawing and the address', async ({ page }) => {
    await page.goto(localizePath(ROUTES.contacts, 'ru'));
    const map = page.getByRole('region', { name: 'Как нас найти' });
    await expect(map.getByRole('group', { name: /Схема/ })).toBeVisible();
    await expect(map.getByText('Офис')).toBeVisible();
  });
});
