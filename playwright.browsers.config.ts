import { defineConfig } from '@playwright/test';
import { ENGINES } from './scripts/support/browsers';
import endToEnd from './playwright.config';

/** The same site as for the other end-to-end tests, in three browsers by drivers of their own. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/browsers',
  testIgnore: [],
  projects: ENGINES.map((name) => ({ name })),
});
