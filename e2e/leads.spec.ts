import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hasField, IDEMPOTENCY_HEADER, type LeadKind } from '../src/domain/lead';
import { LOCALE_CODES, type Locale } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { flatStrings } from '../__tests__/support/interface-strings';
import { waitForHydration } from './support/hydration';
import { findItem } from './support/cms';
import { expect, test } from './support/fixtures';
import { withTiles } from './support/tiles';

interface Lead {
  id: string;
  kind: string;
  name: string;
  phone: string;
  alternative_contact: string;
  message: string | null;
  locale: string;
  file: string | null;
  file_name: string | null;
}

/** Pages with a form of each kind. */
const PLACES: Readonly<Record<LeadKind, string>> = {
  meeting: '/contacts',
  catalogue: '/projects/teak-house',
  consultation: '/',
  cooperation: '/cooperation',
  vacancy: '/career/site-engineer',
};

const CV = {
  name: 'Резюме.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n% an application\n'),
};

const PHONE = '+380671234567';

const wordsOf = (locale: Locale) => {
  const strings = flatStrings(locale);
  return (key: string) => strings.get(`forms:${key}`) ?? key;
};

async function openForm(page: Page, kind: LeadKind, locale: Locale): Promise<Locator> {
  const words = wordsOf(locale);
  // Some of the forms stand beside a map.
  await withTiles(page);
  await page.goto(`${localizePath(PLACES[kind], locale)}#request`);
  const request = page.locator('#request');
  await request.locator('form').waitFor();
  const choice = request.getByRole('radio', { name: words(`kind.${kind}`), exact: true });
  if (await choice.count()) await choice.check();
  const form = request.getByRole('form', { name: words(`kind.${kind}`) });
  await form.waitFor();
  return form;
}

async function fill(form: Locator, kind: LeadKind, locale: Locale, email: string) {
  const words = wordsOf(locale);
  await form.getByLabel(words('field.name'), { exact: true }).fill('Олена Example');
  await form.getByLabel(words('field.phone')).fill(PHONE);
  await form.getByLabel(words('field.alternative_contact')).fill(email);
  if (hasField(kind, 'meeting_start')) {
    await form.getByRole('radio', { name: words('mode.online') }).check();
    // A day of its own: the first days have as many times as are still free.
    await form
      .getByLabel(words('slots.day'))
      .selectOption({ index: 5 + LOCALE_CODES.indexOf(locale) });
    await form.locator('input[name="meeting_start"]').first().check();
  }
  if (hasField(kind, 'file')) {
    const letter = hasField(kind, 'vacancy') ? 'coverLetter' : 'field.message';
    await form.getByLabel(words(letter)).fill('Hello from the form.');
    await form.locator('input[type="file"]').setInputFiles(CV);
  }
}

const send = (form: Locator) => form.locator('button[type="submit"]').click();

const mailsTo = (folder: string, email: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To:.*${email}`, 'im').test(mail));

/** Mocks the response of the next request. */
const answerOnce = (page: Page, status: number, code: string, headers = {}) =>
  page.route(
    '**/leads/consultation',
    (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({
            status,
            headers: {
              'Access-Control-Allow-Origin': '*',
              'Access-Control-Expose-Headers': 'Retry-After',
              ...headers,
            },
            json: { errors: [{ message: code, extensions: { code } }] },
          }),
    { times: 1 },
  );

/** Confirmations are rate-limited per network, so each visitor has their own. */
const comeFrom = (page: Page, network: number) =>
  page.route('**/leads/*', (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-forwarded-for': `198.51.100.${network}` },
    }),
  );

const KINDS = Object.keys(PLACES) as LeadKind[];

for (const locale of LOCALE_CODES) {
  for (const kind of KINDS) {
    test(`a ${kind} is sent in ${locale}`, async ({ page, world }, { retry }) => {
      const words = wordsOf(locale);
      const email = `${kind}-${locale}-${retry}@example.com`;
      await comeFrom(page, 1 + LOCALE_CODES.indexOf(locale) * KINDS.length + KINDS.indexOf(kind));
      const form = await openForm(page, kind, locale);
      await fill(form, kind, locale, email);
      await send(form);
      await expect(page.locator('#request')).toContainText(words('sent'));
      if (kind === 'catalogue') {
        const link = page.getByRole('link', { name: words('download') });
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(
          200,
        );
      }
      const lead = await findItem<Lead>(world, 'leads', { alternative_contact: { _eq: email } });
      expect(lead).toMatchObject({ kind, locale, phone: PHONE, name: 'Олена Example' });
      expect(!!lead.file).toBe(kind === 'cooperation' || kind === 'vacancy');
      await expect.poll(() => mailsTo(world.mailbox, email).length, { timeout: 20_000 }).toBe(1);
    });
  }
}

test('an empty form says what is missing and goes to the first field', async ({ page }) => {
  const form = await openForm(page, 'meeting', 'ua');
  await form.locator('input[name="meeting_start"]').first().waitFor();
  await send(form);
  await expect(form.getByRole('alert')).toContainText(wordsOf('ua')('incomplete'));
  await expect(form.locator('input[name="meeting_mode"]').first()).toBeFocused();
});

test('a file of one byte too many is refused before it is sent', async ({ page }) => {
  const form = await openForm(page, 'vacancy', 'en');
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.4');
  await form.locator('input[type="file"]').setInputFiles({ ...CV, buffer });
  await send(form);
  await expect(form.locator('[id$="file-error"]')).toHaveText('File too large');
});

for (const [status, code, key] of [
  [403, 'CAPTCHA_FAILED', 'captcha'],
  [429, 'RATE_LIMITED', 'rateLimited'],
  [503, 'SERVICE_UNAVAILABLE', 'unavailable'],
] as const) {
  test(`after ${code} the text stays and one more try has the same key`, async ({
    page,
    consoleErrors,
  }) => {
    const form = await openForm(page, 'consultation', 'en');
    await fill(form, 'consultation', 'en', `${key.toLowerCase()}@example.com`);
    const keys: Array<string | undefined> = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/leads/')) return;
      keys.push(request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]);
    });
    await answerOnce(page, status, code, { 'Retry-After': '120' });
    await send(form);
    const words = wordsOf('en')(`failure.${key}`).replace('{{minutes}}', '2');
    await expect(form.getByRole('alert')).toHaveText(words);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#request')).toContainText(wordsOf('en')('sent'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    // The browser logs the mocked error status.
    consoleErrors.length = 0;
  });
}

test('offline, a request is kept over a reload and sent after asking', async ({
  page,
  context,
  consoleErrors,
}) => {
  const words = wordsOf('ru');
  const form = await openForm(page, 'consultation', 'ru');
  await fill(form, 'consultation', 'ru', 'offline@example.com');
  await context.setOffline(true);
  await send(form);
  await expect(form.getByRole('alert')).toContainText(words('failure.offline'));
  await context.setOffline(false);
  // The browser logs failed requests of the page.
  consoleErrors.length = 0;
  const again = await openForm(page, 'consultation', 'ru');
  await again.getByRole('button', { name: words('waiting.send') }).click();
  await expect(page.locator('#request')).toContainText(words('sent'));
});

for (const typed of ['380501234567', '0501234567', '80501234567']) {
  test(`the phone typed as ${typed} is stored as the number it is`, async ({ page, world }) => {
    const words = wordsOf('ua');
    const email = `typed-${typed}@example.com`;
    const form = await openForm(page, 'consultation', 'ua');
    await fill(form, 'consultation', 'ua', email);
    await form.getByLabel(words('field.phone')).clear();
    await form.getByLabel(words('field.phone')).pressSequentially(typed);
    await expect(form.getByText('+380 50 123 4567, Україна')).toBeVisible();
    await send(form);
    await expect(page.locator('#request')).toContainText(words('sent'));
    const lead = await findItem<Lead>(world, 'leads', { alternative_contact: { _eq: email } });
    expect(lead.phone).toBe('+380501234567');
  });
}

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('a Ukrainian phone without its plus is asked about', async ({ page, world }) => {
    const words = wordsOf('ru');
    const email = 'asked@example.com';
    const form = await openForm(page, 'consultation', 'ru');
    await fill(form, 'consultation', 'ru', email);
    await form.getByLabel(words('field.phone')).clear();
    await form.getByRole('button', { name: words('phone.country') }).click();
    await form.getByRole('combobox', { name: words('phone.search') }).fill('росс');
    await page.keyboard.press('Enter');
    await form.getByLabel(words('field.phone')).pressSequentially('380501234567');
    await send(form);
    await expect(form.locator('[id$="phone-error"]')).toHaveText(words('problem.phoneUnclear'));
    await form.getByRole('button', { name: '+380 50 123 4567, Украина' }).click();
    await send(form);
    await expect(page.locator('#request')).toContainText(words('sent'));
    const lead = await findItem<Lead>(world, 'leads', { alternative_contact: { _eq: email } });
    expect(lead.phone).toBe('+380501234567');
  });
});

test('a draft survives a change of the language', async ({ page }) => {
  const form = await openForm(page, 'consultation', 'en');
  await form.getByLabel('Name', { exact: true }).fill('Олена Example');
  const other = await openForm(page, 'consultation', 'ua');
  await expect(other.getByLabel(wordsOf('ua')('field.name'), { exact: true })).toHaveValue(
    'Олена Example',
  );
});

test('the header opens the form over the page', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.locator('header').getByRole('link', { name: 'Arrange a viewing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange a viewing' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Arrange a viewing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('input[name="meeting_mode"]').first()).toBeFocused();
  await dialog.getByRole('button', { name: wordsOf('en')('phone.country') }).click();
  await expect(dialog.getByRole('combobox', { name: wordsOf('en')('phone.search') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a press of the button is heard though it leaves an empty field', async ({ page }) => {
    const words = wordsOf('en');
    await page.goto('/about');
    await waitForHydration(page);
    await page.locator('header').getByRole('link', { name: 'Arrange a viewing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('field.name'), { exact: true }).focus();
    const button = dialog.getByRole('button', { name: words('send.meeting') });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not shown');
    // A slow press at the button's edge: a layout shift would move it from under the pointer.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.waitForTimeout(90);
    await page.mouse.up();
    await expect(dialog.getByRole('alert')).toContainText(words('incomplete'));
  });
});
