import type { Locator, Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { flatStrings } from '../__tests__/support/interface-strings';
import { findViolations } from './support/axe';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { takeLayoutShift, watchLayoutShift } from './support/layout-shift';
import { withTiles } from './support/tiles';

const MOST_SHIFT = 0.01;

const MOST_TABS = 90;

const wordsOf = (locale: Locale) => {
  const strings = flatStrings(locale);
  return (key: string) => strings.get(key) ?? key;
};

/** What is to hold after every step. */
async function expectSound(page: Page, step: string): Promise<void> {
  expect(await findViolations(page), step).toEqual([]);
  expect(await takeLayoutShift(page), step).toBeLessThanOrEqual(MOST_SHIFT);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const isBooked = async (page: Page, words: (key: string) => string) => {
  await expect(page.getByText(words('forms:sent'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('forms:booking.calendar') })).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await watchLayoutShift(page);
  await withTiles(page);
  // Elements that are fading in have less contrast than at the end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [place, locale] of LOCALE_CODES.entries()) {
  test.describe(`from landing to a booked viewing in ${locale}`, () => {
    const words = wordsOf(locale);

    test.describe('by keyboard', () => {
      test.use({ viewport: { width: 1280, height: 800 } });

      test('each step is sound', async ({ page }) => {
        test.setTimeout(120_000);
        await page.goto(localizePath('/', locale));
        await waitForHydration(page);
        await expectSound(page, 'home');
        await tabTo(
          page,
          page.locator('main').getByRole('link', { name: words('home:hero.projects') }),
        );
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(localizePath('/projects', locale));
        const project = page.locator(
          `main a[href="${localizePath('/projects/teak-house', locale)}"]`,
        );
        await expect(project.first()).toBeVisible();
        await expectSound(page, 'projects');
        await tabTo(page, project.first());
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(localizePath('/projects/teak-house', locale));
        const action = page.locator('main header').getByRole('link', {
          name: words('common:request.viewing'),
        });
        await expect(action).toBeVisible();
        await expectSound(page, 'project');
        await tabTo(page, action);
        await page.keyboard.press('Enter');
        const form = page.getByRole('form', { name: words('forms:kind.meeting') });
        const time = form.locator('input[name="meeting_start"]');
        await time.first().waitFor();
        await expectSound(page, 'form');
        await tabTo(page, form.locator('input[name="meeting_mode"]').first());
        await page.keyboard.press('Space');
        // A day of its own: the first days have as many times as are still free.
        await tabTo(page, form.getByLabel(words('forms:slots.day')));
        for (let down = 0; down < 8 + place; down += 1) await page.keyboard.press('ArrowDown');
        await tabTo(page, time.first());
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        const type = async (key: string, text: string) => {
          await tabTo(
            page,
            form.getByLabel(words(`forms:field.${key}`), { exact: key === 'name' }),
          );
          await page.keyboard.type(text);
        };
        await type('name', 'Олена Example');
        await type('phone', '+380671234567');
        await type('alternative_contact', `keys-${locale}@example.com`);
        await expectSound(page, 'form, filled in');
        await tabTo(page, form.locator('button[type="submit"]'));
        await page.keyboard.press('Enter');
        await isBooked(page, words);
        await expectSound(page, 'booked');
      });
    });

    test.describe('by thumb', () => {
      test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

      test('each step is sound', async ({ page }) => {
        test.setTimeout(120_000);
        await page.goto(localizePath('/', locale));
        await waitForHydration(page);
        await expectSound(page, 'home');
        const bar = page.getByRole('navigation', { name: words('common:nav.thumb') });
        await bar.getByRole('link', { name: words('common:routes.projects') }).tap();
        await expect(page).toHaveURL(localizePath('/projects', locale));
        await expectSound(page, 'projects');
        await page
          .locator(`main a[href="${localizePath('/projects/teak-house', locale)}"]`)
          .first()
          .tap();
        await expect(page).toHaveURL(localizePath('/projects/teak-house', locale));
        const offer = page.getByRole('complementary', { name: words('common:request.viewing') });
        // The page's own way to the request is on the first screen; the bar arrives with the scroll.
        await page.mouse.wheel(0, 300);
        await expect(offer).toBeInViewport({ ratio: 1 });
        await expectSound(page, 'project');
        await offer.getByRole('link').tap();
        const form = page.getByRole('form', { name: words('forms:kind.meeting') });
        const time = form.locator('input[name="meeting_start"]');
        await time.first().waitFor();
        await form.locator('input[name="meeting_mode"]').first().scrollIntoViewIfNeeded();
        await expect(offer).not.toBeInViewport();
        await expectSound(page, 'form');
        await form.getByRole('radio', { name: words('forms:mode.online') }).tap();
        // A day of its own: the first days have as many times as are still free.
        await form.getByLabel(words('forms:slots.day')).selectOption({ index: 2 + place });
        await time.nth(1).tap();
        await form.getByLabel(words('forms:field.name'), { exact: true }).fill('Олена Example');
        await form.getByLabel(words('forms:field.phone')).fill('+380671234567');
        await form
          .getByLabel(words('forms:field.alternative_contact'))
          .fill(`thumb-${locale}@example.com`);
        await form.locator('button[type="submit"]').tap();
        await isBooked(page, words);
        await expectSound(page, 'booked');
      });
    });
  });
}
