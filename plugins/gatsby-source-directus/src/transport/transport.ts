import { MAX_RETRY_AFTER, parseRetryAfter, retryDelay } from './backoff';
import { createLimit } from './limit';

export interface TransportOptions {
  /** Requests in flight at the same time. */
  concurrency: number;
  /** Milliseconds without a byte until an attempt is given up. */
  timeout: number;
  /** Attempts after the first one. */
  retries: number;
  fetch?: typeof fetch;
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
  now?: () => number;
}

export type FailureKind = 'unreachable' | 'timeout' | 'rateLimited' | 'serverError' | 'broken';

/** A request that failed for good, after what could be retried was. */
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

/** Thrown by a reader: the answer has come, but it is cut off or garbled. The next one may be whole. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

/** Reads an answer; calls `onBytes` whenever something arrives, which restarts the time limit. */
export type ResponseReader<T> = (response: Response, onBytes: () => void) => Promise<T>;

export interface Transport {
  /**
   * Sends a request and reads its answer as one attempt: a connection that breaks in the middle of
   * the body is retried too. Statuses under 500 other than 429 go to the reader. A server that stays
   * silent is asked twice at most: a build that waits says nothing meanwhile.
   *
   * @throws RequestFailure when the attempts are used up or retrying is pointless.
   */
  request<T>(url: string, init: RequestInit, read: ResponseReader<T>): Promise<T>;
  /** Attempts made so far. */
  readonly attempts: number;
}

/** Errors of a connection that may well work the next time. */
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

/** What went wrong with a connection, as specific as the chain of causes tells. */
function networkReason(error: unknown): string {
  return networkErrorCode(error) ?? String(chainOf(error).at(-1)?.message ?? error);
}

/** A failure that the next attempt may not have, with what the server asked for. */
class Retryable extends Error {
  constructor(
    readonly failure: RequestFailure,
    readonly retryAfter?: number,
  ) {
    super(failure.message);
  }
}

/**
 * A bounded, patient way to a server: at most `concurrency` requests at once, retries after 429,
 * 5xx, timeouts and broken connections with back-off, `Retry-After` respected. A request that
 * waits for its retry keeps its place, so a struggling server gets fewer requests, not more.
 *
 * @param options Limits; the rest is for tests.
 */
export function createTransport(options: TransportOptions): Transport {
  const { timeout, retries, sleep = wait, random = Math.random, now = Date.now } = options;
  const limit = createLimit(options.concurrency);
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
    let hasAnswered = false;
    try {
      const response = await (options.fetch ?? fetch)(url, { ...init, signal: controller.signal });
      hasAnswered = true;
      restart();
      if (response.status !== 429 && response.status < 500) return await read(response, restart);
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now());
      await response.body?.cancel();
      const kind = response.status === 429 ? 'rateLimited' : 'serverError';
      const failure = new RequestFailure(kind, String(response.status), number);
      if ((retryAfter ?? 0) > MAX_RETRY_AFTER) throw failure;
      throw new Retryable(failure, retryAfter);
    } catch (error) {
      if (error instanceof Retryable || error instanceof RequestFailure) throw error;
      if (error instanceof BrokenAnswer) {
        throw new Retryable(new RequestFailure('broken', error.message, number));
      }
      if (controller.signal.aborted) {
        throw new Retryable(new RequestFailure('timeout', String(timeout), number));
      }
      const failure = new RequestFailure('unreachable', networkReason(error), number);
      if (TRANSIENT.has(networkErrorCode(error) ?? '')) throw new Retryable(failure);
      // What else fails while an answer is read is not the network's fault.
      throw hasAnswered ? error : failure;
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
        for (let number = 1; ; number += 1) {
          try {
            return await attempt(url, init, read, number);
          } catch (error) {
            if (!(error instanceof Retryable)) throw error;
            if (error.failure.kind === 'timeout') timeouts += 1;
            if (number > retries || timeouts >= MAX_TIMEOUTS) throw error.failure;
            await sleep(retryDelay(number, error.retryAfter, random()));
          }
        }
      }),
  };
}
