// The built site as a crawler finds it: every page, without a browser.
import { expect, test } from '@playwright/test';
import { BODY_CHECKS } from './support/crawler/body-checks';
import { readBuiltSite, type BuiltSite } from './support/crawler/built-site';
import { HEAD_CHECKS } from './support/crawler/head-checks';
import { HOSTING_CHECKS } from './support/crawler/hosting-checks';
import { STRUCTURED_DATA_CHECKS } from './support/crawler/structured-data-checks';
import { PUBLIC_ORIGIN, publicFile, readWorld } from './support/world';

const CHECKS = { ...HEAD_CHECKS, ...BODY_CHECKS, ...HOSTING_CHECKS, ...STRUCTURED_DATA_CHECKS };

let site: BuiltSite;

test.beforeAll(() => {
  const world = readWorld();
  site = readBuiltSite(publicFile(world), PUBLIC_ORIGIN, world.cmsUrl);
});

test('there are pages to look at', () => {
  expect(site.pages.size).toBeGreaterThan(100);
  expect(site.sitemap.length).toBeGreaterThan(100);
});

for (const [name, check] of Object.entries(CHECKS)) {
  test(name, async () => {
    // One of them compiles the vocabulary of schema.org.
    test.setTimeout(120_000);
    expect(await check(site)).toEqual([]);
  });
}
