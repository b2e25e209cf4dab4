import type { Page } from '@playwright/test';
import {
  readBuilds,
  startScript,
  untilIdle,
  type PublisherProcess,
} from '../__tests__/support/publisher-process';
import { openAdmin } from './support/admin';
import { readSingleton, updateSingleton } from './support/cms';
import { expect, test } from './support/fixtures';

test.describe.configure({ timeout: 480_000 });

let publisher: PublisherProcess | undefined;
let before = '';

test.beforeEach(async ({ world }) => {
  before = (await readSingleton<{ email: string }>(world, 'settings')).email;
});

test.afterEach(async ({ world }, { status, expectedStatus }) => {
  publisher?.child.kill('SIGTERM');
  await publisher?.ended;
  publisher = undefined;
  // A save also ends the rollback, which a second try would begin with.
  if (status !== expectedStatus) await updateSingleton(world, 'settings', { email: before });
});

/**
 * Waits until a text is live on the page that is open, and reloads it. Not by reloading alone: a page
 * opened in the moment of the switch has the HTML of one release and the data of the next.
 */
async function expectLive(page: Page, text: string): Promise<void> {
  const html = async () => (await page.request.get(page.url())).text();
  await expect.poll(html, { timeout: 120_000 }).toContain(text);
  await page.reload();
  await expect(page.locator('main')).toContainText(text);
}

test('an editor saves, sees it live, and puts the site back', async ({ page, world }) => {
  const [earlierWritten, written] = ['first', 'second'].map(
    (name) => `${name}-${Date.now()}@example.com`,
  ) as [string, string];
  const builds = { url: world.cmsUrl, adminToken: world.adminToken };
  const earlier = (await readBuilds(builds)).length;
  publisher = startScript('scripts/publisher.ts', world.siteDirectory, world.publisherEnv);
  const { output } = publisher;
  await expect
    .poll(async () => (await readBuilds(builds)).length, { timeout: 120_000 })
    .toBeGreaterThan(earlier);
  await untilIdle(builds);
  expect(output()).toContain('live after');

  const admin = await openAdmin(page, world);
  // The admin's start page for editors; it loads slowly on a busy machine.
  await expect(admin).toHaveURL(/\/admin\/publishing$/, { timeout: 60_000 });
  await expect(admin.getByRole('link', { name: 'Publish news' })).toBeVisible();
  const rows = admin.locator('.publishing-build');
  await expect(rows.first()).toContainText('Live');

  await page.goto(`${world.siteUrl}/contacts`);
  await admin.goto(`${world.cmsUrl}/admin/content/settings`);
  const email = admin.locator('[data-field="email"] input');
  // The form is there before its values.
  await expect(email).toHaveValue(before, { timeout: 60_000 });
  for (const address of [earlierWritten, written]) {
    await email.fill(address);
    await admin.keyboard.press('Control+s');
    await expectLive(page, address);
  }
  await expect(admin.locator('.publishing-item')).toContainText('This text is live since');

  await admin.goto(`${world.cmsUrl}/admin/publishing`);
  await expect(rows.first()).toContainText('Something was saved');
  await expect(rows.first()).toContainText(/\d+ pages changed/);
  await admin
    .getByRole('button', { name: /^Roll back to this one/ })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect(admin.getByText(/^The site was put back/)).toBeVisible({ timeout: 60_000 });
  await expectLive(page, earlierWritten);

  await admin.goto(`${world.cmsUrl}/admin/content/settings`);
  await expect(email).toHaveValue(written, { timeout: 60_000 });
  await email.fill(before);
  await admin.keyboard.press('Control+s');
  await expectLive(page, before);
  await untilIdle(builds);
});
