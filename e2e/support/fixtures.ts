import { test as base, expect } from '@playwright/test';
import { CONSENT_CATEGORIES } from '../../src/domain/consent';
import { answerAsTagManager, consentCookie } from './tag-manager';
import { readWorld, type World } from './world';

interface Options {
  /** The visitor's stored consent before the test; none with `unasked`. */
  consent: 'refused' | 'accepted' | 'unasked';
}

/** Playwright's `test` with the shared site; a page that logs an error fails its test. */
export const test = base.extend<{ world: World; consoleErrors: string[] } & Options>({
  world: async ({}, use) => use(readWorld()),
  consent: ['refused', { option: true }],
  context: async ({ context, consent }, use) => {
    await answerAsTagManager(context);
    if (consent !== 'unasked') {
      const categories = consent === 'accepted' ? CONSENT_CATEGORIES : [];
      await context.addCookies([consentCookie(readWorld().siteUrl, categories)]);
    }
    await use(context);
  },
  baseURL: async ({}, use) => use(readWorld().siteUrl),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser and the site both report a page that is meant to be 404; its scripts are not.
        const isScript = /\.(?:js|css)$/.test(message.location().url);
        const isNotFound =
          message.text().startsWith('Page Not Found: ') ||
          (message.text().includes('status of 404') && !isScript);
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
