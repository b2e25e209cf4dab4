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
        // The browser and the site both report a page that is meant to be 404.
        const isNotFound = /status of 404|^Page Not Found: /.test(message.text());
        if (message.type() === 'error' && !isNotFound) {
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
