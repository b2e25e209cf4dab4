import { ROUTES } from '../src/config/routes';
import { LOCALE_CODES, LOCALES, type Locale } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { expect, test } from './support/fixtures';

/** An item page of each kind besides the fixed routes. */
const ITEM_PATHS = [
  '/projects/teak-house',
  '/news/teak-house-roofs-tested',
  '/articles/how-we-calculate-income',
  '/sales/early-bird-pavilion',
  '/docs/payment-terms',
];

const paths = [...Object.values(ROUTES).filter((path) => path !== ROUTES.notFound), ...ITEM_PATHS];

/** Letters that are unique to each language; English uses Latin ones. */
const SCRIPT: Partial<Record<Locale, RegExp>> = { ru: /[ыэъё]/i, ua: /[іїєґ]/i };
const scriptOf = (locale: Locale) => SCRIPT[locale] ?? /[a-z]{4}/i;

// What the HTML says; that each type of page hydrates without an error, other tests see.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALE_CODES) {
    for (const path of paths) {
      const address = localizePath(path, locale);
      test(`${address} answers in its language`, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        await expect(page.locator('main')).toHaveText(scriptOf(locale));
        const text = await page.locator('body').innerText();
        expect(text, 'a key of an interface string is shown').not.toMatch(
          /\b(?:common|project|home|people|sales|account|not-found):|\{\{/,
        );
      });
    }
  }
});

for (const locale of LOCALE_CODES) {
  test(`an unknown address below ${LOCALES[locale].prefix || '/'} answers 404`, async ({
    page,
  }) => {
    const address = localizePath('/no-such-page', locale);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
    await expect(page.locator('main')).toHaveText(scriptOf(locale));
    expect(new URL(page.url()).pathname).toBe(address);
    for (const size of [
      { width: 375, height: 667 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const way of await page.locator('main a').all()) {
        await expect(way).toBeInViewport({ ratio: 1 });
      }
    }
    await page.locator(`main a[href="${localizePath('/projects', locale)}"]`).click();
    await expect(page).toHaveURL(localizePath('/projects', locale));
    await page.goBack();
    await page.locator(`main a[href="${localizePath('/', locale)}"]`).click();
    await expect(page).toHaveURL(localizePath('/', locale));
  });
}

test('words that only begin like a locale are no locale', async ({ page }) => {
  const response = await page.goto('/uaxyz');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('/en leads on to the address without it', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL('/');
  await page.goto('/en/projects/teak-house?utm_source=letter#forecast');
  await expect(page).toHaveURL('/projects/teak-house?utm_source=letter#forecast');
  await expect(page.locator('h1')).toHaveText(/\S/);
});

test('/en leads on before any file has come, and without scripts at all', async ({
  browser,
  page,
  consoleErrors,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/en?utm_source=letter#request', { waitUntil: 'commit' });
  await page.waitForURL('/?utm_source=letter#request', { waitUntil: 'commit' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(new URL('/en/news', page.url()).href);
  await expect(bare).toHaveURL(new URL('/', page.url()).href);
  await context.close();
  // The browser logs the scripts that the test blocks.
  consoleErrors.length = 0;
});

test('redirects of the editors answer with their status in each locale', async ({ request }) => {
  for (const locale of LOCALE_CODES) {
    const response = await request.get(localizePath('/about-us', locale), { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(localizePath('/about', locale));
  }
});

test('the number of a list’s first page leads to the list for good, in each locale', async ({
  request,
}) => {
  for (const locale of LOCALE_CODES) {
    for (const list of ['/news', '/articles', '/docs', '/sales']) {
      const response = await request.get(localizePath(`${list}/page/1`, locale), {
        maxRedirects: 0,
      });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(localizePath(list, locale));
    }
  }
});
