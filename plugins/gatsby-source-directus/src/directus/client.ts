import { createDirectus, graphql, staticToken } from '@directus/sdk';
import { SourceError } from '../errors';
import type { ResolvedOptions } from '../options';
import { createTransport, RequestFailure, type Transport } from '../transport/transport';
import type { Query } from './queries';

/** A query that Directus answered with an error; `details` are its messages. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    readonly status: number,
    readonly details: readonly string[],
    /** Directus' code, such as `GRAPHQL_VALIDATION`. */
    readonly code: string | undefined,
  ) {
    super(details.join('\n'));
  }
}

export interface DirectusClient {
  readonly url: string;
  /** Attempts at a request made so far, retries included. */
  readonly attempts: number;
  /**
   * Runs a GraphQL query.
   *
   * @throws QueryError where Directus refuses it, SourceError where Directus is not to be had.
   */
  query<T extends object>(query: Query, scope?: 'items' | 'system'): Promise<T>;
  /**
   * Fetches a file's bytes.
   *
   * @param write Stores them; called again from the beginning after a broken connection.
   * @returns What `write` returned, or the status where it is not 200.
   */
  download<T>(
    fileId: string,
    write: (body: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<{ ok: true; value: T } | { ok: false; status: number }>;
}

/** As much of a response as the SDK reads; its body has arrived already. */
type JsonAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'>;

interface SdkError {
  errors?: { message?: string; extensions?: GraphqlExtensions }[];
  response: JsonAnswer;
}

interface GraphqlExtensions {
  code?: string;
  errors?: { message?: string }[];
  graphqlErrors?: { message?: string }[];
}

const isSdkError = (error: unknown): error is SdkError =>
  typeof error === 'object' && error !== null && 'response' in error;

function queryError({ errors, response }: SdkError): QueryError {
  const list = Array.isArray(errors) ? errors : [];
  const extensions = list[0]?.extensions;
  const inner = extensions?.errors ?? extensions?.graphqlErrors ?? list;
  const details = inner.flatMap(({ message }) => (message ? [message] : []));
  return new QueryError(response.status, details, extensions?.code);
}

async function* withProgress(body: ReadableStream<Uint8Array>, onBytes: () => void) {
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    onBytes();
    yield chunk;
  }
}

/**
 * The only way this plugin talks to Directus.
 *
 * @param options Address, token and limits.
 * @param transport Replaced in tests.
 */
export function createClient(
  options: ResolvedOptions,
  transport: Transport = createTransport(options),
): DirectusClient {
  const url = options.url.replace(/\/+$/, '');
  const hide = (text: string) => text.replaceAll(options.token, '***');

  const explain = (failure: RequestFailure): SourceError => {
    switch (failure.kind) {
      case 'unreachable':
        return new SourceError('unreachable', { url, reason: hide(failure.reason) });
      case 'timeout':
        return new SourceError('timeout', { url, seconds: options.timeout / 1000 });
      case 'rateLimited':
        return new SourceError('rateLimited', { url });
      case 'serverError':
        return new SourceError('serverError', { url, status: failure.reason });
    }
  };

  /** The body is read within the attempt, so that the SDK never sees a broken connection. */
  const fetchJson = (address: string, init: RequestInit): Promise<JsonAnswer> =>
    transport.request(address, init, async (response, onBytes) => {
      if (response.status === 401) throw new SourceError('unauthorised', { url });
      const type = response.headers.get('content-type')?.split(';')[0]?.trim() || 'nothing';
      if (type !== 'application/json') {
        await response.body?.cancel();
        throw new SourceError('notDirectus', { url, contentType: type });
      }
      const chunks: Uint8Array[] = [];
      if (response.body) {
        for await (const chunk of withProgress(response.body, onBytes)) chunks.push(chunk);
      }
      const text = Buffer.concat(chunks).toString('utf8');
      return {
        ok: response.ok,
        status: response.status,
        headers: response.headers,
        text: async () => text,
        json: async () => JSON.parse(text) as unknown,
      };
    });

  const directus = createDirectus(url, { globals: { fetch: fetchJson } })
    .with(staticToken(options.token))
    .with(graphql());

  return {
    url,
    get attempts() {
      return transport.attempts;
    },
    async query<T extends object>({ text, variables }: Query, scope: 'items' | 'system' = 'items') {
      try {
        return await directus.query<T>(text, variables, scope);
      } catch (error) {
        if (error instanceof RequestFailure) throw explain(error);
        if (error instanceof SourceError || !isSdkError(error)) throw error;
        const refused = queryError(error);
        throw new QueryError(refused.status, refused.details.map(hide), refused.code);
      }
    },
    async download(fileId, write) {
      try {
        return await transport.request(
          `${url}/assets/${fileId}`,
          { headers: { Authorization: `Bearer ${options.token}` } },
          async (response, onBytes) => {
            if (!response.ok || !response.body) {
              await response.body?.cancel();
              return { ok: false as const, status: response.status };
            }
            return { ok: true as const, value: await write(withProgress(response.body, onBytes)) };
          },
        );
      } catch (error) {
        throw error instanceof RequestFailure ? explain(error) : error;
      }
    },
  };
}
