/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addSharePicture,
  shareImagePath,
} from '../../../../cms/extensions/publishing/src/share-picture';

const SITE = 'https://www.example.com';
const EDITOR = { user: 'u', role: 'r', admin: false, app: true };

describe('shareImagePath', () => {
  it.each([
    [`<meta property="og:image" content="${SITE}/static/share/a.jpg">`, '/static/share/a.jpg'],
    [`<meta data-head="true" content="${SITE}/s.jpg?a=1&amp;b" property="og:image"/>`, '/s.jpg'],
    ['<meta property="og:image" content="https://elsewhere.example/s.jpg">', '/s.jpg'],
    ['<meta property="og:image:alt" content="A house">', undefined],
    ['<meta property="og:image" content="">', undefined],
    ['', undefined],
  ])('of %s is %s', (html, path) => {
    expect(shareImagePath(html, SITE)).toBe(path);
  });
});

describe('GET /share-picture', () => {
  const servers: Server[] = [];
  const serve = async (handler: Parameters<typeof createServer>[1]) => {
    const server = createServer(handler).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const warnings: string[] = [];

  type Route = (call: unknown, response: unknown) => Promise<void>;

  /** Calls the route, before a site that answers as given. */
  async function start(
    answers: Readonly<Record<string, [status: number, type: string, body: string]>>,
    accountability: unknown = EDITOR,
  ) {
    const site = await serve((request, response) => {
      const [status, type, body] = answers[request.url ?? ''] ?? [404, 'text/html', 'Not found'];
      response.writeHead(status, { 'Content-Type': type, Location: '/elsewhere' }).end(body);
    });
    let route: Route | undefined;
    const router = { get: (_path: string, handler: Route) => (route = handler) };
    const host = {
      env: { SITE_URL: site },
      logger: { warn: (message: string) => warnings.push(message) },
    };
    addSharePicture(
      router as unknown as Parameters<typeof addSharePicture>[0],
      host as unknown as Parameters<typeof addSharePicture>[1],
    );
    return async (path: unknown) => {
      const answer = { status: 200, headers: {} as Record<string, string>, body: '' };
      const set = (name: string | Record<string, string>, value = '') => {
        Object.assign(answer.headers, typeof name === 'string' ? { [name]: value } : name);
        return response;
      };
      const response = {
        set,
        sendStatus: (status: number) => (answer.status = status),
        end: (body: Buffer) => (answer.body = body.toString()),
      };
      await route?.({ accountability, query: { path } }, response);
      return answer;
    };
  }

  afterEach(() => {
    warnings.length = 0;
    for (const server of servers.splice(0)) server.close();
  });

  const PAGE = '<meta property="og:image" content="https://www.example.com/card.jpg">';

  it('returns the picture that the page names, whatever its host', async () => {
    const get = await start({
      '/ru/projects/teak-house': [200, 'text/html; charset=utf-8', PAGE],
      '/card.jpg': [200, 'image/jpeg', 'picture'],
    });
    const answer = await get('/ru/projects/teak-house');
    expect(answer).toEqual({
      status: 200,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': 'image/jpeg',
        'X-Content-Type-Options': 'nosniff',
      },
      body: 'picture',
    });
  });

  it.each([
    ['a page that is not there', '/gone', 404],
    ['a page that is elsewhere', '/moved', 404],
    ['a page without a picture', '/bare', 404],
    ['what is no picture', '/odd', 404],
    ['another host', '//elsewhere.example', 400],
    ['a way out of the site', '/../admin', 400],
    ['a query', '/projects?x=1', 400],
    ['an address', 'https://elsewhere.example/', 400],
    ['two paths', ['/', '/projects'], 400],
  ])('refuses %s', async (_name, path, status) => {
    const get = await start({
      '/moved': [301, 'text/html', PAGE],
      '/bare': [200, 'text/html', '<title>Bare</title>'],
      '/odd': [200, 'text/html', '<meta property="og:image" content="/page">'],
      '/page': [200, 'text/html', '<script>alert(1)</script>'],
    });
    expect((await get(path)).status).toBe(status);
  });

  it('answers only those who may use the admin', async () => {
    for (const accountability of [null, { ...EDITOR, app: false }]) {
      const get = await start({}, accountability);
      expect((await get('/')).status).toBe(403);
    }
  });

  it('says that the site cannot be reached', async () => {
    const get = await start({});
    const [site] = servers;
    await new Promise((resolve) => site?.close(resolve));
    expect((await get('/projects')).status).toBe(502);
    expect(warnings[0]).toContain('publishing: the picture of /projects could not be fetched');
  });
});
