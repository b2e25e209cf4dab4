import { defineConfig } from '@playwright/test';
import { ENGINES } from './scripts/support/browsers';
import endToEnd from './playwright.config';

/** The same site as for the other end-to-end tests, in three browsers by drivers of their own. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/browsers',
  testIgnore: [],
  // WebKit draws without a graphics card: a busy machine takes seconds to start a page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: ENGINES.map((name) => ({ name })),
});
