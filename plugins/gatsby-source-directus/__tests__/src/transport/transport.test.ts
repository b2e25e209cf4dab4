/** @jest-environment node */
import { createTransport, RequestFailure } from '../../../src/transport/transport';

type Answer = Response | Error | (() => Promise<Response>);

const text = (response: Response) => response.text();
const networkError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

const TIMEOUT = 60_000;

/** A server that gives these answers one after the other. */
function setup(answers: Answer[], options: { retries?: number } = {}) {
  const calls: string[] = [];
  const times: number[] = [];
  const fake = (async (url: string) => {
    calls.push(url);
    times.push(Date.now());
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer;
  }) as typeof fetch;
  const transport = createTransport({
    concurrency: 4,
    timeout: TIMEOUT,
    retries: options.retries ?? 3,
    fetch: fake,
  });
  /** Milliseconds between the attempts. */
  const waits = () => times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return { transport, waits, calls };
}

/** Lets the clock run until a request has ended one way or the other. */
async function settled<T>(request: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  request.then(over, over);
  while (!isOver) await jest.advanceTimersByTimeAsync(50);
  return request;
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    now: Date.parse('2026-05-01T12:00:00Z'),
  });
  // The longest that jitter leaves of a delay.
  jest.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const answer = (status: number, headers?: Record<string, string>) =>
  new Response('{}', { status, headers });

describe('transport', () => {
  it('returns what the reader makes of the answer', async () => {
    const { transport } = setup([new Response('hello')]);
    await expect(settled(transport.request('u', {}, text))).resolves.toBe('hello');
    expect(transport.attempts).toBe(1);
  });

  it.each([429, 500, 502, 503, 504])(
    'tries again after %i, waiting longer each time',
    async (status) => {
      const { transport, waits } = setup([answer(status), answer(status), new Response('ok')]);
      await expect(settled(transport.request('u', {}, text))).resolves.toBe('ok');
      expect(waits()).toEqual([500, 1000]);
    },
  );

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'EAI_AGAIN'])(
    'tries again after %s',
    async (code) => {
      const { transport } = setup([networkError(code), new Response('ok')]);
      await expect(settled(transport.request('u', {}, text))).resolves.toBe('ok');
    },
  );

  it.each([
    ['3', 3500],
    ['Fri, 01 May 2026 12:00:05 GMT', 5500],
  ])(
    'waits as long as Retry-After %s asks, and some more, never less',
    async (header, expected) => {
      const { transport, waits } = setup([
        answer(429, { 'retry-after': header }),
        new Response('ok'),
      ]);
      await settled(transport.request('u', {}, text));
      expect(waits()).toEqual([expected]);
    },
  );

  it('does not wait once more after the last attempt', async () => {
    const { transport, waits } = setup([answer(503), answer(503, { 'retry-after': '100' })], {
      retries: 1,
    });
    const started = Date.now();
    await expect(settled(transport.request('u', {}, text))).rejects.toMatchObject({
      kind: 'serverError',
    });
    expect(waits()).toEqual([500]);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  it('waits half a minute at most where the server names no time', async () => {
    const { transport, waits } = setup(
      Array.from({ length: 9 }, () => answer(500)),
      { retries: 8 },
    );
    await expect(settled(transport.request('u', {}, text))).rejects.toThrow('serverError: 500');
    expect(waits()).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('gives up at once where the server asks for more patience than a build has', async () => {
    const { transport, calls } = setup([answer(503, { 'retry-after': '3600' })]);
    await expect(settled(transport.request('u', {}, text))).rejects.toMatchObject({
      kind: 'serverError',
    });
    expect(calls).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 422])(
    'leaves %i to the reader and never repeats it',
    async (status) => {
      const { transport, calls } = setup([answer(status)]);
      const seen = await settled(transport.request('u', {}, async (response) => response.status));
      expect(seen).toBe(status);
      expect(calls).toHaveLength(1);
    },
  );

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED'])(
    'does not repeat %s, which the next attempt would have too',
    async (code) => {
      const { transport, calls } = setup([networkError(code)]);
      await expect(settled(transport.request('u', {}, text))).rejects.toMatchObject({
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
    const failure = settled(transport.request('u', {}, text));
    await expect(failure).rejects.toBeInstanceOf(RequestFailure);
    await expect(failure).rejects.toMatchObject({ kind, reason: String(status), attempts: 2 });
    expect(calls).toHaveLength(2);
  });

  /** A server that never answers, but gives up when it is told to. */
  const silent = (signals: AbortSignal[]) =>
    ((_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        if (!signal) throw new Error('no signal');
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      })) as typeof fetch;

  it('gives up on an attempt that brings no byte in time, and tries again', async () => {
    const signals: AbortSignal[] = [];
    const never = silent(signals);
    const transport = createTransport({
      concurrency: 1,
      timeout: 20,
      retries: 1,
      fetch: ((url: string, init: RequestInit) =>
        signals.length === 1
          ? Promise.resolve(new Response('late but there'))
          : never(url, init)) as typeof fetch,
    });
    await expect(settled(transport.request('u', {}, text))).resolves.toBe('late but there');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('asks a server that stays silent twice, however many attempts there are', async () => {
    const signals: AbortSignal[] = [];
    const transport = createTransport({
      concurrency: 1,
      timeout: 20,
      retries: 5,
      fetch: silent(signals),
    });
    await expect(settled(transport.request('u', {}, text))).rejects.toMatchObject({
      kind: 'timeout',
      reason: '20',
      attempts: 2,
    });
    expect(signals).toHaveLength(2);
  });

  it('does not give up on a slow answer as long as bytes arrive', async () => {
    const transport = createTransport({
      concurrency: 1,
      timeout: 60,
      retries: 0,
      fetch: (async () => new Response('x')) as unknown as typeof fetch,
    });
    const request = transport.request('u', {}, async (_response, onBytes) => {
      for (let step = 0; step < 5; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        onBytes();
      }
      return 'all of it';
    });
    await expect(settled(request)).resolves.toBe('all of it');
  });

  it('repeats an answer whose body breaks off', async () => {
    const { transport } = setup([new Response('a'), new Response('b')]);
    let reads = 0;
    const request = transport.request('u', {}, async (response) => {
      reads += 1;
      if (reads === 1) throw networkError('ECONNRESET');
      return response.text();
    });
    await expect(settled(request)).resolves.toBe('b');
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
    const calls: string[] = [];
    const transport = createTransport({
      concurrency: 1,
      timeout: 1000,
      retries: 1,
      fetch: (async (url: string) => {
        calls.push(url);
        return calls.length === 1 ? answer(503) : new Response('ok');
      }) as typeof fetch,
    });
    const both = Promise.all([
      transport.request('first', {}, text),
      transport.request('second', {}, text),
    ]);
    await jest.advanceTimersByTimeAsync(499);
    expect(calls).toEqual(['first']);
    await settled(both);
    expect(calls).toEqual(['first', 'first', 'second']);
  });
});
