/** @jest-environment node */
import { connect } from 'node:net';
import path from 'node:path';
import { startStaticServer, type StaticServer } from '../../../scripts/support/static-server';
import { seededRandom } from '../../support/seeded-random';
import { ask, temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

const SEED = 20_261_122;
const BATCHES = 10;
const REQUESTS_A_BATCH = 100;
/** A raw request that gets no answer by then is given up by its client, milliseconds. */
const PATIENCE_MS = 400;

const PAGE = `<p>${'Sea. '.repeat(4000)}</p>`;

let folder: TemporaryFolder;
let server: StaticServer;
const failures: unknown[] = [];

beforeAll(async () => {
  folder = temporaryFolder({
    'site/index.html': PAGE,
    'site/news/index.html': PAGE,
    'site/404/index.html': '<p>not found</p>',
    'site/page-data/index/page-data.json': '{}',
    'site/_redirects':
      '/old /news 308\n/far https://example.com/привет 301\n/part /news#x 302\n/en/* /index.html 200',
    'secret.txt': 'outside of the site',
  });
  server = await startStaticServer({
    directory: path.join(folder.directory, 'site'),
    port: 0,
    onError: (error) => failures.push(error),
  });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'Ж',
];
const SEGMENTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ff',
  '%ed%a0%80',
  'news',
  'old',
  'far',
  'part',
  'en',
  'ru',
  'ua',
  '404',
  '_redirects',
  '_REDIRECTS',
  '%5Fredirects',
  '_headers',
  'page-data',
  'index.html',
  'secret.txt',
  'привіт',
  'x'.repeat(300),
  'a;b',
  'a:b',
  'con',
  '__proto__',
  '?',
  '??a=%',
  '#',
  '*',
  ' ',
  '\t',
  '\u0001',
  '[',
  '{',
  '"',
  "'",
  '<script>',
];
const PREFIXES = [
  '/',
  '/',
  '/',
  '//',
  '///',
  '/\\',
  '',
  'http://x/',
  'http://[',
  'https://x:99999/',
  'javascript:',
  '*',
];
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  '',
  'HTTP/1.1 x',
];
const HEADERS = [
  'Range: bytes=5-1',
  'Range: bytes=0-9007199254740993',
  'Range: bytes=0-0,-1,5-',
  'Range: bytes=-',
  `Range: bytes=${'0-1,'.repeat(500)}`,
  'Range: bytes=9e9-',
  'Range: bytes=-5',
  'Range: bytes=0-0',
  'If-None-Match: *',
  'If-None-Match: W/"',
  'If-Match: "x"',
  'If-Match: *',
  'If-Range: "x"',
  'If-Modified-Since: never',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Accept-Encoding: gzip',
  'Accept-Encoding: br;q=9, *;q=nan',
  'Accept-Encoding: ,,,;',
  'Expect: 100-continue',
  'Expect: nothing',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Host: [',
  'Host: ',
  `X-Long: ${'x'.repeat(20_000)}`,
  `${'y'.repeat(9000)}: 1`,
  'Bad Header: 1',
  ': 1',
  'X-Nul: a\u0000b',
  'Cookie: a=\u00ff',
  ' folded',
  'Cache-Control: no-transform',
];
const ENDINGS = [
  '\r\n\r\n',
  '\r\n\r\n',
  '\r\n\r\n',
  '\n\n',
  '\r\n',
  '',
  '\r\n\r\nhello',
  '\r\n\r\nGET / HTTP/1.1\r\n\r\n',
];

type Random = ReturnType<typeof seededRandom>;

const target = ({ pick, upTo }: Random) =>
  pick(PREFIXES) + Array.from({ length: upTo(4) }, () => pick(SEGMENTS)).join('/');

const rawRequest = (random: Random) =>
  [
    `${random.pick(METHODS)} ${target(random)} ${random.pick(VERSIONS)}`,
    ...(random.upTo(9) ? ['Host: localhost'] : []),
    ...Array.from({ length: random.upTo(3) }, () => random.pick(HEADERS)),
  ].join('\r\n') + random.pick(ENDINGS);

/**
 * Writes bytes to the server and reads until either side ends.
 *
 * @param leaveEarly - breaks the connection as soon as it has been written
 */
function converse(bytes: string, leaveEarly: boolean): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (leaveEarly) socket.resetAndDestroy();
      });
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
  'odd requests, batch %d: each is answered below 500 or closed, and the site goes on',
  async (batch) => {
    const random = seededRandom(SEED + batch);
    const requests = Array.from({ length: REQUESTS_A_BATCH }, () => ({
      bytes: rawRequest(random),
      leaveEarly: random.upTo(9) === 0,
    }));
    const answers = await Promise.all(
      requests.map(({ bytes, leaveEarly }) => converse(bytes, leaveEarly)),
    );
    answers.forEach((answer, index) => {
      const { bytes } = requests[index] ?? {};
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));
      expect({ bytes, failed: statuses.filter((status) => status >= 500) }).toEqual({
        bytes,
        failed: [],
      });
      expect(answer).not.toContain('outside of the site');
      expect(answer).not.toContain('/old /news');
    });
    expect(failures).toEqual([]);
    expect((await ask(server.url, '/news')).body.toString()).toBe(PAGE);
  },
);
