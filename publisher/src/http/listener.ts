import { createServer } from 'node:http';
import { preview, wake } from '../../../contract/publishing.json';
import { serve, type Served } from './serve';
import { signatureCheck } from './signature';

const STATUS = { valid: 202, invalid: 401, expired: 401, replayed: 409 } as const;

/**
 * Listens for Directus: a signed call says that the queue has something new. Everything else about
 * it is read from the queue, so that a call costs nothing.
 *
 * @throws an error with code `EADDRINUSE` where the port is taken
 */
export async function listen(options: {
  host: string;
  port: number;
  secret: string;
  /** The queue has something new. */
  onWake: () => void;
  /** Something changed that only the preview shows. */
  onPreview?: () => void;
  /** What `/health` answers. */
  health: () => Readonly<Record<string, unknown>>;
}): Promise<Served> {
  const check = signatureCheck(options.secret);
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET' && request.url === '/health') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(options.health()));
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
