/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  changedAddresses,
  createIndexNow,
  listedAddresses,
} from '../../../../publisher/src/release/index-now';

const SITE = 'https://www.example.com';

let folder: string;
let server: Server;
let received: { body: unknown; type: string | undefined }[];
let status: number;
let lines: string[];

function release(name: string, pages: Readonly<Record<string, string>>): string {
  const directory = path.join(folder, name);
  mkdirSync(directory);
  const urls = Object.entries(pages).map(
    ([page, moment]) =>
      `<url><loc>${SITE}${page}</loc>${moment && `<lastmod>${moment}</lastmod>`}<xhtml:link rel="alternate" hreflang="en" href="${SITE}${page}"/></url>`,
  );
  const root = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  writeFileSync(
    path.join(directory, 'sitemap-0.xml'),
    `<?xml version="1.0"?><urlset ${root}>${urls.join('')}</urlset>`,
  );
  writeFileSync(path.join(directory, 'sitemap-index.xml'), '<sitemapindex></sitemapindex>');
  return directory;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-now-'));
  received = [];
  lines = [];
  status = 202;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ body: JSON.parse(body), type: request.headers['content-type'] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const sender = (endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`) =>
  createIndexNow({
    key: 'a1b2c3d4',
    endpoint,
    siteUrl: SITE,
    log: (line) => void lines.push(line),
  });

describe('the announcement of a release', () => {
  it('sends what is new, changed and gone, with the place of the key', async () => {
    const before = release('before', {
      '/': '2026-01-01',
      '/old': '2026-01-01',
      '/same': '2026-01-01',
    });
    const after = release('after', { '/': '2026-02-01', '/same': '2026-01-01', '/new': '' });
    await sender().announce(before, after);
    expect(received).toEqual([
      {
        type: 'application/json; charset=utf-8',
        body: {
          host: 'www.example.com',
          key: 'a1b2c3d4',
          keyLocation: `${SITE}/a1b2c3d4.txt`,
          urlList: [`${SITE}/`, `${SITE}/new`, `${SITE}/old`],
        },
      },
    ]);
    expect(lines).toEqual(['IndexNow: 3 changed addresses are sent.']);
  });

  it('sends nothing where no content has changed', async () => {
    const pages = { '/': '2026-01-01' };
    await sender().announce(release('before', pages), release('after', pages));
    expect(received).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('survives an answer that refuses it', async () => {
    status = 422;
    await sender().announce(release('before', {}), release('after', { '/': '' }));
    expect(lines).toEqual([
      'IndexNow: the changed addresses could not be sent: the answer is 422.',
    ]);
  });

  it('survives a server that is away, and a release that is gone', async () => {
    const after = release('after', { '/': '' });
    await sender('http://127.0.0.1:9/').announce(release('before', {}), after);
    await sender().announce(path.join(folder, 'nowhere'), after);
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(/^IndexNow: the changed addresses could not be sent: /);
  });
});

it('reads the addresses of a release with their times', () => {
  const directory = release('one', { '/': '2026-01-01', '/news/page/2': '' });
  expect([...listedAddresses(directory)]).toEqual([
    [`${SITE}/`, '2026-01-01'],
    [`${SITE}/news/page/2`, ''],
  ]);
});

it.each<[string, [string, string][], [string, string][], string[]]>([
  ['a new address', [], [['/a', '']], ['/a']],
  ['one that is gone', [['/a', '']], [], ['/a']],
  ['one that has changed', [['/a', '1']], [['/a', '2']], ['/a']],
  ['none that is the same', [['/a', '1']], [['/a', '1']], []],
])('a change is %s', (_, before, after, changed) => {
  expect(changedAddresses(new Map(before), new Map(after))).toEqual(changed);
});
