import type { Page } from '@playwright/test';
import {
  readBuilds,
  startScript,
  untilIdle,
  type PublisherProcess,
} from '../__tests__/support/publisher-process';
import { openAdmin } from './support/admin';
import { expect, test } from './support/fixtures';

test.describe.configure({ timeout: 180_000 });

let publisher: PublisherProcess | undefined;

test.afterEach(async () => {
  publisher?.child.kill('SIGTERM');
  await publisher?.ended;
  publisher = undefined;
});

/**
 * Waits until a text is live on the page that is open, and reloads it. Not by reloading alone: a page
 * opened in the moment of the switch has the HTML of one release and the data of the next.
 */
async function expectLive(page: Page, text: string): Promise<void> {
  const html = async () => (await page.request.get(page.url())).text();
  await expect.poll(html, { timeout: 60_000 }).toContain(text);
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
    .poll(async () => (await readBuilds(builds)).length, { timeout: 60_000 })
    .toBeGreaterThan(earlier);
  await untilIdle(builds);
  expect(output()).toContain('live after');

  const admin = await openAdmin(page, world);
  // The admin's start page for editors; it loads slowly on a busy machine.
  await expect(admin).toHaveURL(/\/admin\/publishing$/, { timeout: 30_000 });
  await expect(admin.getByRole('link', { name: 'Publish news' })).toBeVisible();
  const rows = admin.locator('.publishing-build');
  await expect(rows.first()).toContainText('Live');

  await page.goto(`${world.siteUrl}/contacts`);
  await admin.goto(`${world.cmsUrl}/admin/content/settings`);
  const email = admin.locator('[data-field="email"] input');
  // The form is there before its values.
  await expect(email).toHaveValue(/@/, { timeout: 30_000 });
  const before = await email.inputValue();
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
  await expect(admin.getByText(/^The site was put back/)).toBeVisible({ timeout: 30_000 });
  await expectLive(page, earlierWritten);

  await admin.goto(`${world.cmsUrl}/admin/content/settings`);
  await expect(email).toHaveValue(written, { timeout: 30_000 });
  await email.fill(before);
  await admin.keyboard.press('Control+s');
  await expectLive(page, before);
  await untilIdle(builds);
});
