import { test as base, expect } from '@playwright/test';
import { STORAGE } from '../../../src/config/storage';
import { PROMO, writeDismissals } from '../../../src/domain/promo';
import { ENGINES, type Engine } from '../../../scripts/support/browsers';
import { readWorld, type World } from '../../support/world';
import { startChromium, startFirefox } from './puppeteer-browser';
import type { RunningBrowser, Visitor } from './visitor';
import { startWebKit } from './webkit-browser';

const START: Record<Engine, () => Promise<RunningBrowser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

const isEngine = (name: string): name is Engine => (ENGINES as readonly string[]).includes(name);

/** The browser and the site both report a page that is meant to be 404. */
const NOT_FOUND = /status of 404|^Page Not Found: /;

/**
 * Playwright's `test` with the shared site and, instead of Playwright's browser, a visitor in the
 * browser of the project's name. A page that throws or logs an error fails its test.
 */
export const test = base.extend<
  { world: World; visitor: Visitor },
  { runningBrowser: RunningBrowser }
>({
  runningBrowser: [
    async ({}, use, { project }) => {
      if (!isEngine(project.name)) throw new Error(`There is no engine “${project.name}”.`);
      const browser = await START[project.name]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  world: async ({}, use) => use(readWorld()),
  visitor: async ({ runningBrowser, world }, use) => {
    const visitor = await runningBrowser.visit();
    await stopPromo(visitor, world);
    await use(visitor);
    const errors = visitor.takeErrors().filter((error) => !NOT_FOUND.test(error));
    await visitor.leave();
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** The popup would come in the middle of a slow test. */
async function stopPromo(visitor: Visitor, world: World): Promise<void> {
  await visitor.open(`${world.siteUrl}/robots.txt`);
  await visitor.read(([name, value]) => localStorage.setItem(name, value), [
    STORAGE.promoDismissals,
    writeDismissals(PROMO.stopAfter, Date.now()),
  ] as const);
}

export { expect };
