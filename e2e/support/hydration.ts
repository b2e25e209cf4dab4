import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits for hydration: earlier clicks are queued and replayed, earlier keys are lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.build)).toBeTruthy();
}
