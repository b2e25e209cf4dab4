import type { BrowserContext, Page } from '@playwright/test';
import { flatStrings } from '../__tests__/support/interface-strings';
import { IDS } from '../cms/access/ids';
import {
  callCms,
  linkIn,
  mailTo,
  makeVisitor,
  newEmail,
  PASSWORD,
} from '../__tests__/support/accounts';
import { ROUTES } from '../src/config/routes';
import { COOKIES } from '../src/config/storage';
import { LOCALE_CODES, type Locale } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { findViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { waitForHydration } from './support/hydration';
import { withTiles } from './support/tiles';
import type { World } from './support/world';

const NAME = 'Олена Example';
const PHONE = '+380671234567';

const wordsOf = (locale: Locale) => {
  const strings = flatStrings(locale);
  return (key: string) => strings.get(key) ?? key;
};

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((entry) => entry.name === name)?.value;

async function open(page: Page, path: string, locale: Locale = 'en'): Promise<void> {
  await page.goto(localizePath(path, locale));
  await waitForHydration(page);
}

async function signIn(page: Page, email: string, password = PASSWORD, locale: Locale = 'en') {
  const words = wordsOf(locale);
  await open(page, ROUTES.login, locale);
  const form = page.getByRole('form', { name: words('account:signIn.title') });
  await form.getByLabel(words('account:field.email')).fill(email);
  await form.getByLabel(words('account:field.current')).fill(password);
  await form.getByRole('button', { name: words('account:signIn.action'), exact: true }).click();
}

/** Registers and follows the link in the mail. */
async function register(page: Page, world: World, email: string, locale: Locale) {
  const words = wordsOf(locale);
  await open(page, ROUTES.login, locale);
  await page.getByRole('button', { name: words('account:register.open') }).click();
  const form = page.getByRole('form', { name: words('account:register.title') });
  await form.getByLabel(words('account:field.name')).fill(NAME);
  await form.getByLabel(words('account:field.email')).fill(email);
  await form.getByRole('button', { name: words('account:register.action') }).click();
  await expect(page.getByRole('heading', { name: words('account:register.sent') })).toBeVisible();
  const link = linkIn(await mailTo(world.mailbox, email, /./));
  expect(link.origin).toBe(world.siteUrl);
  expect(link.pathname).toBe(localizePath(ROUTES.login, locale));
  await page.goto(link.href);
  const confirm = page.getByRole('form', { name: words('account:confirm.title') });
  await confirm.getByLabel(words('account:field.password')).fill(PASSWORD);
  expect(page.url()).toBe(link.origin + link.pathname);
  await confirm.getByRole('button', { name: words('account:confirm.action') }).click();
}

for (const locale of LOCALE_CODES) {
  const words = wordsOf(locale);
  test(`from registering to signing out in ${locale}`, async ({ page, world, context }) => {
    const email = newEmail();
    // The form stands beside a map.
    await withTiles(page);
    await register(page, world, email, locale);
    await expect(page.getByText(words('account:requests.none'))).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();

    const details = page.getByRole('form', { name: words('account:details.title') });
    await details.getByLabel(words('account:field.phone')).fill(PHONE);
    await details.getByRole('button', { name: words('account:details.save') }).click();
    await expect(details.getByText(words('account:details.saved'))).toBeVisible();

    await open(page, ROUTES.contacts, locale);
    await page.locator('#request').scrollIntoViewIfNeeded();
    const request = page.locator('#request');
    await request.getByRole('radio', { name: words('forms:kind.meeting'), exact: true }).check();
    const form = request.getByRole('form', { name: words('forms:kind.meeting') });
    await expect(form.getByLabel(words('forms:field.name'), { exact: true })).toHaveValue(NAME);
    await expect(form.getByLabel(words('forms:field.phone'))).toHaveValue(/380.*67.*123/);
    await expect(form.getByLabel(words('forms:field.alternative_contact'))).toHaveValue(email);
    await form.getByRole('radio', { name: words('forms:mode.online') }).check();
    await form.locator('input[name="meeting_start"]').last().check();
    await form.locator('button[type="submit"]').click();
    await expect(request.getByText(words('forms:sent'))).toBeVisible();

    await open(page, ROUTES.account, locale);
    const item = page.getByRole('listitem').filter({ hasText: words('account:kind.meeting') });
    await expect(item.getByText(words('account:status.new'))).toBeVisible();
    const before = await item.locator('time').getAttribute('datetime');
    await item.getByRole('button', { name: words('account:meeting.move') }).click();
    await item.getByLabel(words('account:slots.day')).selectOption({ index: 2 });
    await item.getByRole('button', { name: words('account:slots.choose') }).click();
    await expect(page.getByText(words('account:meeting.moved'))).toBeVisible();
    await expect(item.locator('time')).not.toHaveAttribute('datetime', before ?? '');

    await item.getByRole('button', { name: words('account:meeting.cancel') }).click();
    await item.getByRole('button', { name: words('account:meeting.yes') }).click();
    await expect(item.getByText(words('account:status.cancelled'))).toBeVisible();

    await page.getByRole('button', { name: words('account:signOut') }).click();
    await expect(page.getByRole('heading', { name: words('account:over.left') })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    expect(await cookie(context, COOKIES.refreshToken)).toBeUndefined();
    await open(page, ROUTES.account, locale);
    await expect(page).toHaveURL(localizePath(ROUTES.login, locale));
  });
}

test('a forgotten password is set anew, in the language of the page', async ({ page, world }) => {
  const words = wordsOf('ua');
  const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
  await open(page, ROUTES.login, 'ua');
  await page.getByRole('link', { name: words('account:signIn.forgotten') }).click();
  const ask = page.getByRole('form', { name: words('account:reset.ask') });
  await ask.getByLabel(words('account:field.email')).fill(email);
  await ask.getByRole('button', { name: words('account:reset.send') }).click();
  await expect(page.getByRole('heading', { name: words('account:reset.sent') })).toBeVisible();

  const link = linkIn(await mailTo(world.mailbox, email, /Новий пароль/));
  await page.goto(link.href);
  const choose = page.getByRole('form', { name: words('account:reset.choose') });
  const password = 'another long secret';
  await choose.getByLabel(words('account:field.password')).fill(password);
  expect(page.url()).not.toContain('token');
  await choose.getByRole('button', { name: words('account:reset.save') }).click();
  await expect(page.getByRole('heading', { name: words('account:reset.done') })).toBeVisible();
  await signIn(page, email, password, 'ua');
  await expect(page).toHaveURL(localizePath(ROUTES.account, 'ua'));
});

test('a project put on the short list is there on another device', async ({
  page,
  world,
  browser,
}) => {
  const words = wordsOf('ru');
  const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
  await signIn(page, email, PASSWORD, 'ru');
  await expect(page.getByText(words('account:shortList.none'))).toBeVisible();
  await open(page, '/projects/teak-house', 'ru');
  await page.getByRole('button', { name: words('short-list:add') }).click();
  await expect(page.getByRole('button', { name: words('short-list:remove') })).toBeVisible();

  const device = await browser.newContext({ baseURL: world.siteUrl });
  const other = await device.newPage();
  await signIn(other, email, PASSWORD, 'ru');
  const section = other.getByRole('region', { name: words('account:shortList.title') });
  await expect(section.getByRole('link', { name: 'Teak House' })).toBeVisible();
  await section.getByRole('button').click();
  await expect(section.getByText(words('account:shortList.none'))).toBeVisible();
  await device.close();
});

test('an invitation is accepted on the site; the password changed, the account deleted', async ({
  page,
  world,
}) => {
  const words = wordsOf('en');
  const email = newEmail();
  const invited = await callCms(world.cmsUrl, '/users/invite', {
    method: 'POST',
    token: world.adminToken,
    body: { email, role: IDS.visitorRole },
  });
  expect(invited.status).toBe(204);
  await page.goto(linkIn(await mailTo(world.mailbox, email, /invites you/)).href);
  const accept = page.getByRole('form', { name: words('account:invite.title') });
  await accept.getByLabel(words('account:field.password')).fill(PASSWORD);
  await accept.getByRole('button', { name: words('account:invite.action') }).click();
  await expect(page.getByRole('heading', { name: words('account:invite.done') })).toBeVisible();
  await signIn(page, email);

  const change = page.getByRole('form', { name: words('account:password.title') });
  const password = 'another long secret';
  await change.getByLabel(words('account:field.current')).fill(PASSWORD);
  await change.getByLabel(words('account:field.password')).fill(password);
  await change.getByRole('button', { name: words('account:password.save') }).click();
  await expect(page.getByText(words('account:password.saved'))).toBeVisible();

  await page.getByRole('button', { name: words('account:delete.open') }).click();
  const remove = page.getByRole('form', { name: words('account:delete.title') });
  await remove.getByLabel(words('account:field.current')).fill(password);
  await remove.getByRole('button', { name: words('account:delete.action') }).click();
  await expect(page.getByRole('heading', { name: words('account:delete.done') })).toBeVisible();
  const found = await callCms<unknown[]>(
    world.cmsUrl,
    `/users?filter[email][_eq]=${encodeURIComponent(email)}`,
    { token: world.adminToken },
  );
  expect(found.data).toEqual([]);
});

test('whoever is not signed in asks for nothing of an account', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/projects/teak-house');
  await page.locator('#request').scrollIntoViewIfNeeded();
  await page.locator('#request form').waitFor();
  const calls = asked.filter((url) => url.startsWith(world.cmsUrl)).map((url) => new URL(url));
  expect(calls.filter(({ pathname }) => /^\/(?:account|auth|users)/.test(pathname))).toEqual([]);
});

test.describe('an account page is accessible', () => {
  for (const route of [ROUTES.login, ROUTES.resetPassword, ROUTES.account]) {
    test(route, async ({ page, world }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (route === ROUTES.account) {
        const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
        await signIn(page, email);
        await expect(page.getByText(email)).toBeVisible();
        await expect(page.getByLabel(wordsOf('en')('account:field.phone'))).toBeVisible();
      } else {
        await open(page, route);
        await expect(page.locator('main form')).toBeVisible();
      }
      expect(await findViolations(page, { within: 'main' })).toEqual([]);
    });
  }
});

test('two tabs and five calls at the moment of expiry: one refresh, no sign-out', async ({
  page,
  world,
  context,
}) => {
  const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
  await signIn(page, email);
  await expect(page.getByText(email)).toBeVisible();
  const other = await context.newPage();
  await open(other, ROUTES.account);
  await expect(other.getByText(email)).toBeVisible();

  let refreshes = 0;
  await context.route('**/auth/refresh', async (route) => {
    if (route.request().method() === 'POST') refreshes += 1;
    // Long enough for all other tabs to send their request too.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const before = await cookie(context, COOKIES.refreshToken);
  const expires = (await context.cookies()).find(({ name }) => name === COOKIES.tokenExpires);
  if (!expires) throw new Error('There is no sign-in.');
  await context.addCookies([{ ...expires, value: String(Date.now() - 1000) }]);
  // Each page fetches the profile and the requests in parallel.
  const third = await context.newPage();
  await Promise.all([page.reload(), other.reload(), open(third, ROUTES.account)]);
  for (const tab of [page, other, third]) await expect(tab.getByText(email)).toBeVisible();
  expect(refreshes).toBe(1);
  expect(await cookie(context, COOKIES.refreshToken)).not.toBe(before);

  await page.getByRole('button', { name: wordsOf('en')('account:signOut') }).click();
  const over = wordsOf('en')('account:over.left');
  for (const tab of [page, other, third]) {
    await expect(tab.getByRole('heading', { name: over })).toBeVisible();
  }
});

test.describe('bad input', () => {
  test('gets a message that says what to do', async ({ page, world, consoleErrors }) => {
    const words = wordsOf('en');
    const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
    const alert = page.locator('main').getByRole('alert');
    await signIn(page, email, 'a wrong password');
    await expect(alert).toHaveText('Login failed, please check your credentials.');
    await signIn(page, newEmail(), 'a wrong password');
    await expect(alert).toHaveText('Login failed, please check your credentials.');

    await page.goto(`${ROUTES.resetPassword}#token=stale`);
    const choose = page.getByRole('form', { name: words('account:reset.choose') });
    await choose.getByLabel(words('account:field.password')).fill('short');
    await choose.getByRole('button', { name: words('account:reset.save') }).click();
    await expect(choose.getByText('At least 10 characters', { exact: true })).toBeVisible();
    await choose.getByLabel(words('account:field.password')).fill(PASSWORD);
    await choose.getByRole('button', { name: words('account:reset.save') }).click();
    await expect(alert).toHaveText(words('account:failure.link'));

    await page.route('**/auth/login', (route) => route.abort());
    await signIn(page, email);
    await expect(alert).toHaveText(words('account:failure.noAnswer'));
    // The site and the browser log rejected requests.
    consoleErrors.length = 0;
  });

  test('a sign-in that cannot be renewed ends with words, not with a blank page', async ({
    page,
    world,
    context,
    consoleErrors,
  }) => {
    const { email } = await makeVisitor({ url: world.cmsUrl, mailbox: world.mailbox });
    await signIn(page, email);
    await expect(page.getByText(email)).toBeVisible();
    await context.addCookies(
      (await context.cookies())
        .filter(({ name }) => name === COOKIES.tokenExpires || name === COOKIES.refreshToken)
        .map((entry) => ({ ...entry, value: entry.name === COOKIES.tokenExpires ? '1' : 'used' })),
    );
    await open(page, ROUTES.account);
    const over = wordsOf('en')('account:over.ended');
    await expect(page.getByRole('heading', { name: over })).toBeVisible();
    expect(await cookie(context, COOKIES.refreshToken)).toBeUndefined();
    consoleErrors.length = 0;
  });
});
