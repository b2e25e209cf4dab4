/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, QueryError } from '../../../src/directus/client';
import { fetchFingerprints } from '../../../src/directus/fingerprints';
import { SourceError } from '../../../src/errors';
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
  running?.closeAllConnections();
  if (running) await new Promise((resolve) => running.close(resolve));
});

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

const raw =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text);

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

const QUERY = { text: '{ rooms { id } }', variables: {}, lists: [], objects: [] };
/** An answer of a collection with the number of its rows. */
const rowsOf = (collection: string, rows: object[], count = rows.length) =>
  json(200, {
    data: { [collection]: rows, [`${collection}_aggregated`]: [{ count: { id: count } }] },
  });
const clientOf = (url: string, retries = 0) =>
  createClient(makeOptions({ url, retries, timeout: 1000 }));

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
    ['JSON that is cut off', raw('{"data":{"rooms":[{"id"'), 'brokenAnswer'],
    ['JSON that is none', raw('oops'), 'brokenAnswer'],
    ['an answer without data', json(200, { data: null }), 'brokenAnswer'],
    ['an answer without anything', json(200, {}), 'brokenAnswer'],
    ['an answer without what was asked for', json(200, { data: {} }), 'brokenAnswer'],
    ['an answer with null for a list', json(200, { data: { rooms: null } }), 'brokenAnswer'],
  ])('names %s', async (_name, listener, key) => {
    const url = await serve(listener);
    const error = await failureOf(clientOf(url).query({ ...QUERY, lists: ['rooms'] }));
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

  it.each(['{}', '[]', '"text"', '7'])(
    'takes %s, without data or error, for a broken answer of the REST API',
    async (text) => {
      const url = await serve(raw(text));
      const error = await failureOf(clientOf(url).search('notes', {}));
      expect(error).toMatchObject({ key: 'brokenAnswer' });
    },
  );

  it('gives what a search of the REST API found', async () => {
    let seen: unknown;
    const url = await serve((request, response) => {
      seen = [request.method, request.url, request.headers.authorization];
      json(200, { data: [{ id: 1 }] })(request, response);
    });
    expect(await clientOf(url).search('notes', { limit: 1 })).toEqual([{ id: 1 }]);
    expect(seen).toEqual(['SEARCH', '/items/notes', `Bearer ${TOKEN}`]);
  });

  it('survives a connection that breaks in the middle of an answer', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      if (requests > 1) return json(200, { data: { ok: true } })(request, response);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
      return response.write('{"data":', () => response.destroy());
    });
    await expect(clientOf(url, 1).query(QUERY)).resolves.toEqual({ ok: true });
    expect(requests).toBe(2);
  });

  it('asks again where an answer was cut off, and says where where it always is', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      const listener = requests > 1 ? json(200, { data: { rooms: [] } }) : raw('{"data":{"ro');
      listener(request, response);
    });
    const query = { ...QUERY, lists: ['rooms'] };
    await expect(clientOf(url, 1).query(query)).resolves.toEqual({ rooms: [] });
    requests = 0;
    const error = await failureOf(clientOf(url, 0).query(query));
    expect((error as Error).message).toContain(
      'is not complete: JSON that is cut off or invalid after 12 characters',
    );
  });

  it('asks a silent server twice and no more', async () => {
    let requests = 0;
    const url = await serve(() => void (requests += 1));
    const error = await failureOf(clientOf(url, 4).query(QUERY));
    server?.closeAllConnections();
    expect(error).toMatchObject({ key: 'timeout' });
    expect(requests).toBe(2);
  });

  it('tells a Directus that is well from one that is not', async () => {
    const alive = await serve((_request, response) => void response.end('pong'));
    expect(await clientOf(alive).isAlive()).toBe(true);
    server?.closeAllConnections();
    server?.close();
    server = undefined;
    expect(await clientOf(alive).isAlive()).toBe(false);
    const ill = await serve(json(503, {}));
    expect(await clientOf(ill).isAlive()).toBe(false);
  });

  it.each<[string, RequestListener, number | undefined]>([
    ['a limit', json(200, { data: { queryLimit: { default: 100, max: 50 } } }), 50],
    ['none', json(200, { data: { queryLimit: { default: 100, max: -1 } } }), undefined],
    ['nothing of it', json(200, { data: {} }), undefined],
    ['a refusal', json(403, {}), undefined],
    ['rubbish', raw('rubbish'), undefined],
  ])('reads the limit of lists from an answer with %s', async (_name, listener, limit) => {
    expect(await clientOf(await serve(listener)).queryLimit()).toBe(limit);
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
      if (request.method === 'GET') return json(404, {})(request, response);
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      return request.on('end', () => {
        const name = Object.keys(answers).find((key) => key && body.includes(`${key}_filter`));
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
      rooms: rowsOf('rooms', []),
    });
    expect(error).toMatchObject({ key: 'forbidden', context: { collections: ['streets'] } });
  });

  it('repeats what Directus says of a missing field', async () => {
    const detail = 'Cannot query field "sort" on type "rooms".';
    const error = await fail({
      streets: rowsOf('streets', []),
      rooms: validation(detail),
    });
    expect(error).toMatchObject({ key: 'fieldMissing', context: { details: [detail] } });
  });

  it('names the collections of a refusal by status', async () => {
    const refusal = json(403, {
      errors: [{ message: 'No permission.', extensions: { code: 'FORBIDDEN' } }],
    });
    const error = await fail({ streets: refusal, rooms: refusal });
    expect(error).toMatchObject({
      key: 'forbidden',
      context: { collections: ['streets', 'rooms'] },
    });
  });

  it('stops at the first query that failed for good', async () => {
    const error = await fail({ streets: () => undefined, rooms: json(503, {}) });
    server?.closeAllConnections();
    expect(error).toMatchObject({ key: 'serverError' });
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
    const error = await fail({ streets: rowsOf('streets', []), rooms: refusal });
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
    const settings = { date_created: null, translations: null };
    const url = await serve(
      answerBy({ posts: rowsOf('posts', rows), '': json(200, { data: { settings } }) }),
    );
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

  /** A CMS of rooms that gives so many at once, and cuts nested lists there, too. */
  const limited = async (
    total: number,
    limit: number,
    options: { tells?: boolean; nested?: number } = {},
  ) => {
    const { tells = true, nested = 0 } = options;
    const all = Array.from({ length: total }, (_, index) => ({
      id: String(index + 1),
      beds: Array.from({ length: Math.min(nested, limit) }, (__, id) => ({ id: String(id) })),
    }));
    let requests = 0;
    const url = await serve((request, response) => {
      if (request.method === 'GET') {
        const max = tells ? limit : -1;
        return json(200, { data: { queryLimit: { default: 100, max } } })(request, response);
      }
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      return request.on('end', () => {
        requests += 1;
        const { variables } = JSON.parse(body) as { variables: { offset?: number } };
        const { offset = 0 } = variables;
        rowsOf('rooms', all.slice(offset, offset + limit), total)(request, response);
      });
    });
    const resolved = makeOptions({ url, types: [ROOM] });
    const result = fetchFingerprints(createClient(resolved), resolved);
    return { result, requests: () => requests };
  };

  it.each([true, false])(
    'reads on where Directus gives fewer rows than there are (it tells: %s)',
    async (tells) => {
      const { result, requests } = await limited(120, 50, { tells });
      expect([...((await result).get('Room')?.keys() ?? [])]).toEqual(
        Array.from({ length: 120 }, (_, index) => String(index + 1)),
      );
      expect(requests()).toBe(3);
    },
  );

  it('stops where a list inside an item may have been cut, and names the setting', async () => {
    const { result } = await limited(10, 50, { nested: 70 });
    const error = await failureOf(result);
    expect(error).toMatchObject({ key: 'queryLimit', context: { collection: 'rooms', limit: 50 } });
    expect((error as Error).message).toContain('QUERY_LIMIT_MAX');
  });

  it('goes on where no list inside an item is that long', async () => {
    await expect((await limited(10, 50, { nested: 49 })).result).resolves.toBeDefined();
  });

  it('stops with numbers where fewer rows come than Directus counts, looked at again', async () => {
    const error = await fail({
      streets: rowsOf('streets', [{ id: '1', status: 'published' }], 3),
      rooms: rowsOf('rooms', []),
    });
    expect(error).toMatchObject({
      key: 'shortAnswer',
      context: { collection: 'streets', got: 1, expected: 3 },
    });
    expect((error as Error).message).toContain('gives 1 of the 3 items of "streets"');
  });
});
