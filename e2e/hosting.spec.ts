// What a host sends with the pages, and what the content security policy lets run.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { headersFor, parseHeaders } from '../scripts/support/header-rules';
import { expect, test } from './support/fixtures';
import { waitForHydration } from './support/hydration';
import { PAGE_TYPES } from './support/page-types';
import { eventsOf } from './support/tag-manager';
import { withTiles } from './support/tiles';
import { publicFile } from './support/world';

declare global {
  interface Window {
    refusals?: string[];
    injected?: boolean;
  }
}

/** Notes what the policy refuses, from the first byte on. */
const noteRefusals = (page: Page) =>
  page.addInitScript(() => {
    window.refusals = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refusals?.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });

const refusals = (page: Page) => page.evaluate(() => window.refusals ?? []);

test('what is sent is what _headers says', async ({ request, world }) => {
  const rules = parseHeaders(readFileSync(publicFile(world, '_headers'), 'utf8'));
  const html = await (await request.get('/')).text();
  const script = /src="(\/app-[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const picture = /(\/static\/[^" ]+\.(?:webp|avif))/.exec(html)?.[1] ?? '';
  for (const address of ['/', '/ru/projects/teak-house', script, picture]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    for (const [name, value] of Object.entries(headersFor(rules, address))) {
      expect(response.headers()[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    }
  }
  expect(headersFor(rules, '/')['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect((await request.get('/_headers')).status()).toBe(404);
});

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  for (const path of [...PAGE_TYPES, '/ua', '/ru/no-such-page']) {
    test(`nothing of ${path} is refused`, async ({ page }) => {
      await withTiles(page);
      await noteRefusals(page);
      await page.goto(path);
      await waitForHydration(page);
      await expect.poll(() => eventsOf(page)).toContain('container started');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await refusals(page)).toEqual([]);
    });
  }

  test('the tags of Google and the preview of the container get through', async ({ page }) => {
    await page.route(/google|doubleclick|gstatic/, (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType, headers, body: '' });
    });
    await noteRefusals(page);
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(async () => {
      const loaded = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.onload = element.onerror = resolve;
          document.head.append(element);
        });
      for (const src of [
        'https://www.googletagmanager.com/gtag/js?id=G-1',
        'https://tagmanager.google.com/debug',
        'https://www.googleadservices.com/pagead/conversion.js',
        'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
        'https://pagead2.googlesyndication.com/pagead/js',
      ]) {
        await loaded(Object.assign(document.createElement('script'), { src }));
      }
      for (const href of [
        'https://www.googletagmanager.com/debug/badge.css',
        'https://fonts.googleapis.com/css.css',
      ]) {
        await loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      }
      for (const url of [
        'https://region1.google-analytics.com/g/collect',
        'https://region1.analytics.google.com/g/collect',
        'https://stats.g.doubleclick.net/g/collect',
        'https://www.google.com/ccm/collect',
        'https://pagead2.googlesyndication.com/ccm/collect',
      ]) {
        await fetch(url, { mode: 'no-cors' });
      }
      const frame = document.createElement('iframe');
      frame.src = 'https://td.doubleclick.net/td/rul/1';
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
    });
    expect(await refusals(page)).toEqual([]);
  });
});

test('an injected script and a script in a link do not run', async ({ page, consoleErrors }) => {
  await noteRefusals(page);
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.injected = true');
    picture.src = '/no-such-picture.png';
    document.body.append(picture);
    const link = document.createElement('a');
    link.href = 'javascript:window.injected = true';
    document.body.append(link);
    link.click();
  });
  await expect.poll(async () => (await refusals(page)).length).toBe(3);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  // Chromium reports each refusal there, too.
  expect(consoleErrors.splice(0).every((text) => text.includes('Content Security Policy'))).toBe(
    true,
  );
});
