import sharp from 'sharp';
import { fieldsFor, freeSlotsOf, sendLead } from '../__tests__/support/leads';
import { openAdmin } from './support/admin';
import { expect, test } from './support/fixtures';

/** The admin loads slowly on a busy machine. */
const LOADED = { timeout: 30_000 };

test.describe.configure({ timeout: 120_000 });

test('the calendar shows a booked meeting and what is free, by keyboard', async ({
  page,
  world,
}) => {
  const [slot = ''] = (await freeSlotsOf(world.cmsUrl)).slice(-1);
  const name = `Calendar ${Date.now()}`;
  const fields = {
    ...fieldsFor('meeting'),
    name,
    meeting_start: slot,
    time_zone: 'Asia/Makassar',
  };
  const { status, data } = await sendLead(world.cmsUrl, { kind: 'meeting', fields });
  expect(status).toBe(201);

  const admin = await openAdmin(page, world);
  await admin.getByRole('link', { name: 'Calendar of meetings' }).click(LOADED);
  await expect(admin).toHaveURL(/\/admin\/publishing\/meetings$/);
  const meeting = admin.locator('.publishing-booked > li', { hasText: name });
  await expect(meeting).toContainText('At the office', LOADED);
  await expect(meeting).toContainText(/the visitor’s: .*GMT\+8/);
  const booked = admin.locator('.publishing-free time');
  expect(await booked.count()).toBe((await freeSlotsOf(world.cmsUrl)).length);
  await expect(admin.locator(`.publishing-free time[datetime="${slot}"]`)).toHaveCount(0);

  await admin.getByRole('link', { name }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`/content/leads/${data?.id}$`));
  await expect(admin.locator('[data-field="name"] input')).toHaveValue(name, LOADED);
});

test('an uploaded picture is asked for its description', async ({ page, world }) => {
  const title = `silent-${Date.now()}`;
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#446688' },
  })
    .jpeg()
    .toBuffer();
  const admin = await openAdmin(page, world);
  await expect(admin).toHaveURL(/\/admin\/publishing$/, LOADED);
  // Opened anew: the dialog depends on no other page of the extension.
  await admin.goto(`${world.cmsUrl}/admin/files/+`);
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: `${title}.jpg`, mimeType: 'image/jpeg', buffer: picture }, LOADED);

  const dialog = admin.locator('.v-card', { hasText: 'What does the picture show?' });
  await expect(dialog).toBeVisible(LOADED);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('English').fill('A blue-grey square');
  await dialog.getByLabel('Ukrainian').fill('Сіро-синій квадрат');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const read = await fetch(
    `${world.cmsUrl}/files?filter[filename_download][_eq]=${title}.jpg&fields=alt_en,alt_uk`,
    { headers: { Authorization: `Bearer ${world.adminToken}` } },
  );
  expect(await read.json()).toEqual({
    data: [{ alt_en: 'A blue-grey square', alt_uk: 'Сіро-синій квадрат' }],
  });
});
