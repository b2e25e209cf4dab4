import type { Page } from '@playwright/test';
import { COOKIES, STORAGE } from '../src/config/storage';
import { LOCALE_CODES, LOCALES, type Locale } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { readFileSync } from 'node:fs';
import { hitsOf } from '../__tests__/support/gtm-stand-in';
import type { GtmContainer } from '../scripts/support/gtm-container';
import { flatStrings } from '../__tests__/support/interface-strings';
import { findItem } from './support/cms';
import { expect, test } from './support/fixtures';
import { waitForHydration } from './support/hydration';
import { eventsNamed, eventsOf, readByContainer } from './support/tag-manager';

test.use({ consent: 'unasked' });

/** What editors of the tag manager import. */
const CONTAINER_TO_IMPORT = JSON.parse(
  readFileSync('docs/gtm-container.json', 'utf8'),
) as GtmContainer;

const word = (locale: Locale, key: string) => flatStrings(locale).get(`consent:${key}`) ?? '';

const banner = (page: Page, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: word(locale, 'label') });

const answer = (page: Page, key: 'accept' | 'refuse', locale: Locale = 'en') =>
  banner(page, locale).getByRole('button', { name: word(locale, key), exact: true });

/** Requests to hosts of Google from now on. */
function requestsToGoogle(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/(?:google|doubleclick)/.test(new URL(request.url()).hostname)) seen.push(request.url());
  });
  return seen;
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

for (const locale of LOCALE_CODES) {
  test(`${locale}: nothing is loaded or set before the choice, and nothing after a refusal`, async ({
    page,
  }) => {
    const google = requestsToGoogle(page);
    await page.goto(localizePath('/about', locale));
    await expect(answer(page, 'refuse', locale)).toBeVisible();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await cookieNames(page)).not.toContain(COOKIES.consent);
    await answer(page, 'refuse', locale).click();
    await expect(banner(page, locale)).toBeHidden();
    await page.goto(localizePath('/news', locale));
    await waitForHydration(page);
    await expect(banner(page, locale)).toHaveCount(0);
    expect(google).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });

  test(`${locale}: defaults, choice, container, events, in this order and each page once`, async ({
    page,
  }) => {
    await page.goto(localizePath('/about', locale));
    await answer(page, 'accept', locale).click();
    await expect.poll(() => readByContainer(page)).not.toEqual([]);
    const read = await readByContainer(page);
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    };
    const granted = {
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
    };
    expect(read.slice(0, 4)).toEqual([
      ['consent', 'default', denied],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
      ['consent', 'update', granted],
    ]);
    expect(await eventsOf(page)).toEqual(['gtm.js', 'page_view', 'container started']);
    expect(read).toContainEqual(
      expect.objectContaining({
        event: 'page_view',
        page_type: 'about',
        locale,
        content_language: LOCALES[locale].language,
        page_title: await page.title(),
      }),
    );

    await page.locator('footer').getByRole('link').first().click();
    await expect
      .poll(async () => (await eventsOf(page)).slice(3))
      .toEqual(['page_view', 'view_item_list']);
    expect((await eventsNamed(page, 'page_view')).at(-1)).toMatchObject({
      page_title: await page.title(),
    });
  });
}

test('whoever has accepted is measured from the next visit on without being asked', async ({
  page,
}) => {
  await page.goto('/about');
  await answer(page, 'accept').click();
  await page.goto('/news');
  await expect.poll(() => eventsOf(page)).toContain('container started');
  await expect(banner(page)).toHaveCount(0);
});

test('a choice is changed and withdrawn at the foot of each page, and the cookies go', async ({
  page,
}) => {
  await page.goto('/about');
  await answer(page, 'accept').click();
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/';
    document.cookie = '_gcl_au=1.1.1; path=/';
  });
  await page.goto('/news');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  const settings = page.getByRole('dialog', { name: word('en', 'settings') });
  const advertising = settings.getByRole('checkbox', { name: word('en', 'title.advertising') });
  await expect(advertising).toBeChecked();
  await advertising.uncheck({ force: true });
  await settings.getByRole('button', { name: word('en', 'save') }).click();
  await expect.poll(() => cookieNames(page)).not.toContain('_gcl_au');
  expect(await cookieNames(page)).toContain('_ga');
  const commands = (await readByContainer(page)).filter((entry) => Array.isArray(entry));
  expect(commands.at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
  ]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await settings.getByRole('button', { name: word('en', 'refuse'), exact: true }).click();
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  const before = (await eventsOf(page)).length;
  await page.locator('footer').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/news/);
  await waitForHydration(page);
  expect((await eventsOf(page)).length).toBe(before);
});

for (const [index, locale] of LOCALE_CODES.entries()) {
  test(`${locale}: the campaign is lost with a refusal, and on the request with consent`, async ({
    page,
    world,
  }, { retry }) => {
    const email = `campaign-${locale}-${retry}@example.com`;
    await page.route('**/leads/*', (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-forwarded-for': `203.0.113.${index + 1}` },
      }),
    );
    await page.goto(
      localizePath('/about', locale) + '?utm_source=ads&utm_campaign=bali&gclid=a-B_c',
    );
    await answer(page, 'refuse', locale).click();
    await expect(banner(page, locale)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE.attribution)).toBeNull();

    const button = flatStrings(locale).get('common:cookies') ?? '';
    await page.getByRole('contentinfo').getByRole('button', { name: button }).click();
    const settings = page.getByRole('dialog', { name: word(locale, 'settings') });
    await settings.getByRole('button', { name: word(locale, 'accept'), exact: true }).click();
    await expect.poll(() => eventsOf(page)).toContain('container started');

    for (const path of ['/news', '/projects', '/cooperation']) {
      await page.goto(localizePath(path, locale));
      await expect.poll(() => eventsOf(page)).toContain('page_view');
    }
    const strings = flatStrings(locale);
    await page.locator('#request').scrollIntoViewIfNeeded();
    const form = page.locator('#request form');
    await form.waitFor();
    await form.getByLabel(strings.get('forms:field.name') ?? '', { exact: true }).fill('Олена');
    await form.getByLabel(strings.get('forms:field.phone') ?? '').fill('+380671234567');
    await form.getByLabel(strings.get('forms:field.alternative_contact') ?? '').fill(email);
    await form.getByLabel(strings.get('forms:field.message') ?? '').fill('Hello.');
    await form.locator('input[type="file"]').setInputFiles({
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n% an offer\n'),
    });
    await form.locator('button[type="submit"]').click();
    await expect(page.locator('#request')).toContainText(strings.get('forms:sent') ?? '');
    const lead = await findItem<{ id: string }>(world, 'leads', {
      alternative_contact: { _eq: email },
    });
    expect(lead).toMatchObject({
      utm_source: 'ads',
      utm_campaign: 'bali',
      gclid: 'a-B_c',
      landing_page: localizePath('/about', locale),
      first_touch: null,
    });
    const read = await readByContainer(page);
    const events = read.filter((entry) => !Array.isArray(entry));
    expect(await eventsNamed(page, 'generate_lead')).toEqual([
      { event: 'generate_lead', lead_id: lead.id, lead_kind: 'cooperation', content_id: undefined },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Олена|671234567|example\.com/);
    const sent = hitsOf(CONTAINER_TO_IMPORT, read).map(({ name }) => name);
    expect(sent).toEqual(expect.arrayContaining(['page_view', 'form_start', 'generate_lead']));
    expect(sent.filter((name) => name === 'generate_lead')).toHaveLength(1);
  });
}

test('the keyboard reaches the banner first, and the page stays in use', async ({ page }) => {
  await page.goto('/about');
  await expect(answer(page, 'accept')).toBeVisible();
  await page.locator('h1').click();
  await expect(answer(page, 'accept')).toBeVisible();
  await answer(page, 'refuse').focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const) {
  test(`at ${width} px it moves nothing and leaves the first action of the page free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ua');
    await expect(answer(page, 'accept', 'ua')).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
    const action = page.locator('main').getByRole('link').first();
    const [button, line] = [await action.boundingBox(), await banner(page, 'ua').boundingBox()];
    expect(button && line && button.y + button.height <= line.y).toBe(true);
  });
}

test('the banner follows the language of the page', async ({ page }) => {
  await page.goto('/about');
  await expect(answer(page, 'accept')).toBeVisible();
  const switcher = page.getByRole('banner').locator('a[hreflang="uk"], a[lang="uk"]').first();
  await switcher.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/ua\/about$/);
  await expect(answer(page, 'accept', 'ua')).toBeVisible();
  await answer(page, 'accept', 'ua').click();
  await expect.poll(() => eventsOf(page)).toContain('page_view');
});

test('speed and scrolling are measured after consent, each depth once a page', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('measurements')) chunks.push(request.url());
  });
  await page.goto('/about');
  await expect(answer(page, 'accept')).toBeVisible();
  expect(chunks).toEqual([]);
  await answer(page, 'accept').click();
  const named = async (name: string) =>
    (await eventsNamed(page, 'web_vitals')).filter((event) => event.metric_name === name);
  await expect.poll(() => named('FCP')).toHaveLength(1);
  expect(chunks).toHaveLength(1);
  expect((await named('FCP'))[0]).toMatchObject({
    metric_value: expect.any(Number) as unknown,
    metric_rating: expect.stringMatching(/good|needs-improvement|poor/) as unknown,
  });
  const depths = async () =>
    (await eventsNamed(page, 'scroll_depth')).map((event) => event.percent_scrolled);
  for (const share of [0.5, 1, 0, 1]) {
    await page.evaluate((to) => scrollTo(0, document.body.scrollHeight * to), share);
    await page.waitForTimeout(100);
  }
  await expect.poll(async () => (await depths()).sort()).toEqual([25, 50, 75, 90]);
  // INP and CLS are known when the page is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => named('CLS')).toHaveLength(1);
  await expect.poll(() => named('INP')).toHaveLength(1);
});

test('the promo and the offer of a language wait for the choice', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await expect(answer(page, 'accept')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
