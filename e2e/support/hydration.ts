import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until the page's scripts have taken over: what a test does before, they do not hear. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.build)).toBeTruthy();
}
