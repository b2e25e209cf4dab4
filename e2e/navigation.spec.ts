import { LOCALE_CODES, LOCALES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { TEXT_ATTRIBUTE } from '../src/config/browser';
import { pageNotFound } from '../src/domain/app-error';
import { PRELOAD_LIMIT } from '../src/domain/preload';
import { LATEST_BUILD_PATH } from '../src/domain/update-check';
import { flatStrings } from '../__tests__/support/interface-strings';
import { waitForHydration } from './support/hydration';
import { expect, test } from './support/fixtures';

test.use({ consent: 'accepted' });

for (const locale of LOCALE_CODES) {
  test(`an unhandled error shows the error page in ${locale}, with a way home`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(localizePath('/about', locale));
    await waitForHydration(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('out of order');
      });
    });
    const strings = flatStrings(locale);
    await expect(page.locator('h1')).toHaveText(strings.get('error:title') ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].language);
    const event = await page.evaluate(() =>
      (window.dataLayer ?? []).find((entry) => (entry as { event?: string }).event === 'app_error'),
    );
    expect(event).toMatchObject({
      error_message: 'Error: out of order',
      error_status: 500,
      page_path: localizePath('/about', locale),
    });
    expect(consoleErrors.join()).toContain('out of order');
    consoleErrors.length = 0;
    await page.getByRole('link', { name: strings.get('error:home') }).click();
    await expect(page).toHaveURL(localizePath('/', locale));
    await expect(page.locator('h1')).not.toHaveText(strings.get('error:title') ?? '');
  });
}

test("errors of others' scripts break nothing", async ({ page, consoleErrors }) => {
  await page.goto('/about');
  const title = await page.locator('h1').innerText();
  await page.evaluate(() => {
    const error = Object.assign(new Error('theirs'), {
      stack: 'Error: theirs\n at run (chrome-extension://abc/content.js:1:1)',
    });
    void Promise.reject(error);
  });
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
  await expect(page.locator('h1')).toHaveText(title);
  consoleErrors.length = 0;
});

test('an unknown path is logged with the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/ru/no-such-page');
  expect(response?.status()).toBe(404);
  await expect.poll(() => logged).toContain(pageNotFound('/ru/no-such-page').message);
});

test('redirects of the editors are followed inside the site, in the language of the page', async ({
  page,
}) => {
  await page.goto('/ua/contacts');
  await waitForHydration(page);
  await page.evaluate(() => {
    (window as unknown as { stays: boolean }).stays = true;
    window.___navigate('/ua/about-us?utm_source=letter#team');
  });
  await expect(page).toHaveURL('/ua/about?utm_source=letter#team');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a redirect elsewhere leaves the site by a full load', async ({ page }) => {
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/contacts');
  await waitForHydration(page);
  await page.evaluate(() => window.___navigate('/brochure'));
  await expect(page).toHaveURL('https://example.com/brochure');
  await page.goBack();
  await expect(page).toHaveURL('/contacts');
});

test('a link in a text from the CMS is followed without loading a document', async ({ page }) => {
  await page.goto('/ru/news/teak-house-roofs-tested');
  await waitForHydration(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.locator(`[${TEXT_ATTRIBUTE}] a[href="/ru/projects/teak-house"]`).first().click();
  await expect(page).toHaveURL('/ru/projects/teak-house');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teak House');
  expect(documents).toEqual([]);
});

test.describe('pages of links in view', () => {
  const preloads = (url: string) =>
    /\/page-data\/(?!app-data|sq\/|index\/).+\/page-data\.json$/.test(url);

  test(`are preloaded, at most ${PRELOAD_LIMIT} at a time`, async ({ page }) => {
    let running = 0;
    let most = 0;
    let total = 0;
    await page.route('**/page-data/**/page-data.json', async (route) => {
      running += 1;
      total += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      running -= 1;
      await route.continue();
    });
    await page.goto('/');
    await expect.poll(() => total, { timeout: 30_000 }).toBeGreaterThan(PRELOAD_LIMIT);
    expect(most).toBeLessThanOrEqual(PRELOAD_LIMIT);
  });

  test('are preloaded whole: a click needs no network', async ({
    page,
    context,
    consoleErrors,
  }) => {
    const script = page.waitForResponse(/\/component---src-templates-contacts-/);
    await page.goto('/');
    await script;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('header a[href="/contacts"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      flatStrings('en').get('common:routes.contacts') ?? '',
    );
    await expect(page).toHaveURL('/contacts');
    // What that page shows and was not loaded before: its pictures, the newest build.
    consoleErrors.length = 0;
  });

  test('are left alone where the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    let total = 0;
    page.on('request', (request) => (total += preloads(request.url()) ? 1 : 0));
    await page.goto('/');
    await waitForHydration(page);
    // Observers are notified in the order of their creation: the links' observers run before this
    // one, so their prefetches are sent before this request.
    await page.evaluate(async (address) => {
      const link = document.querySelector('header a[href]');
      if (!link) throw new Error('There is no link.');
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(link));
      await fetch(address);
    }, LATEST_BUILD_PATH);
    expect(total).toBe(0);
  });
});

test('a link to a part of the page finds it while the page is still starting', async ({ page }) => {
  // The scripts are held back for the whole test.
  await page.route('**/*.js', () => {});
  await page.goto('/projects/teak-house', { waitUntil: 'commit' });
  await page.locator('nav a[href="#album"]').first().click({ noWaitAfter: true });
  const top = () =>
    page.locator('#album').evaluate((album) => Math.round(album.getBoundingClientRect().top));
  // Right below the menu that sticks to the upper edge.
  await expect.poll(top).toBeGreaterThanOrEqual(48);
  await expect.poll(top).toBeLessThanOrEqual(52);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the HTML asks for the entry alone, which imports the program', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const inHtml = [...html.matchAll(/(?:src|href)="\/([a-z-]+)-[0-9a-f]+\.js"/g)].map(
    ([, name]) => name,
  );
  expect(inHtml.sort()).toEqual(['app', 'webpack-runtime']);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(scripts.filter((path) => path.startsWith('/program-'))).toHaveLength(1);
  expect(scripts.filter((path) => path.startsWith('/app-'))).toHaveLength(1);
});

for (const width of [375, 1280]) {
  test.describe(`a page change at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [from, to] of [
      ['/', '/contacts'],
      ['/ua', '/ua/projects'],
      ['/news', '/about'],
    ] as const) {
      test(`shows the top at once, and back the place that was left: ${from} to ${to}`, async ({
        page,
      }) => {
        await page.goto(from);
        await waitForHydration(page);
        const link = page.locator(`footer a[href="${to}"]`).first();
        await link.scrollIntoViewIfNeeded();
        // Scroll positions in each frame after the URL has changed.
        await page.evaluate((path) => {
          const places: number[] = [];
          Object.assign(window, { places });
          const onClick = () => Object.assign(window, { left: window.scrollY });
          document.addEventListener('click', onClick, { once: true });
          const look = () => {
            const isNew = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
            if (isNew && new URL(isNew).pathname === path) places.push(window.scrollY);
            if (places.length < 60) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }, to);
        await link.click();
        await page.waitForFunction(
          () => (window as unknown as { places: number[] }).places.length === 60,
        );
        const places = await page.evaluate(
          () => (window as unknown as { places: number[] }).places,
        );
        expect(Math.max(...places)).toBe(0);
        const left = await page.evaluate(() => (window as unknown as { left: number }).left);
        expect(left).toBeGreaterThan(0);
        await page.goBack();
        // Forms further up are loaded anew, and are not as high before as after: a third of a screen.
        await expect
          .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), left))
          .toBeLessThanOrEqual(270);
      });
    }
  });
}

test('a link to a part of the page glides there, and what comes after is at once again', async ({
  page,
}) => {
  await page.goto('/projects/teak-house');
  await waitForHydration(page);
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#album';
    link.textContent = 'Probe';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Probe' }).click();
  expect(await behaviour()).toBe('smooth');
  await expect
    .poll(() => page.locator('#album').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(100);
  await expect.poll(behaviour).toBe('auto');
});

test.describe('a hash that is no percent code', () => {
  for (const hash of ['#100%', '#%', '#%zz', '#a%20b%']) {
    test(`${hash} leaves the page as it is: opened, followed and gone back to`, async ({
      page,
    }) => {
      await page.goto(`/about${hash}`);
      await waitForHydration(page);
      const title = await page.locator('h1').innerText();
      await page.evaluate((to) => window.___navigate(`/contacts${to}`), hash);
      await expect(page).toHaveURL(/\/contacts#/);
      await expect(page.locator('h1')).not.toHaveText(title);
      await page.evaluate((to) => (window.location.hash = to), hash);
      await page.goBack();
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title);
    });
  }
});

test('what breaks above every page shows the error page, too', async ({ page, consoleErrors }) => {
  // Gatsby's own scrolling stands above the page, and looks for the part that the address names.
  await page.addInitScript(() => {
    const find = Document.prototype.getElementById;
    Document.prototype.getElementById = function (id) {
      if (id === 'team') throw new Error('above the page');
      return find.call(this, id);
    };
  });
  await page.goto('/ru/about#team');
  await expect(page.locator('h1')).toHaveText(flatStrings('ru').get('error:title') ?? '');
  consoleErrors.length = 0;
});

for (const address of ['/', '/ru/projects/teak-house', '/ua/no-such-page']) {
  test(`the start of ${address} asks for script and data once, before the program is there`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/program-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const own = (path: string) =>
      /^\/(component---|page-data\/(sq\/|.*\/page-data)).*\.js(on)?$/.test(path);
    // The script, the data of the page, and that of the site.
    await expect.poll(() => asked.filter(own).length).toBeGreaterThan(2);
    const before = asked.filter(own);
    release();
    await waitForHydration(page);
    const after = asked.filter((path) => before.includes(path));
    expect(after.sort()).toEqual(before.sort());
    expect(before.some((path) => path.startsWith('/component---'))).toBe(true);
  });
}
