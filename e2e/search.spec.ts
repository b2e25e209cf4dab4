import { ROUTES } from '../src/config/routes';
import { searchFilePath } from '../src/features/search/search-files';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { expect, test } from './support/fixtures';

const LANGUAGES = [
  { locale: 'en', icon: 'Search', field: 'What are you looking for?', word: 'leasehold' },
  { locale: 'ru', icon: 'Поиск', field: 'Что вы ищете?', word: 'аренда' },
  { locale: 'ua', icon: 'Пошук', field: 'Що ви шукаєте?', word: 'оренда' },
] as const;

for (const { locale, icon, field, word } of LANGUAGES) {
  test(`the search finds pages by the keyboard alone, ${locale}`, async ({ page }) => {
    await page.goto(localizePath(ROUTES.about, locale));
    await page.getByRole('banner').getByRole('link', { name: icon }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: field }).focus();
    await page.keyboard.type(word);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    await expect(results.first().locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const title = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue(word);
    await expect(results.first()).toBeVisible();
  });
}

test('an address with a query shows its results', async ({ page }) => {
  await page.goto(`${ROUTES.search}?q=Teak+House`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Teak House', exact: true }),
  ).toBeVisible();
});

test('a query that finds nothing says so, and leads on', async ({ page }) => {
  await page.goto(`${ROUTES.search}?q=xyzzyplugh`);
  await expect(page.getByRole('status').filter({ hasText: 'xyzzyplugh' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL(ROUTES.projects);
});

test('a search that does not load can be tried again', async ({ page, consoleErrors }) => {
  await page.route(`**${searchFilePath('en')}`, (route) => route.abort());
  await page.goto(`${ROUTES.search}?q=pool`);
  await expect(page.getByText('The search did not load.')).toBeVisible();
  await page.unroute(`**${searchFilePath('en')}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(consoleErrors.join('\n')).toContain('The search did not load');
  consoleErrors.length = 0;
});

test('the page of a wrong address searches in its language', async ({ page }) => {
  await page.goto('/ru/nope');
  await page.getByRole('searchbox').fill('бассейн');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/ru\/search\?q=/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('the search says in its HTML that it needs JavaScript', async ({ request, world }) => {
  const answer = await request.get(world.siteUrl + ROUTES.search);
  expect(await answer.text()).toContain('<noscript><p>The search needs JavaScript.');
});
