import type { BrowserContext, Page } from '@playwright/test';
import { COOKIES, LANGUAGE_COOKIE, STORAGE } from '../src/config/storage';
import { LOCALE_CODES, LOCALES, type Locale } from '../src/i18n/locales';
import { localizePath, splitLocale } from '../src/i18n/paths';
import { waitForHydration } from './support/hydration';
import { flatStrings } from '../__tests__/support/interface-strings';
import { expect, test } from './support/fixtures';

const DAY_S = 24 * 60 * 60;

/** Long enough for a page to be painted while the next one is loading. */
const SLOW_MS = 1500;

/** The main menu's link to the projects. */
const projectsLink = (locale: Locale) => flatStrings(locale).get('common:routes.projects') ?? '';

async function languageCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === COOKIES.language);
}

async function kept(page: Page) {
  return page.evaluate(
    ([selected, redirect]) => [localStorage.getItem(selected), localStorage.getItem(redirect)],
    [STORAGE.selectedLanguage, STORAGE.localeRedirect] as const,
  );
}

/** URL, `<html lang>`, texts, cookie and storage have the same locale. */
async function expectAgreement(page: Page, path: string, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(localizePath(path, locale));
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
  await expect(
    page.locator(`header a[href="${localizePath('/projects', locale)}"]`).first(),
  ).toHaveText(projectsLink(locale));
  await expect.poll(() => kept(page)).toEqual([locale, locale]);
  expect((await languageCookie(page.context()))?.value).toBe(locale);
}

async function prefer(page: Page, locale: Locale): Promise<void> {
  await page.goto(localizePath('/privacy', locale));
  if (locale === 'en') {
    await page.evaluate(
      ([selected, redirect]) => {
        localStorage.setItem(selected, 'en');
        localStorage.setItem(redirect, 'en');
      },
      [STORAGE.selectedLanguage, STORAGE.localeRedirect] as const,
    );
  }
  await expect.poll(() => kept(page)).toEqual([locale, locale]);
}

test('a prefix sets the language and is stored, with a cookie of a year', async ({
  page,
  context,
}) => {
  await page.goto('/ua/projects');
  await expectAgreement(page, '/projects', 'ua');
  const cookie = await languageCookie(context);
  expect(cookie).toMatchObject({ path: LANGUAGE_COOKIE.path, sameSite: LANGUAGE_COOKIE.sameSite });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
  expect(Math.round(days)).toBe(LANGUAGE_COOKIE.expires);
});

for (const [browser, locale] of [
  ['ru-RU', 'ru'],
  ['uk-UA', 'ua'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
] as const) {
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser });

    test(`is led from the bare root to ${LOCALES[locale].prefix || '/'}`, async ({ page }) => {
      await page.goto('/?utm_source=letter#areas');
      await expect(page).toHaveURL(`${localizePath('/?utm_source=letter#areas', locale)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
      await expect.poll(() => kept(page)).toEqual([locale, locale]);
    });
  });
}

test('the bare root leads to the stored language, and back leads out', async ({ page }) => {
  await prefer(page, 'ru');
  await page.goto('about:blank');
  await page.goto('/');
  await expectAgreement(page, '/', 'ru');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('nothing of the English home is painted for whoever is led on', async ({ page }) => {
  await prefer(page, 'ua');
  const painted: string[] = [];
  await page.exposeFunction('sayPainted', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { sayPainted } = window as unknown as { sayPainted(path: string): void };
    new PerformanceObserver(() => sayPainted(location.pathname)).observe({ type: 'paint' });
  });
  await page.route('**/ua', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.goto('/');
  await expectAgreement(page, '/', 'ua');
  await expect.poll(() => painted).toContain('/ua');
  expect(painted).not.toContain('/');
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)', locale: 'ru-RU' });

  test('stays at the root', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

test('a deep link without a prefix moves and stores nothing', async ({ page, context }) => {
  await page.goto('/projects/teak-house');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/projects/teak-house');
  expect(await kept(page)).toEqual([null, null]);
  expect(await languageCookie(context)).toBeUndefined();
});

test.describe('a deep link in a language the visitor reads less', () => {
  test.use({ locale: 'uk-UA' });

  test('is offered in the other, once, and leads there when taken', async ({ page }) => {
    await page.goto('/projects/teak-house?utm_source=letter');
    const offer = page.getByRole('complementary', { name: 'Мова' });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/projects/teak-house?utm_source=letter');
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);

    await page.evaluate((name) => localStorage.removeItem(name), STORAGE.languageOffer);
    await page.goto('/projects/teak-house?utm_source=letter');
    await offer.getByRole('link', { name: 'Читати українською' }).click();
    await expectAgreement(page, '/projects/teak-house?utm_source=letter', 'ua');
    await expect(offer).toHaveCount(0);
  });

  for (const size of [
    { width: 320, height: 568 },
    { width: 375, height: 667 },
    { width: 1280, height: 800 },
  ]) {
    test(`is offered where nothing is covered and nothing moves, at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/contacts');
      const title = page.getByRole('heading', { level: 1 });
      const before = await title.boundingBox();
      const offer = page.getByRole('complementary', { name: 'Мова' });
      await expect(offer).toBeVisible();
      const box = await offer.boundingBox();
      if (!before || !box) throw new Error('Title or offer have no place.');
      expect(await title.boundingBox()).toEqual(before);
      expect(box.y + box.height).toBeLessThanOrEqual(before.y);
      const decline = await offer.getByRole('button').boundingBox();
      expect((decline?.x ?? 0) + (decline?.width ?? 0)).toBeLessThanOrEqual(size.width);
      expect(await offer.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
    });
  }

  test('is not offered where there is no page', async ({ page }) => {
    await page.goto('/nope');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Мова' })).toHaveCount(0);
  });

  test('stays what it is for who declines', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Залишитися тут' }).click();
    await expectAgreement(page, '/projects', 'en');
    await page.goto('/');
    await expectAgreement(page, '/', 'en');
  });

  test('is not offered where there is no translation', async ({ page }) => {
    await page.goto('/projects/mangrove-lane');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: 'Мова' })).toHaveCount(0);
  });
});

test('a parameter of the address sets the language', async ({ page }) => {
  await page.goto('/?lang=ru');
  await expectAgreement(page, '/', 'ru');
  await page.goto('/?lang=ua&utm_source=letter');
  await expectAgreement(page, '/?utm_source=letter', 'ua');
  await page.goto('/projects?lang=ru');
  await expectAgreement(page, '/projects', 'ru');
  await page.goto('/projects?lang=en');
  await expect.poll(() => kept(page)).toEqual(['en', 'en']);
  await page.goto('/?lang=de');
  await expect(page).toHaveURL('/?lang=de');
});

test('/en sets English and leads on', async ({ page }) => {
  await prefer(page, 'ru');
  await page.goto('/en/projects?utm_source=letter#top');
  await expectAgreement(page, '/projects?utm_source=letter#top', 'en');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('links inside the site follow the selected language, whatever prefix they carry', async ({
  page,
}) => {
  await prefer(page, 'ua');
  await page.goto('/projects');
  await waitForHydration(page);
  await page.locator('main a[href="/projects/teak-house"]').first().click();
  await expectAgreement(page, '/projects/teak-house', 'ua');
  await page.goBack();
  await expectAgreement(page, '/projects', 'en');
});

test('a language chosen in another tab is followed by the next link', async ({ page, context }) => {
  await prefer(page, 'ru');
  const other = await context.newPage();
  await other.goto('/ua');
  await expect.poll(() => kept(other)).toEqual(['ua', 'ua']);
  await page.locator('header nav a[href="/ru/projects"]').first().click();
  await expectAgreement(page, '/projects', 'ua');
  await other.close();
});

test('the switcher keeps path, query and hash', async ({ page }) => {
  await page.goto('/ru/projects/teak-house?utm_source=letter#forecast');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Українська' }).first().click();
  await expectAgreement(page, '/projects/teak-house?utm_source=letter#forecast', 'ua');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expectAgreement(page, '/projects/teak-house?utm_source=letter#forecast', 'en');
});

test('a language whose page does not load leaves the visitor where they are', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/ua\/projects(\/page-data\.json)?$/, (route) => route.abort());
  await page.goto('/ru/projects');
  await expectAgreement(page, '/projects', 'ru');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Українська' }).first().click();
  await expect.poll(() => consoleErrors.join('\n')).toContain('The strings of “uk” did not load');
  await expectAgreement(page, '/projects', 'ru');
  consoleErrors.length = 0;
});

test('thirty navigations in all languages: everything agrees', async ({ page }) => {
  test.setTimeout(180_000);
  let path = '/';
  await page.goto('/');
  const steps: Array<
    [kind: 'load' | 'switch' | 'link' | 'back' | 'forward' | 'reload', Locale, string]
  > = [];
  for (const locale of [...LOCALE_CODES, ...LOCALE_CODES] as Locale[]) {
    steps.push(
      ['switch', locale, ''],
      ['link', locale, '/projects'],
      ['reload', locale, '/projects'],
    );
    steps.push(['load', locale, '/sales'], ['link', locale, '/projects']);
  }
  expect(steps).toHaveLength(30);
  for (const [kind, locale, to] of steps) {
    if (to) path = to;
    if (kind === 'switch') {
      await page.locator(`a[hreflang="${LOCALES[locale].language}"]:visible`).first().click();
    } else if (kind === 'link') {
      await page
        .locator(`header nav a[href="${localizePath(to, locale)}"]:visible`)
        .first()
        .click();
    } else if (kind === 'reload') {
      await page.reload();
    } else {
      await page.goto(localizePath(to, locale));
    }
    await expectAgreement(page, path, locale);
    if (kind === 'link') {
      await page.goBack();
      const before = splitLocale(new URL(page.url()).pathname);
      await expectAgreement(page, before.path, before.locale ?? 'en');
      await page.goForward();
      await expectAgreement(page, path, locale);
    }
  }
});

test.describe('with cookies and storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: blocked });
      Object.defineProperty(window, 'sessionStorage', { get: blocked });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    });
  });

  test('the language is kept as long as the page', async ({ page }) => {
    await page.goto('/ru/projects');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Українська' }).first().click();
    await expect(page).toHaveURL('/ua/projects');
    await page.locator('main a[href="/ua/projects/teak-house"]').first().click();
    await expect(page).toHaveURL('/ua/projects/teak-house');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});

test('corrupted values are passed over', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(
    ([selected, redirect, cookie]) => {
      localStorage.setItem(selected, '{"');
      localStorage.setItem(redirect, 'constructor');
      document.cookie = `${cookie}=%E0%A4%A; path=/`;
    },
    [STORAGE.selectedLanguage, STORAGE.localeRedirect, COOKIES.language] as const,
  );
  await page.goto('/');
  await expectAgreement(page, '/', 'en');
  await page.locator('header nav a[href="/projects"]').first().click();
  await expectAgreement(page, '/projects', 'en');
});
