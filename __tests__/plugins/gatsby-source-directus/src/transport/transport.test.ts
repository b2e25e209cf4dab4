/** @jest-environment node */
import {
  createTransport,
  RequestFailure,
} from '../../../../../plugins/gatsby-source-directus/src/transport/transport';

type Answer = Response | Error | (() => Promise<Response>);

const text = (response: Response) => response.text();
const networkError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** A server that gives these answers one after the other; nothing really waits. */
function setup(answers: Answer[], options: { retries?: number; concurrency?: number } = {}) {
  const slept: number[] = [];
  const calls: string[] = [];
  const fake = (async (url: string) => {
    calls.push(url);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer;
  }) as typeof fetch;
  const transport = createTransport({
    concurrency: options.concurrency ?? 4,
    timeout: 50,
    retries: options.retries ?? 3,
    fetch: fake,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
    },
    random: () => 1,
    now: () => Date.parse('2026-05-01T12:00:00Z'),
  });
  return { transport, slept, calls };
}

const answer = (status: number, headers?: Record<string, string>) =>
  new Response('{}', { status, headers });

describe('transport', () => {
  it('returns what the reader makes of the answer', async () => {
    const { transport } = setup([new Response('hello')]);
    await expect(transport.request('u', {}, text)).resolves.toBe('hello');
    expect(transport.attempts).toBe(1);
  });

  it.each([429, 500, 502, 503, 504])(
    'tries again after %i, waiting longer each time',
    async (status) => {
      const { transport, slept } = setup([answer(status), answer(status), new Response('ok')]);
      await expect(transport.request('u', {}, text)).resolves.toBe('ok');
      expect(slept).toEqual([500, 1000]);
    },
  );

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'EAI_AGAIN'])(
    'tries again after %s',
    async (code) => {
      const { transport } = setup([networkError(code), new Response('ok')]);
      await expect(transport.request('u', {}, text)).resolves.toBe('ok');
    },
  );

  it.each([
    ['3', 3250],
    ['Fri, 01 May 2026 12:00:05 GMT', 5250],
  ])('respects Retry-After %s', async (header, expected) => {
    const { transport, slept } = setup([
      answer(429, { 'retry-after': header }),
      new Response('ok'),
    ]);
    await transport.request('u', {}, text);
    expect(slept).toEqual([expected]);
  });

  it('gives up at once where the server asks for more patience than a build has', async () => {
    const { transport, calls } = setup([answer(503, { 'retry-after': '3600' })]);
    await expect(transport.request('u', {}, text)).rejects.toMatchObject({ kind: 'serverError' });
    expect(calls).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 422])(
    'leaves %i to the reader and never repeats it',
    async (status) => {
      const { transport, calls } = setup([answer(status)]);
      const seen = await transport.request('u', {}, async (response) => response.status);
      expect(seen).toBe(status);
      expect(calls).toHaveLength(1);
    },
  );

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED'])(
    'does not repeat %s, which the next attempt would have too',
    async (code) => {
      const { transport, calls } = setup([networkError(code)]);
      await expect(transport.request('u', {}, text)).rejects.toMatchObject({
        kind: 'unreachable',
        reason: code,
      });
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    [429, 'rateLimited'],
    [503, 'serverError'],
  ])('says what it was when %i does not end', async (status, kind) => {
    const { transport, calls } = setup([answer(status), answer(status)], { retries: 1 });
    const failure = transport.request('u', {}, text);
    await expect(failure).rejects.toBeInstanceOf(RequestFailure);
    await expect(failure).rejects.toMatchObject({ kind, reason: String(status), attempts: 2 });
    expect(calls).toHaveLength(2);
  });

  it('gives up on an attempt that brings no byte in time, and tries again', async () => {
    let signal: AbortSignal | undefined;
    let attempt = 0;
    const transport = createTransport({
      concurrency: 1,
      timeout: 20,
      retries: 1,
      sleep: async () => undefined,
      fetch: ((_url: string, init: RequestInit) => {
        attempt += 1;
        if (attempt === 2) return Promise.resolve(new Response('late but there'));
        signal = init.signal ?? undefined;
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      }) as typeof fetch,
    });
    await expect(transport.request('u', {}, text)).resolves.toBe('late but there');
    expect(signal?.aborted).toBe(true);
  });

  it('does not give up on a slow answer as long as bytes arrive', async () => {
    const transport = createTransport({
      concurrency: 1,
      timeout: 60,
      retries: 0,
      fetch: (async () => new Response('x')) as unknown as typeof fetch,
    });
    const result = await transport.request('u', {}, async (_response, onBytes) => {
      for (let step = 0; step < 5; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        onBytes();
      }
      return 'all of it';
    });
    expect(result).toBe('all of it');
  });

  it('repeats an answer whose body breaks off', async () => {
    const { transport } = setup([new Response('a'), new Response('b')]);
    let reads = 0;
    const result = await transport.request('u', {}, async (response) => {
      reads += 1;
      if (reads === 1) throw networkError('ECONNRESET');
      return response.text();
    });
    expect(result).toBe('b');
  });

  it('does not take a fault of the reader for one of the network', async () => {
    const { transport, calls } = setup([new Response('a')]);
    await expect(
      transport.request('u', {}, async () => {
        throw new RangeError('a bug');
      }),
    ).rejects.toThrow('a bug');
    expect(calls).toHaveLength(1);
  });

  it('keeps the place of a request that waits, so a struggling server gets fewer', async () => {
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls: string[] = [];
    const transport = createTransport({
      concurrency: 1,
      timeout: 1000,
      retries: 1,
      sleep: () => waiting,
      fetch: (async (url: string) => {
        calls.push(url);
        return calls.length === 1 ? answer(503) : new Response('ok');
      }) as typeof fetch,
    });
    const both = Promise.all([
      transport.request('first', {}, text),
      transport.request('second', {}, text),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual(['first']);
    release();
    await both;
    expect(calls).toEqual(['first', 'first', 'second']);
  });
});
