import type { Page } from '@playwright/test';
import type { World } from './world';

/** Directus' admin as the demo editor, in a separate page; its console is not checked. */
export async function openAdmin(site: Page, { cmsUrl, editor }: World): Promise<Page> {
  const admin = await site.context().newPage();
  await admin.goto(`${cmsUrl}/admin/login`);
  await admin.locator('input[type=email]').fill(editor.email);
  await admin.locator('input[type=password]').fill(editor.password);
  await admin.keyboard.press('Enter');
  return admin;
}
