import { createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';

const RETRIES = 4;
const RETRY_MS = 500;

/** Directus refused or did not answer; the message says what was asked and where. */
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

/** Calls of Directus' REST API that setup makes. */
export interface DirectusApi {
  url: string;
  /** Answers `data` of the reply. */
  call<T>(method: Method, path: string, body?: unknown): Promise<T>;
  /** Uploads a file; the fields go before it, as Directus reads them in order. */
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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A client for one user.
 *
 * @param url Address of Directus.
 * @param token Access token or static token.
 * @returns The calls; they throw DirectusApiError, and try again where Directus is busy.
 */
export function directusApi(url: string, token: string): DirectusApi {
  const client = createDirectus(url).with(staticToken(token)).with(rest());
  const request = async <T>(
    what: string,
    options: Parameters<typeof customEndpoint>[0],
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // The SDK changes the headers it is given: each attempt gets its own.
        const headers = { ...options.headers };
        return await client.request<T>(customEndpoint<T>({ ...options, headers }));
      } catch (error) {
        const problem = explain(error, what, url);
        const isBusy = problem.status === 503 || problem.status === 429;
        if (!isBusy || attempt > RETRIES) throw problem;
        await wait(RETRY_MS * attempt);
      }
    }
  };
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
        // The SDK leaves the type to fetch, which knows the boundary, only when told so.
        headers: { 'Content-Type': 'multipart/form-data' },
      });
    },
  };
}

/**
 * Signs in with a password.
 *
 * @returns An access token, good for 15 minutes.
 * @throws DirectusApiError; its status is 401 where Directus does not know the pair.
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
