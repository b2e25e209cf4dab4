import { createDirectus, customEndpoint, graphql, rest, staticToken } from '@directus/sdk';
import { SourceError } from '../errors';
import type { ResolvedOptions } from '../options';
import {
  MalformedResponse,
  createTransport,
  RequestFailure,
  type Transport,
} from '../transport/transport';
import type { Query } from './queries';
import { isRow } from './rows';

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
   * @throws QueryError if Directus refuses it, SourceError if Directus is unavailable.
   */
  query<T extends object>(query: Query, scope?: 'items' | 'system'): Promise<T>;
  /**
   * Reads items by Directus' REST API, for features that its GraphQL API lacks.
   *
   * @returns A list, or an object where the collection holds one item.
   * @throws As `query` does.
   */
  search(collection: string, query: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Health check of Directus, made after a request has failed permanently. */
  isAlive(): Promise<boolean>;
  /** Its limit of rows per list (`QUERY_LIMIT_MAX`), if it has and reports one. */
  queryLimit(): Promise<number | undefined>;
  /**
   * Fetches a file's bytes.
   *
   * @param write Stores them; called again from the start on a retry.
   * @returns What `write` returned, or the status where it is not 200.
   */
  download<T>(
    fileId: string,
    write: (body: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<{ ok: true; value: T } | { ok: false; status: number }>;
}

/** The subset of a response that the SDK reads; its body has been read already. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedResponse(
      `JSON that is cut off or invalid after ${text.length} characters: ${(error as Error).message}`,
    );
  }
}

/** Validates that a response of the REST API is complete: JSON, with data or with an error. */
function parseRestAnswer(text: string): unknown {
  const answer = parseJson(text);
  if (isRow(answer) && ('errors' in answer || 'data' in answer)) return answer;
  throw new MalformedResponse('JSON without data');
}

/**
 * Validates that a response is complete: JSON, with an error or with every requested field.
 *
 * @throws MalformedResponse if it is not, which is retried.
 */
function parseAnswer(text: string, { lists, objects }: Query): unknown {
  const answer = parseJson(text);
  if (isRow(answer) && 'errors' in answer) return answer;
  const data = isRow(answer) ? answer.data : undefined;
  if (!isRow(data)) throw new MalformedResponse('JSON without data');
  const missing = [
    ...lists.filter((name) => !Array.isArray(data[name])),
    ...objects.filter((name) => !(name in data)),
  ];
  if (missing.length > 0) throw new MalformedResponse(`JSON without ${missing.join(', ')}`);
  return answer;
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
      case 'broken':
        return new SourceError('brokenAnswer', { url, reason: hide(failure.reason) });
    }
  };

  /** The body is read within the attempt, so that the SDK never sees a broken connection. */
  const fetchJson =
    (parse: (text: string) => unknown) =>
    (address: string, init: RequestInit): Promise<JsonAnswer> =>
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
        const answer = parse(text);
        return {
          ok: response.ok,
          status: response.status,
          headers: response.headers,
          text: async () => text,
          json: async () => answer,
        };
      });

  const directusFor = (query: Query) =>
    createDirectus(url, { globals: { fetch: fetchJson((text) => parseAnswer(text, query)) } })
      .with(staticToken(options.token))
      .with(graphql());
  /** Maps the failure of a call to the error for the caller. */
  const explainError = (error: unknown): unknown => {
    if (error instanceof RequestFailure) return explain(error);
    if (error instanceof SourceError || !isSdkError(error)) return error;
    const refused = queryError(error);
    return new QueryError(refused.status, refused.details.map(hide), refused.code);
  };
  const authorised = { headers: { Authorization: `Bearer ${options.token}` } };
  let limit: Promise<number | undefined> | undefined;

  return {
    url,
    get attempts() {
      return transport.attempts;
    },
    async query<T extends object>(query: Query, scope: 'items' | 'system' = 'items') {
      try {
        return await directusFor(query).query<T>(query.text, query.variables, scope);
      } catch (error) {
        throw explainError(error);
      }
    },
    async search(collection, query) {
      try {
        return await createDirectus(url, { globals: { fetch: fetchJson(parseRestAnswer) } })
          .with(staticToken(options.token))
          .with(rest())
          .request(
            customEndpoint({
              path: `/items/${collection}`,
              method: 'SEARCH',
              body: JSON.stringify({ query }),
            }),
          );
      } catch (error) {
        throw explainError(error);
      }
    },
    isAlive: () =>
      transport
        .request(`${url}/server/ping`, {}, async (response) => {
          await response.body?.cancel();
          return response.ok;
        })
        .catch(() => false),
    queryLimit: () =>
      (limit ??= transport
        .request(`${url}/server/info`, authorised, async (response) => {
          const info: unknown = response.ok ? await response.json() : undefined;
          const data = isRow(info) && isRow(info.data) ? info.data : {};
          const max = isRow(data.queryLimit) ? data.queryLimit.max : undefined;
          return typeof max === 'number' && max > 0 ? max : undefined;
        })
        // The limit is optional; if Directus has a problem, the queries report it.
        .catch(() => undefined)),
    async download(fileId, write) {
      try {
        return await transport.request(
          `${url}/assets/${fileId}`,
          authorised,
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
