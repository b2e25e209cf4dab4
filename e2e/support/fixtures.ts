import { test as base, expect } from '@playwright/test';
import { readWorld, type World } from './world';

/** Playwright's `test` with the shared site; a page that logs an error fails its test. */
export const test = base.extend<{ world: World; consoleErrors: string[] }>({
  world: async ({}, use) => use(readWorld()),
  baseURL: async ({}, use) => use(readWorld().siteUrl),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser itself reports the status of a page that is meant to be 404.
        if (message.type() === 'error' && !message.text().includes('status of 404')) {
          errors.push(message.text());
        }
      });
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
