import { backOff } from 'exponential-backoff';
import pLimit from 'p-limit';
import { MAX_RETRY_AFTER, parseRetryAfter } from './retry-after';

export interface TransportOptions {
  /** Concurrent requests. */
  concurrency: number;
  /** Idle timeout of an attempt, milliseconds. */
  timeout: number;
  /** Number of retries. */
  retries: number;
  /** For tests. */
  fetch?: typeof fetch;
}

export type FailureKind = 'unreachable' | 'timeout' | 'rateLimited' | 'serverError' | 'broken';

/** A request that failed permanently, after all retries. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    readonly kind: FailureKind,
    /** Status, error code or limit: what a person needs to know. */
    readonly reason: string,
    readonly attempts: number,
  ) {
    super(`${kind}: ${reason}`);
  }
}

/** Thrown by a reader for a truncated or malformed response, which is retried. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse';
}

/** Reads a response; calls `onBytes` for each chunk, which restarts the idle timeout. */
export type ResponseReader<T> = (response: Response, onBytes: () => void) => Promise<T>;

export interface Transport {
  /**
   * Sends a request and reads its response as one attempt: a connection that breaks within the body
   * is retried too. Statuses under 500 other than 429 go to the reader. After an idle timeout there
   * is one retry at most, since a waiting build prints nothing.
   *
   * @throws RequestFailure when the retries are exhausted or the failure is permanent.
   */
  request<T>(url: string, init: RequestInit, read: ResponseReader<T>): Promise<T>;
  /** Attempts made so far. */
  readonly attempts: number;
}

/** Transient errors of a connection. */
const TRANSIENT = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

const MAX_TIMEOUTS = 2;

/** Anything between 0 and 0.5 s, 1 s, 2 s … up to 30 s: parallel requests do not come back as one. */
const BACKOFF = { startingDelay: 500, timeMultiple: 2, maxDelay: 30_000, jitter: 'full' } as const;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface ErrorLike {
  message?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** An error and what caused it; not by `instanceof`, which fails between contexts of Node.js. */
function chainOf(error: unknown): ErrorLike[] {
  const chain: ErrorLike[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && chain.length < 5) {
    const entry: ErrorLike = current;
    chain.push(entry);
    current = Array.isArray(entry.errors) ? entry.errors[0] : entry.cause;
  }
  return chain;
}

/** The code of a network error, which fetch hides in the chain of causes. */
function networkErrorCode(error: unknown): string | undefined {
  const codes = chainOf(error).map(({ code }) => code);
  return codes.find((code): code is string => typeof code === 'string');
}

/** The most specific message in an error's chain of causes. */
function networkReason(error: unknown): string {
  return networkErrorCode(error) ?? String(chainOf(error).at(-1)?.message ?? error);
}

/** A transient failure, with the server's `Retry-After`. */
class Retryable extends Error {
  constructor(
    readonly failure: RequestFailure,
    readonly retryAfter?: number,
  ) {
    super(failure.message);
  }
}

/**
 * Creates a transport with at most `concurrency` concurrent requests and retries after 429, 5xx,
 * timeouts and broken connections, with exponential back-off and full jitter on top of the server's
 * `Retry-After`. A request that waits for its retry keeps its slot, so an overloaded server gets
 * fewer requests, not more.
 */
export function createTransport(options: TransportOptions): Transport {
  const { timeout, retries } = options;
  const limit = pLimit(options.concurrency);
  let attempts = 0;

  async function attempt<T>(
    url: string,
    init: RequestInit,
    read: ResponseReader<T>,
    number: number,
  ): Promise<T> {
    attempts += 1;
    const controller = new AbortController();
    let timer = setTimeout(() => controller.abort(), timeout);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), timeout);
    };
    let hasResponded = false;
    try {
      const response = await (options.fetch ?? fetch)(url, { ...init, signal: controller.signal });
      hasResponded = true;
      restart();
      if (response.status !== 429 && response.status < 500) return await read(response, restart);
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
      await response.body?.cancel();
      const kind = response.status === 429 ? 'rateLimited' : 'serverError';
      const failure = new RequestFailure(kind, String(response.status), number);
      if ((retryAfter ?? 0) > MAX_RETRY_AFTER) throw failure;
      throw new Retryable(failure, retryAfter);
    } catch (error) {
      if (error instanceof Retryable || error instanceof RequestFailure) throw error;
      if (error instanceof MalformedResponse) {
        throw new Retryable(new RequestFailure('broken', error.message, number));
      }
      if (controller.signal.aborted) {
        throw new Retryable(new RequestFailure('timeout', String(timeout), number));
      }
      const failure = new RequestFailure('unreachable', networkReason(error), number);
      if (TRANSIENT.has(networkErrorCode(error) ?? '')) throw new Retryable(failure);
      // Other failures while reading a response are not of the network.
      throw hasResponded ? error : failure;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get attempts() {
      return attempts;
    },
    request: (url, init, read) =>
      limit(async () => {
        let timeouts = 0;
        let number = 0;
        const mayRetry = async (error: unknown) => {
          if (!(error instanceof Retryable)) return false;
          if (error.failure.kind === 'timeout') timeouts += 1;
          if (number > retries || timeouts >= MAX_TIMEOUTS) return false;
          if (error.retryAfter !== undefined) await wait(error.retryAfter);
          return true;
        };
        try {
          return await backOff(() => attempt(url, init, read, (number += 1)), {
            ...BACKOFF,
            numOfAttempts: retries + 1,
            retry: mayRetry,
          });
        } catch (error) {
          throw error instanceof Retryable ? error.failure : error;
        }
      }),
  };
}
