import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { RELOAD_GUARD_MS } from '../src/domain/chunk-reload';
import { STORAGE } from '../src/config/storage';
import { PROMO } from '../src/domain/promo';
import { LATEST_BUILD_PATH, UPDATE_CHECK_MS, type LatestBuild } from '../src/domain/update-check';
import { APP_DATA_PATH } from '../src/utils/gatsby-internals';
import { buildPaths } from '../scripts/support/workspace';
import { flatStrings } from '../__tests__/support/interface-strings';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';
import { withTiles } from './support/tiles';
import { publicFile } from './support/world';

/** Counts the requests for the page's HTML. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

test('the manifest names the build and its pages, and the page knows its build', async ({
  page,
  request,
}) => {
  const latest = (await (await request.get(LATEST_BUILD_PATH)).json()) as LatestBuild;
  expect(latest.timestamp).toBeGreaterThan(Date.parse('2026-01-01'));
  const meta = (await (
    await request.get(`/builds/meta/${latest.id}.json`)
  ).json()) as LatestBuild & {
    prerendered: string[];
  };
  expect(meta).toMatchObject({ ...latest });
  expect(meta.prerendered).toEqual(expect.arrayContaining(['/', '/ru', '/ua/projects/teak-house']));
  await page.goto('/');
  await expect.poll(() => buildOf(page)).toBe(latest.id);
});

/** Files of a folder, as paths below it. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

test('the token of the build stands in no file of the site and of its cache', async ({ world }) => {
  const { workspace } = buildPaths(world.siteDirectory);
  for (const folder of [path.join(workspace, '.cache'), publicFile(world)]) {
    const files = filesBelow(folder);
    expect(files.length).toBeGreaterThan(100);
    const telling = files.filter((file) =>
      readFileSync(path.join(folder, file)).includes(world.buildToken),
    );
    expect(telling).toEqual([]);
  }
});

test('the navigation after a new build loads it; before, the page is left alone', async ({
  page,
  world,
}) => {
  const files = [LATEST_BUILD_PATH, APP_DATA_PATH].map((file) => publicFile(world, file));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  const newer = [
    { id: 'newer', timestamp: Date.now() },
    { ...(JSON.parse(before[1] ?? '') as object), buildId: 'newer' },
  ];
  await page.clock.install();
  // An hour passes at once here, and nothing else is to happen in it.
  await page.addInitScript(([name, count]) => localStorage.setItem(name, count), [
    STORAGE.promoDismissals,
    String(PROMO.stopAfter),
  ] as const);
  await page.goto('/contacts');
  await waitForHydration(page);
  await page.evaluate(() => {
    (window as unknown as { stays: boolean }).stays = true;
  });
  try {
    files.forEach((file, index) => writeFileSync(file, JSON.stringify(newer[index])));
    await page.locator('header nav a[href="/projects"]:visible').first().click();
    await expect(page).toHaveURL('/projects');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    const asked = page.waitForResponse((response) => response.url().endsWith(LATEST_BUILD_PATH));
    await page.clock.runFor(UPDATE_CHECK_MS);
    await asked;
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await page.locator('header nav a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
    await expect.poll(() => buildOf(page)).toBe('newer');
  } finally {
    files.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
  }
});

test('no file of the site has bytes that no text has, and none is for developers alone', ({
  world,
}) => {
  const root = publicFile(world);
  const files = filesBelow(root);
  const texts = files.filter((file) => /(\.(html|json|xml|txt|js|css|svg)|_redirects)$/.test(file));
  expect(texts.length).toBeGreaterThan(300);
  const broken = texts.filter((file) =>
    /[\0\ufffd]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(broken).toEqual([]);
  const internal = /\.map$|^(webpack\.stats|chunk-map)\.json$|^_gatsby\/./;
  expect(files.filter((file) => internal.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(
    scripts.filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('sourceMappingURL'),
    ),
  ).toEqual([]);
});

test('a missing chunk reloads the page once and keeps half-filled forms', async ({
  page,
  consoleErrors,
}) => {
  const loads = countLoads(page);
  await page.goto('/contacts');
  await waitForHydration(page);
  const addForm = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<form id="probe"><input name="name"><textarea name="message"></textarea>' +
          '<input type="checkbox" name="agree"><input type="password" name="secret"></form>',
      );
    });
  await addForm();
  await page.locator('#probe [name=name]').fill('Olena');
  await page.locator('#probe [name=message]').fill('Two villas, please');
  await page.locator('#probe [name=agree]').check();
  await page.locator('#probe [name=secret]').fill('hidden');
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(
        Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
      );
    });
  const reloaded = page.waitForEvent('load');
  await fail();
  await reloaded;
  expect(loads()).toBe(2);
  await waitForHydration(page);
  await addForm();
  await expect(page.locator('#probe [name=name]')).toHaveValue('Olena');
  await expect(page.locator('#probe [name=message]')).toHaveValue('Two villas, please');
  await expect(page.locator('#probe [name=agree]')).toBeChecked();
  await expect(page.locator('#probe [name=secret]')).toHaveValue('');

  const errors = consoleErrors.length;
  await fail();
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(errors);
  // A reload would have been requested before this.
  await page.evaluate((address) => fetch(address), LATEST_BUILD_PATH);
  expect(loads(), `a second reload within ${RELOAD_GUARD_MS} ms`).toBe(2);
  await expect(page.locator('h1')).toBeVisible();
  consoleErrors.length = 0;
});

test('old chunks taken away: one reload, then a page that can be read', async ({
  page,
  consoleErrors,
}) => {
  const loads = countLoads(page);
  await page.route(/\/component---src-templates-contacts-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/contacts');
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('header nav a[href="/projects"]:visible').first().click();
  await expect(page).toHaveURL('/projects');
  consoleErrors.length = 0;
});

test('a page whose site cannot be reached any more stays and is read as it is', async ({
  page,
  consoleErrors,
}) => {
  const loads = countLoads(page);
  // The connection breaks while scripts are loading, and the browser does not notice.
  await page.route(/\/(program|framework)-[0-9a-f]+\.js$/, async (route) => {
    await page.route('**', (other) => other.abort());
    await route.abort();
  });
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/ru/projects');
  await asked;
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await expect(page.locator('h1')).toBeVisible();
  consoleErrors.length = 0;
});

for (const blocked of ['app', 'program', 'framework', 'webpack-runtime']) {
  test(`without its ${blocked} script the page reloads once and is read as it is`, async ({
    page,
    consoleErrors,
  }) => {
    const loads = countLoads(page);
    await page.route(new RegExp(`/${blocked}-[0-9a-f]+\\.js$`), (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/ru/projects');
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await expect(page.locator('h1')).toBeVisible();
    consoleErrors.length = 0;
  });
}

/** The trigger of each lazily loaded part, and the locator of the part. */
const PARTS: Readonly<
  Record<string, { path: string; ask: (page: Page) => Promise<void>; shown: string }>
> = {
  form: {
    path: '/contacts',
    ask: (page) => page.locator('#request').scrollIntoViewIfNeeded(),
    shown: '#request form',
  },
  dialog: {
    path: '/about',
    ask: (page) => page.locator('header').getByRole('link', { name: 'Arrange a viewing' }).click(),
    shown: '[role=dialog] form',
  },
  lightbox: {
    path: '/projects/teak-house',
    ask: (page) => page.locator('[data-lightbox="photos"]').first().click(),
    shown: '.yarl__root',
  },
  map: {
    path: '/projects/teak-house',
    ask: (page) => page.locator('#map').getByRole('button', { name: 'Show the streets' }).click(),
    shown: '.leaflet-container',
  },
  promo: {
    path: '/about',
    ask: (page) => page.clock.runFor(PROMO.firstDelayMs),
    shown: '[role=dialog]',
  },
};

const isChunk = (route: Route) =>
  /\/[^/]+\.(js|css)$/.test(new URL(route.request().url()).pathname);

/** Opens a page; requests after hydration are passed to the test. */
async function openThen(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  await withTiles(page);
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await page.route(
    (url) => url.origin === new URL(page.url()).origin,
    (route) => (isChunk(route) ? answer(route) : route.fallback()),
  );
}

for (const [name, { path, ask, shown }] of Object.entries(PARTS)) {
  for (const missing of ['js', 'css']) {
    test(`${name}: a deploy has taken its ${missing} away; the page reloads once, then it comes`, async ({
      page,
      consoleErrors,
    }) => {
      let isOld = true;
      // The popup's time comes when the test says so; a map needs the real one.
      if (name === 'promo') await page.clock.install();
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isOld = false;
      });
      await openThen(page, path, (route) =>
        isOld && route.request().url().endsWith(missing)
          ? route.fulfill({ status: 404, body: '' })
          : route.continue(),
      );
      isOld = true;
      const loads = countLoads(page);
      const reloaded = page.waitForEvent('load');
      await ask(page);
      await reloaded;
      await waitForHydration(page);
      await ask(page);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(loads()).toBe(1);
      consoleErrors.length = 0;
    });
  }
}

for (const name of ['dialog', 'lightbox'] as const) {
  test(`${name}: without the network the visitor may ask again, and it comes when it can`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const { path, ask, shown } = PARTS[name] as (typeof PARTS)[string];
    await openThen(page, path, (route) => route.continue());
    const loads = countLoads(page);
    await context.setOffline(true);
    await ask(page);
    const failed = page.getByRole('dialog', { name: flatStrings('en').get('error:part') });
    await expect(failed).toBeVisible();
    const again = failed.getByRole('button', { name: flatStrings('en').get('error:retry') });
    await again.click();
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.locator(shown).first()).toBeVisible();
    expect(loads()).toBe(0);
    consoleErrors.length = 0;
  });
}

test('form: without the network it says so, and comes when it is asked for again', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { path, ask, shown } = PARTS.form as (typeof PARTS)[string];
  await page.setViewportSize({ width: 1280, height: 300 });
  await openThen(page, path, (route) => route.continue());
  await context.setOffline(true);
  await ask(page);
  await expect(page.getByText(flatStrings('en').get('common:request.failed') ?? '')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: flatStrings('en').get('common:request.again') }).click();
  await expect(page.locator(shown)).toBeVisible();
  consoleErrors.length = 0;
});
