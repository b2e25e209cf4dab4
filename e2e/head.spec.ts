import type { Page } from '@playwright/test';
import { LOCALE_CODES, LOCALES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { expect, test } from './support/fixtures';
import { PUBLIC_ORIGIN } from './support/world';

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

const alternates = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
  ) as Record<string, string>;

for (const locale of LOCALE_CODES) {
  test(`a project's head in ${locale}`, async ({ page, request, baseURL }) => {
    await page.goto(localizePath('/projects/teak-house', locale));
    await expect(page).toHaveTitle(/\S.* — Amara/);
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(50);
    const address = PUBLIC_ORIGIN + localizePath('/projects/teak-house', locale);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await meta(page, 'og:url')).toBe(address);
    expect(await meta(page, 'og:locale')).toBe(LOCALES[locale].ogLocale);
    expect(await alternates(page)).toEqual({
      en: `${PUBLIC_ORIGIN}/projects/teak-house`,
      ru: `${PUBLIC_ORIGIN}/ru/projects/teak-house`,
      uk: `${PUBLIC_ORIGIN}/ua/projects/teak-house`,
      'x-default': `${PUBLIC_ORIGIN}/projects/teak-house`,
    });
    const share = await meta(page, 'og:image');
    const picture = await request.get(String(share).replace(PUBLIC_ORIGIN, String(baseURL)));
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
}

test('a page without a translation points at its original and lists only what exists', async ({
  page,
}) => {
  await page.goto('/ua/projects/mangrove-lane');
  await expect(page.getByRole('note')).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${PUBLIC_ORIGIN}/projects/mangrove-lane`,
  );
  expect(Object.keys(await alternates(page)).sort()).toEqual(['en', 'ru', 'x-default']);
});

test('the privacy policy has one address for search engines', async ({ page }) => {
  for (const path of ['/privacy', '/docs/privacy-policy']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${PUBLIC_ORIGIN}/privacy`,
    );
  }
});

test('account pages and the not-found page are not to be indexed', async ({ page }) => {
  for (const path of ['/account', '/ru/account/login', '/ua/no-such-page', '/en']) {
    await page.goto(path === '/en' ? '/en?stay' : path, { waitUntil: 'commit' });
    if (path === '/en') continue;
    expect(await meta(page, 'robots')).toBe('noindex');
  }
});

test('sitemap and robots name the indexable pages of every locale', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap-index.xml`);
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain(`${PUBLIC_ORIGIN}/sitemap-0.xml`);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const path of ['', '/ru', '/ua/projects/teak-house', '/privacy']) {
    expect(sitemap).toMatch(new RegExp(`<loc>${PUBLIC_ORIGIN}${path}/?</loc>`));
  }
  expect(sitemap).toContain('hreflang="uk"');
  for (const hidden of [
    '/404<',
    '/account',
    '/en<',
    '/ua/projects/mangrove-lane<',
    'north-shore',
  ]) {
    expect(sitemap).not.toContain(hidden);
  }
});

test('every page names its icons, and they are there', async ({ request }) => {
  for (const path of ['/', '/en/projects', '/ua/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('rel="icon"');
    expect(html).toContain('rel="apple-touch-icon"');
  }
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect((await request.get(icon)).status()).toBe(200);
  }
});

test('the tag manager is data until the visitor allows it, and no frame', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*googletagmanager[^]*?)<\/script>/g)];
  expect(scripts.map(([, attributes]) => attributes?.includes('type="text/plain"'))).toEqual([
    true,
  ]);
  expect(html).not.toContain('googletagmanager.com/ns.html');
});
