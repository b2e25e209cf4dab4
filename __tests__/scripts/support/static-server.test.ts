/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFile } from '../../../src/node/host-headers';
import { headersFor, parseHeaders } from '../../../scripts/support/header-rules';
import { startStaticServer, type StaticServer } from '../../../scripts/support/static-server';
import { HEADER_OPTIONS } from '../../support/header-options';
import { ask, temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

const LONG_PAGE = `<p>${'The sea. '.repeat(500)}</p>`;

const FILES = {
  'site/index.html': '<p>home</p>',
  'site/news/index.html': LONG_PAGE,
  'site/ru/index.html': '<p>главная</p>',
  'site/en/index.html': '<p>placeholder</p>',
  'site/404/index.html': '<p>not found</p>',
  'site/ru/404/index.html': '<p>не найдено</p>',
  'site/ua/404/index.html': '<p>не знайдено</p>',
  'site/page-data/index/page-data.json': '{}',
  'site/static/a1/plan.svg': '<svg/>',
  'site/app-0123456789abcdef0123.js': 'void 0;',
  'site/_headers': headersFile({ ...HEADER_OPTIONS, cmsOrigin: 'https://cms.example.com' }),
  'site/_redirects': [
    '/old /news 308',
    '/moved /news?from=moved 302',
    '/away https://example.com/x 301',
    '/стар /новини 301',
    '/far https://example.com/привет 302',
    '/part /news#rooms 301',
    '/nul /ne\u0000ws 301',
    '/lost /a b 301',
    '/script javascript:alert(1) 301',
    '/en/* /en/index.html 200',
  ].join('\n'),
  'secret.txt': 'outside of the site',
};

let folder: TemporaryFolder;
let server: StaticServer;

beforeAll(async () => {
  folder = temporaryFolder(FILES);
  server = await startStaticServer({
    directory: path.join(folder.directory, 'site'),
    port: 0,
  });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (target: string, headers?: Record<string, string>) =>
  ask(server.url, target, { headers });

describe('pages', () => {
  it.each([
    ['/', '<p>home</p>'],
    ['/ru', '<p>главная</p>'],
    ['/?utm_source=a', '<p>home</p>'],
    ['/news', LONG_PAGE],
  ])('are served at %s', async (target, text) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(body.toString()).toBe(text);
  });

  it('are seen as they are now, without a restart', async () => {
    writeFileSync(path.join(folder.directory, 'site/fresh.html'), 'fresh');
    expect((await get('/fresh')).body.toString()).toBe('fresh');
  });
});

describe('redirects', () => {
  it.each([
    ['/old', 308, '/news'],
    ['/old?a=1&b=2', 308, '/news?a=1&b=2'],
    ['/moved', 302, '/news?from=moved'],
    ['/moved?a=1', 302, '/news?from=moved'],
    ['/away', 301, 'https://example.com/x'],
    ['/%D1%81%D1%82%D0%B0%D1%80', 301, '/%D0%BD%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8'],
    ['/far', 302, 'https://example.com/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
    ['/part?a=1', 301, '/news?a=1#rooms'],
    ['/nul', 301, '/ne%00ws'],
  ])('lead from %s with status %d to %s', async (target, status, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    ['/news/', '/news'],
    ['/ru/', '/ru'],
    ['/news//?page=2', '/news?page=2'],
    ['/nothing/', '/nothing'],
  ])('lead from %s to its one address %s', async (target, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['/lost', '/script'])(
    'are left out where no answer can carry them: %s',
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  it('are those of the newest build, without a restart', async () => {
    const file = path.join(folder.directory, 'site/_redirects');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\n/fresh-rule /news 307`);
    const answer = await get('/fresh-rule');
    writeFileSync(file, before);
    expect(answer.status).toBe(307);
    expect((await get('/fresh-rule')).status).toBe(404);
  });

  it.each([
    '//evil.com/',
    '//evil.com/news/',
    '/x/..//evil.com/',
    '/.//evil.com/',
    '/\\evil.com/',
    '///evil.com/',
  ])('never lead elsewhere from %s', async (target) => {
    const { headers } = await get(target);
    const location = headers.location ?? '/';
    expect(new URL(location, 'http://this.site').host).toBe('this.site');
  });

  it.each(['/en', '/en/news', '/en/any/thing'])(
    'let the placeholder answer at %s',
    async (target) => {
      const { status, body } = await get(target);
      expect(status).toBe(200);
      expect(body.toString()).toBe('<p>placeholder</p>');
    },
  );
});

describe('what is not there', () => {
  it.each([
    ['/x', 'not found'],
    ['/ru/x', 'не найдено'],
    ['/ua/x/y', 'не знайдено'],
    ['/uaxyz', 'not found'],
    ['/sales', 'not found'],
    ['/x.html', 'not found'],
  ])('is told at %s in its language, with status 404', async (target, text) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(`<p>${text}</p>`);
  });

  it('is told in one line where data is asked for', async () => {
    const { status, headers, body } = await get('/page-data/x/page-data.json');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe('Not found\n');
  });

  it.each([
    '/_redirects',
    '/%5Fredirects',
    '/_REDIRECTS',
    '/.//_redirects',
    '/%2e/_redirects',
    '/.%2f_redirects',
    '/%2f_redirects',
    '/%2F%2F_redirects',
    '/news/..%2f_redirects',
    '/_redirects/',
    '/_redirects?x=1',
    'http://localhost/_redirects',
    '/_headers',
    '/news/..%2f_headers',
  ])('is what is written for the host: %s', async (target) => {
    let answer = await get(target);
    if (answer.status === 301) answer = await get(answer.headers.location ?? '');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<p>not found</p>');
  });

  it.each(['//', '//[', '/%'])('is an address that no page can have: %s', async (target) => {
    expect((await get(target)).status).toBe(400);
    expect((await get('/news')).status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/static/../../secret.txt',
    '/%5Fredirects%00',
    '/static/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%00',
  ])('is what lies outside of the site: %s', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('outside');
  });
});

describe('headers', () => {
  it.each(['/static/a1/plan.svg', '/app-0123456789abcdef0123.js'])(
    'keep %s for ever',
    async (target) => {
      const { status, headers } = await get(target);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each(['/', '/news', '/page-data/index/page-data.json'])(
    'have %s asked about each time, cheaply',
    async (target) => {
      const { headers } = await get(target);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await get(target, { 'If-None-Match': headers.etag ?? 'none' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    },
  );

  it.each(['/', '/x', '/old', '/static/a1/plan.svg'])(
    'protect the answer at %s',
    async (target) => {
      const { headers } = await get(target);
      expect(headers['content-security-policy']).toContain('https://cms.example.com');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );
});

describe('the file for the host', () => {
  it.each(['/', '/x', '/old', '/static/a1/plan.svg', '/app-0123456789abcdef0123.js'])(
    'says what is sent with %s',
    async (target) => {
      const { status, headers } = await get(target);
      const told = Object.entries(headersFor(parseHeaders(FILES['site/_headers']), target));
      expect(told.length).toBeGreaterThan(4);
      for (const [name, value] of told) {
        // A redirect or an error is not the file that the rule is about.
        if (name === 'Cache-Control' && status !== 200) continue;
        expect(headers[name.toLowerCase()]).toBe(value);
      }
    },
  );

  it('is that of the newest build, without a restart', async () => {
    const file = path.join(folder.directory, 'site/_headers');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, '/*\n  X-Fresh: yes\n');
    const answer = await get('/');
    writeFileSync(file, before);
    expect(answer.headers['x-fresh']).toBe('yes');
    expect((await get('/')).headers['x-fresh']).toBeUndefined();
  });
});

describe('compression', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is %s where it is asked for', async (encoding, decompress) => {
    const { headers, body } = await get('/news', { 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.length).toBeLessThan(LONG_PAGE.length / 4);
    expect(decompress(body).toString()).toBe(LONG_PAGE);
  });

  it('is left out where it is not', async () => {
    const { headers, body } = await get('/news');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(LONG_PAGE);
  });
});

describe('parts of a file', () => {
  it('come as they are counted, uncompressed', async () => {
    const { status, headers, body } = await get('/news', {
      Range: 'bytes=0-9',
      'Accept-Encoding': 'gzip',
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 0-9/${LONG_PAGE.length}`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(LONG_PAGE.slice(0, 10));
  });

  it.each([
    'bytes=5-1',
    'bytes=0-9007199254740993',
    'bytes=99999999999999999999-',
    'bytes=-0',
    'bytes=-99999999999999999999',
    'bytes=a-b',
    'bytes=0-1,3-4,6-7',
    'bytes=--1',
    'bytes=',
    'lines=1-2',
  ])('asked for as %s do no harm', async (range) => {
    const { status } = await get('/news', { Range: range });
    expect([200, 206, 416]).toContain(status);
    expect((await get('/news')).status).toBe(200);
  });

  it('are not made of the page for what is not there', async () => {
    const { status, body } = await get('/x', { Range: 'bytes=0-1', 'If-None-Match': '*' });
    expect(status).toBe(404);
    expect(body.toString()).toBe('<p>not found</p>');
  });
});

describe('what it listens on', () => {
  it('is this machine alone unless told otherwise', async () => {
    const { port } = new URL(server.url);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const reaches = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host, port: Number(port) });
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      });
    expect(await reaches('127.0.0.1')).toBe(true);
    expect(await reaches(outside?.address ?? '127.0.0.2')).toBe(false);
  });

  it('is what it is told', async () => {
    const wide = await startStaticServer({
      directory: folder.directory,
      port: 0,
      host: '127.0.0.2',
    });
    const { port } = new URL(wide.url);
    const answer = await ask(`http://127.0.0.2:${port}`, '/x');
    await wide.close();
    expect(answer.status).toBe(404);
  });
});

describe('methods', () => {
  it.each([
    ['/news', 200],
    ['/ru/x', 404],
    ['/old', 308],
  ])('HEAD answers for %s with status %d and no body', async (target, status) => {
    const answer = await ask(server.url, target, { method: 'HEAD' });
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask(server.url, '/news', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('a site without pages of its own', () => {
  it('still answers with status 404', async () => {
    const empty = temporaryFolder();
    const bare = await startStaticServer({ directory: empty.directory, port: 0 });
    const { status, body } = await ask(bare.url, '/x');
    await bare.close();
    empty.remove();
    expect(status).toBe(404);
    expect(body.toString()).toBe('Not found\n');
  });
});

describe('a taken port', () => {
  it('is told to the caller', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startStaticServer({ directory: folder.directory, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
