/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  QueryError,
} from '../../../../../plugins/gatsby-source-directus/src/directus/client';
import { fetchFingerprints } from '../../../../../plugins/gatsby-source-directus/src/directus/fingerprints';
import { SourceError } from '../../../../../plugins/gatsby-source-directus/src/errors';
import { makeOptions, ROOM, STREET, TOKEN } from '../../factories';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  const running = server;
  server = undefined;
  if (running) await new Promise((resolve) => running.close(resolve));
});

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

const validation = (...messages: string[]) =>
  json(400, {
    errors: [
      {
        message: 'GraphQL validation error.',
        extensions: {
          code: 'GRAPHQL_VALIDATION',
          errors: messages.map((message) => ({ message })),
        },
      },
    ],
  });

const QUERY = { text: '{ rooms { id } }', variables: {} };
const clientOf = (url: string, retries = 0) =>
  createClient(makeOptions({ url, retries, timeout: 300 }));

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('client', () => {
  it('sends the query with the token and returns the data', async () => {
    let seen: unknown;
    const url = await serve((request, response) => {
      seen = [request.method, request.url, request.headers.authorization];
      json(200, { data: { rooms: [{ id: '1' }] } })(request, response);
    });
    await expect(clientOf(`${url}/`).query(QUERY)).resolves.toEqual({ rooms: [{ id: '1' }] });
    expect(seen).toEqual(['POST', '/graphql', `Bearer ${TOKEN}`]);
  });

  it('asks for files in the system scope', async () => {
    let path: string | undefined;
    const url = await serve((request, response) => {
      path = request.url;
      json(200, { data: {} })(request, response);
    });
    await clientOf(url).query(QUERY, 'system');
    expect(path).toBe('/graphql/system');
  });

  it.each<[string, RequestListener, string]>([
    [
      'a wrong token',
      json(401, { errors: [{ message: 'Invalid user credentials.' }] }),
      'unauthorised',
    ],
    [
      'a web page',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'notDirectus',
    ],
    [
      'a page that is not found',
      (_q, r) => r.writeHead(404, { 'content-type': 'text/html' }).end('<p>'),
      'notDirectus',
    ],
    ['an overloaded server', json(503, {}), 'serverError'],
    ['a rate limit', json(429, {}), 'rateLimited'],
    ['silence', () => undefined, 'timeout'],
  ])('names %s', async (_name, listener, key) => {
    const url = await serve(listener);
    const error = await failureOf(clientOf(url).query(QUERY));
    server?.closeAllConnections();
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({ key });
    expect((error as Error).message).toContain(url);
    expect((error as Error).message).not.toContain(TOKEN);
  });

  it('names an address where nothing answers', async () => {
    const url = await serve(json(200, {}));
    server?.close();
    server = undefined;
    const error = await failureOf(clientOf(url).query(QUERY));
    expect(error).toMatchObject({ key: 'unreachable', context: { url, reason: 'ECONNREFUSED' } });
  });

  it('survives a connection that breaks in the middle of an answer', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      if (requests > 1) return json(200, { data: { ok: true } })(request, response);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
      response.write('{"data":');
      return setTimeout(() => response.destroy(), 10);
    });
    await expect(clientOf(url, 1).query(QUERY)).resolves.toEqual({ ok: true });
    expect(requests).toBe(2);
  });

  it('keeps the token out of what a server repeats', async () => {
    const url = await serve(json(400, { errors: [{ message: `bad token ${TOKEN}` }] }));
    const error = await failureOf(clientOf(url).query(QUERY));
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toMatchObject({ status: 400, details: ['bad token ***'] });
  });

  it('hands over the bytes of a file, or the status it got', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/assets/gone') return response.writeHead(404).end();
      return response.writeHead(200).end(request.headers.authorization);
    });
    const read = async (body: AsyncIterable<Uint8Array>) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    };
    const client = clientOf(url);
    await expect(client.download('there', read)).resolves.toEqual({
      ok: true,
      value: `Bearer ${TOKEN}`,
    });
    await expect(client.download('gone', read)).resolves.toEqual({ ok: false, status: 404 });
  });
});

describe('fingerprints', () => {
  const types = [STREET, ROOM];
  const answerBy =
    (answers: Record<string, RequestListener>): RequestListener =>
    (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const name = Object.keys(answers).find((key) => body.includes(`${key}_filter`));
        answers[name ?? '']?.(request, response);
      });
    };
  const missing = (name: string) =>
    validation(`Cannot query field "${name}" on type "Query".`, `Unknown type "${name}_filter".`);
  const fail = async (answers: Record<string, RequestListener>) => {
    const url = await serve(answerBy(answers));
    const options = makeOptions({ url, types });
    return failureOf(fetchFingerprints(createClient(options), options));
  };

  it('says that the schema is not set up where no collection is there', async () => {
    const error = await fail({ streets: missing('streets'), rooms: missing('rooms') });
    expect(error).toMatchObject({
      key: 'schemaMissing',
      context: { collections: ['streets', 'rooms'] },
    });
    expect((error as Error).message).toContain('npm run cms:setup');
  });

  it('names the collection the token may not see', async () => {
    const error = await fail({
      streets: missing('streets'),
      rooms: json(200, { data: { rooms: [] } }),
    });
    expect(error).toMatchObject({ key: 'forbidden', context: { collections: ['streets'] } });
  });

  it('repeats what Directus says of a missing field', async () => {
    const detail = 'Cannot query field "sort" on type "rooms".';
    const error = await fail({
      streets: json(200, { data: { streets: [] } }),
      rooms: validation(detail),
    });
    expect(error).toMatchObject({ key: 'fieldMissing', context: { details: [detail] } });
  });

  it('reports a wrong token once, whatever else failed', async () => {
    const error = await fail({ streets: missing('streets'), rooms: json(401, {}) });
    expect(error).toMatchObject({ key: 'unauthorised' });
  });

  it('reports other refusals as they are', async () => {
    const refusal = json(200, {
      data: null,
      errors: [{ message: 'An unexpected error occurred.' }],
    });
    const error = await fail({ streets: json(200, { data: { streets: [] } }), rooms: refusal });
    expect(error).toMatchObject({
      key: 'queryRefused',
      context: { details: ['An unexpected error occurred.'] },
    });
  });

  it('sorts a shared collection into its types and an empty singleton into none', async () => {
    const rows = [
      { id: '10', kind: 'a', status: 'published' },
      { id: '9', kind: 'a', status: 'draft' },
      { id: '2', kind: 'b', status: 'published' },
    ];
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const isPosts = body.includes('posts_filter');
        json(200, {
          data: isPosts
            ? { posts: rows }
            : { settings: { date_created: null, translations: null } },
        })(request, response);
      });
    });
    const base = { collection: 'posts', description: 'x', fields: {}, draftable: true };
    const options = makeOptions({
      url,
      types: [
        { ...base, name: 'A', filter: { kind: 'a' } },
        { ...base, name: 'B', filter: { kind: 'b' } },
        { name: 'Settings', collection: 'settings', description: 'x', singleton: true, fields: {} },
      ],
    });
    const found = await fetchFingerprints(createClient(options), options);
    const keys = Object.fromEntries([...found].map(([type, items]) => [type, [...items.keys()]]));
    expect(keys).toEqual({ A: ['10'], B: ['2'], Settings: [] });
  });
});
