import { createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';
import { backOff } from 'exponential-backoff';

/** Exponential backoff from half a second: a busy Directus gets 8 s to recover. */
const BACKOFF = { numOfAttempts: 5, startingDelay: 500, timeMultiple: 2 } as const;
/**
 * Status codes of a busy server: the request was not processed, so even a non-idempotent one may be
 * retried.
 */
const BUSY_STATUSES: readonly unknown[] = [429, 503];

/** Directus refused or did not respond; the message names request and URL. */
export class DirectusApiError extends Error {
  override name = 'DirectusApiError';

  constructor(
    message: string,
    readonly status?: number,
    readonly code?: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'SEARCH';

/** Directus' REST API, as far as setup uses it. */
export interface DirectusApi {
  url: string;
  /** Resolves with `data` of the response. */
  call<T>(method: Method, path: string, body?: unknown): Promise<T>;
  /**
   * Uploads a file; its fields come first in the form data, because Directus reads the parts in
   * order.
   */
  upload<T>(fields: Readonly<Record<string, string>>, file: Blob, name: string): Promise<T>;
}

interface SdkError {
  errors?: { message?: string; extensions?: { code?: string } }[];
  response?: { status?: number };
}

function isSdkError(error: unknown): error is SdkError {
  return typeof error === 'object' && error !== null && 'errors' in error;
}

function explain(error: unknown, what: string, url: string): DirectusApiError {
  if (isSdkError(error)) {
    const first = error.errors?.[0];
    const status = error.response?.status;
    return new DirectusApiError(
      `${what} at ${url}: ${first?.message ?? 'refused'}${status === undefined ? '' : ` (${status})`}`,
      status,
      first?.extensions?.code,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new DirectusApiError(`${what}: Directus does not answer at ${url} (${reason}).`);
}

/**
 * Creates a client for one user.
 *
 * @param url Address of Directus.
 * @param token Access token or static token.
 * @returns The client; it throws DirectusApiError, and retries while Directus is busy.
 */
export function directusApi(url: string, token: string): DirectusApi {
  const client = createDirectus(url).with(staticToken(token)).with(rest());
  const request = <T>(what: string, options: Parameters<typeof customEndpoint>[0]): Promise<T> =>
    backOff(
      async () => {
        try {
          // The SDK mutates its headers, so each attempt gets a copy.
          const headers = { ...options.headers };
          return await client.request<T>(customEndpoint<T>({ ...options, headers }));
        } catch (error) {
          throw explain(error, what, url);
        }
      },
      { ...BACKOFF, retry: ({ status }: DirectusApiError) => BUSY_STATUSES.includes(status) },
    );
  return {
    url,
    call: (method, path, body) =>
      request(`${method} ${path.split('?')[0]}`, {
        method,
        path,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    upload: (fields, file, name) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', file, name);
      return request(`Upload of ${name}`, {
        method: 'POST',
        path: '/files',
        body: form,
        // Makes the SDK leave the content type to fetch, which sets the multipart boundary.
        headers: { 'Content-Type': 'multipart/form-data' },
      });
    },
  };
}

/**
 * Signs in with a password.
 *
 * @returns An access token, good for 15 minutes.
 * @throws DirectusApiError; status 401 for wrong credentials.
 */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const what = `Sign-in of ${email}`;
  let response: Response;
  try {
    response = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  } catch (error) {
    throw explain(error, what, url);
  }
  const reply = (await response.json()) as SdkError & { data?: { access_token?: string } };
  const token = reply.data?.access_token;
  if (token === undefined)
    throw explain({ ...reply, errors: reply.errors ?? [], response }, what, url);
  return token;
}
