import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { preview, wake } from '../../../contract/publishing.json';
import { serve, type Served } from './serve';
import { signatureCheck } from './signature';

/** A document that only the holder of a token may read. */
export interface Metrics {
  token: string;
  text(): Promise<string>;
}

const SCHEME = /^metrics (.+)$/i;

/** The header is that of Directus' own `/metrics`: `Authorization: metrics <token>`. */
function isAllowed(header: string | undefined, token: string): boolean {
  const given = Buffer.from(SCHEME.exec(header ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const STATUS = { valid: 202, invalid: 401, expired: 401, replayed: 409 } as const;

/**
 * Starts the HTTP server for Directus' signed notifications that the queue has changed. They carry
 * no data: everything is read from the queue.
 *
 * @throws an error with code `EADDRINUSE` if the port is in use
 */
export async function listen(options: {
  host: string;
  port: number;
  secret: string;
  /** Called when the queue has changed. */
  onWake: () => void;
  /** Called when something changed that only the preview shows. */
  onPreview?: () => void;
  /** Response of `/health`. */
  health: () => Readonly<Record<string, unknown>>;
  /** Response of `/metrics`; there is none without it. */
  metrics?: Metrics | undefined;
}): Promise<Served> {
  const check = signatureCheck(options.secret);
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET' && request.url === '/health') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(options.health()));
      return;
    }
    const { metrics } = options;
    if (metrics && request.method === 'GET' && request.url === '/metrics') {
      if (!isAllowed(request.headers.authorization, metrics.token)) {
        response.writeHead(403).end();
        return;
      }
      metrics.text().then(
        (body) =>
          response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(body),
        () => response.writeHead(500).end(),
      );
      return;
    }
    const calls = { [wake.path]: options.onWake, [preview.wakePath]: options.onPreview };
    const call = request.method === 'POST' ? calls[request.url ?? ''] : undefined;
    if (call === undefined) {
      response.writeHead(404).end();
      return;
    }
    const header = request.headers[wake.signatureHeader];
    const verdict = check(typeof header === 'string' ? header : undefined, Date.now());
    if (verdict === 'valid') call();
    response.writeHead(STATUS[verdict]).end();
  });
  return serve(server, options.host, options.port);
}
