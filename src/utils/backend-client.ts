import { AppError } from '../domain/app-error';
import { shouldRetry, TIME_LIMIT_MS } from '../domain/fetch-rules';
import { navigationAbortSignal } from './navigation-abort';
import { logBackendError } from './log';

export interface BackendOptions {
  /** Address of Directus, no trailing slash. */
  baseUrl: string;
  /** Bearer token of a call that brings none of its own; asked for at each call. */
  token?: () => string | undefined;
}

export interface CallOptions {
  /** GET unless said otherwise. */
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: `FormData`, `URLSearchParams`, a string. */
  body?: BodyInit;
  /** Timeout of an attempt, milliseconds. */
  timeLimitMs?: number;
  /** Aborts the call; it then rejects with an `AbortError`, unlogged. */
  signal?: AbortSignal;
  /** `include` sends the backend's own cookies along; none otherwise. */
  credentials?: RequestCredentials;
  /** Whether the call survives a navigation. */
  outlivesPage?: boolean;
}

export interface BackendClient {
  /**
   * Calls the backend by the rules of the specification's section 8: one retry for methods that
   * only read, a timeout, abort on navigation.
   *
   * @param path - from the backend's root, with a leading slash and the query
   * @returns the body, parsed if it is JSON; undefined without one
   * @throws AppError with status code, status message and the answer's data, logged
   */
  call<T>(path: string, options?: CallOptions): Promise<T>;
}

/** The one client for calls to the backend. */
export function createBackendClient({ baseUrl, token }: BackendOptions): BackendClient {
  return {
    async call<T>(path: string, options: CallOptions = {}): Promise<T> {
      const method = options.method ?? 'GET';
      const signals = [options.signal, options.outlivesPage ? undefined : navigationAbortSignal()];
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await tryOnce(baseUrl + path, method, options, signals, token?.());
        if ('data' in outcome) return outcome.data as T;
        if (outcome.aborted) throw outcome.error;
        if (shouldRetry(method, outcome.error.statusCode || undefined, attempt)) continue;
        const { statusCode, statusMessage } = outcome.error;
        logBackendError(statusCode, statusMessage);
        throw outcome.error;
      }
    },
  };
}

type Outcome =
  { data: unknown } | { aborted: false; error: AppError } | { aborted: true; error: DOMException };

async function tryOnce(
  url: string,
  method: string,
  options: CallOptions,
  signals: ReadonlyArray<AbortSignal | undefined>,
  token: string | undefined,
): Promise<Outcome> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const isLeft = () => signals.some((signal) => signal?.aborted);
  if (isLeft()) abort();
  for (const signal of signals) signal?.addEventListener('abort', abort);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, options.timeLimitMs ?? TIME_LIMIT_MS);
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(options, token),
      body: options.json === undefined ? options.body : JSON.stringify(options.json),
      signal: controller.signal,
      ...(options.credentials ? { credentials: options.credentials } : {}),
    });
    const data = await bodyOf(response);
    if (response.ok) return { data };
    return failure(response.status, response.statusText, data);
  } catch {
    if (isLeft()) {
      return { aborted: true, error: new DOMException('The call was aborted', 'AbortError') };
    }
    return failure(0, late ? 'Time Limit Exceeded' : 'No Answer');
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  }
}

function headersOf({ headers, json }: CallOptions, token: string | undefined) {
  return {
    Accept: 'application/json',
    ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...headers,
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function failure(statusCode: number, statusMessage: string, data?: unknown): Outcome {
  const error = new AppError(`${statusCode} ${statusMessage}`.trim(), {
    statusCode,
    statusMessage,
    data,
  });
  return { aborted: false, error };
}
