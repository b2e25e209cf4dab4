/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealTicket, type Target } from '../../../../cms/extensions/publishing/src/preview/ticket';
import { preview } from '../../../../contract/publishing.json';
import { servePreview, type PreviewServer } from '../../../../publisher/src/preview/server';
import type { PreviewSite } from '../../../../publisher/src/preview/site';

const SECRET = 'a secret of both sides';
const DIRECTUS = 'https://cms.example.com';

let folder: string;
let server: PreviewServer;
let site: PreviewSite & { tell(): void };

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

function fakeSite(): typeof site {
  const listeners = new Set<() => void>();
  return {
    state: 'built',
    build: 'build-1',
    error: undefined,
    open: jest.fn(),
    changed: jest.fn(),
    waitForBuilds: async () => true,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => undefined,
    tell: () => listeners.forEach((listener) => listener()),
  };
}

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${address}`, { method, headers, redirect: 'manual' });
const asPage = (cookie = '') => ({ accept: 'text/html', ...(cookie && { cookie }) });

async function enter(target: Target = { path: '/ru/news/first' }) {
  const ticket = sealTicket(SECRET, { user: 'u', language: 'ru-RU', target }, Date.now());
  const response = await get(`${preview.enterPath}?ticket=${ticket}`, asPage());
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { ticket, response, cookie, next: response.headers.get('location') ?? '' };
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-test-'));
  const index = {
    items: { 'posts/12': { en: '/news/first', ru: '/ru/news/first' } },
    homes: { team: { en: '/about' } },
    pages: {
      '/ru/news/first': {
        locale: 'ru',
        alternates: { en: '/news/first', ru: '/ru/news/first' },
        draft: { status: 'draft', version: null },
      },
    },
  };
  write('.cache/preview.json', JSON.stringify(index));
  write('.cache/secret.html', 'outside');
  write('public/ru/news/first/index.html', '<html><body><p>Новость</p></body></html>');
  write('public/404/index.html', '<html><body>Not there</body></html>');
  write('public/app-1.js', 'run()');
  site = fakeSite();
  server = await servePreview({
    host: '127.0.0.1',
    port: 0,
    secret: SECRET,
    directusUrl: DIRECTUS,
    previewUrl: 'http://localhost:8067',
    siteDirectory: folder,
    barScript: path.join(process.cwd(), 'publisher/src/preview/bar.js'),
    site,
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('without a session', () => {
  it.each([
    ['/ru/news/first', { accept: '*/*' }, 401],
    ['/app-1.js', { accept: '*/*' }, 401],
    ['/-/preview/events', { accept: 'text/event-stream' }, 401],
    ['/-/preview/open?path=/', { accept: 'text/html' }, 401],
    [`${preview.enterPath}?ticket=forged.ticket`, { accept: 'text/html' }, 403],
    [preview.enterPath, { accept: 'text/html' }, 403],
    ['/ru/news/first', { accept: 'text/html', cookie: 'preview-session=forged.cookie' }, 303],
  ])('%s shows nothing', async (address, headers, status) => {
    const response = await get(address, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/Новость|run\(\)/);
    expect(site.open).not.toHaveBeenCalled();
  });

  it('leads a page to Directus, which knows who is signed in', async () => {
    const response = await get('/ru/news/first?a=1', asPage());
    expect(response.headers.get('location')).toBe(
      `${DIRECTUS}${preview.endpoint}?path=${encodeURIComponent('/ru/news/first?a=1')}`,
    );
  });
});

describe('every answer', () => {
  it.each(['/ru/news/first', '/app-1.js', '/missing', preview.enterPath, '/-/preview/bar.js'])(
    '%s is kept by nobody, found by nobody, framed by Directus alone',
    async (address) => {
      const { cookie } = await enter();
      for (const headers of [asPage(), asPage(cookie)]) {
        const response = await get(address, headers);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        expect(response.headers.get('content-security-policy')).toContain(
          `frame-ancestors ${DIRECTUS}`,
        );
        expect(response.headers.get('etag')).toBeNull();
        expect(response.headers.get('last-modified')).toBeNull();
      }
    },
  );
});

describe('with a ticket', () => {
  it('an editor comes to the page, with the bar in the language of the admin', async () => {
    const { response, cookie, next } = await enter({
      collection: 'posts',
      item: '12',
      locale: 'ru',
    });
    expect(response.status).toBe(303);
    expect(site.open).toHaveBeenCalled();
    const found = await get(next, asPage(cookie));
    expect(found.headers.get('location')).toBe('/ru/news/first');
    const page = await (await get('/ru/news/first', asPage(cookie))).text();
    expect(page).toContain('<p>Новость</p><div id="preview-bar"');
    expect(page).toContain('Черновик');
    expect(page).toContain('href="/news/first"');
    expect(page).toContain('data-build="build-1"');
  });

  it('that names no language, an item is shown in the one last looked at', async () => {
    const { cookie, next } = await enter({ collection: 'posts', item: '12', locale: null });
    expect((await get(next, asPage(cookie))).headers.get('location')).toBe('/news/first');
    const russian = await get('/ru/news/first', asPage(cookie));
    const [locale = ''] = (russian.headers.get('set-cookie') ?? '').split(';');
    const again = await get(next, asPage(`${cookie}; ${locale}`));
    expect(again.headers.get('location')).toBe('/ru/news/first');
  });

  it('that was used, a session does not come from it again', async () => {
    const { ticket } = await enter();
    const again = await get(`${preview.enterPath}?ticket=${ticket}`, asPage());
    expect(again.status).toBe(403);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('an item without a page of its own is seen where it stands', async () => {
    const { cookie, next } = await enter({ collection: 'team', item: '3', locale: null });
    expect((await get(next, asPage(cookie))).headers.get('location')).toBe('/about');
  });

  it('an item that is not built is said so', async () => {
    const { cookie, next } = await enter({ collection: 'posts', item: '99', locale: null });
    const response = await get(next, asPage(cookie));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Здесь пока ничего нет');
  });
});

describe('with a session', () => {
  it.each([
    ['/app-1.js', 200],
    ['/missing.js', 404],
    ['/../.cache/preview.json', 404],
    ['/..%2f.cache%2fsecret.html', 404],
    ['/%2e%2e/.cache/secret.html', 404],
    ['/%00', 404],
    ['/%', 404],
    ['//evil.example/', 400],
  ])('%s answers %i', async (address, status) => {
    const { cookie } = await enter();
    const response = await get(address, { cookie, accept: '*/*' });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('outside');
  });

  it('an open redirect is not to be had', async () => {
    const { cookie } = await enter();
    const response = await get('/-/preview/open?path=//evil.example', asPage(cookie));
    expect(response.headers.get('location')).toBeNull();
  });

  it('nothing can be sent', async () => {
    const { cookie } = await enter();
    expect((await get('/ru/news/first', asPage(cookie), 'POST')).status).toBe(405);
  });

  it('a page says to wait while the site is built for the first time, and asks again', async () => {
    const { cookie } = await enter();
    Object.assign(site, { state: 'building', build: undefined, waitForBuilds: async () => false });
    const response = await get('/ru/news/first', asPage(cookie));
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/http-equiv="refresh"[^]*Предпросмотр готовится/);
  });

  it('an open page hears of each build', async () => {
    const { cookie } = await enter();
    const response = await get('/-/preview/events', { cookie });
    const reader = response.body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? '').toString();
    expect(await next()).toBe('data: {"state":"built","build":"build-1","error":""}\n\n');
    Object.assign(site, { state: 'failed', error: 'A template broke.' });
    site.tell();
    expect(await next()).toContain('A template broke.');
    await reader?.cancel();
  });
});
