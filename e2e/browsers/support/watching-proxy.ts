import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WatchingProxy {
  /** Host and port. */
  address: string;
  /** Errors that pages have thrown or logged since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** Paths that belong to the proxy, on every host. */
const SCRIPT = '/-watching-proxy/script.js';
const REPORT = '/-watching-proxy/error';

/** Runs first in each page; reports synchronously, so that no error is lost. */
function watchErrors(report: string): void {
  const send = (message: string) => {
    const call = new XMLHttpRequest();
    call.open('POST', report, false);
    call.send(message);
  };
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    send(parts.map(String).join(' '));
    error(...parts);
  };
  addEventListener('error', (event) => send(event.message));
  addEventListener('unhandledrejection', (event) => send(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    send(`${event.violatedDirective} forbids ${event.blockedURI}`),
  );
}

/**
 * A proxy between a browser and the local sites that collects their pages' errors, which WebKit's
 * classic WebDriver does not report. Other hosts are unreachable.
 */
export async function startWatchingProxy(): Promise<WatchingProxy> {
  const errors: string[] = [];
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://proxy.invalid');
    if (url.pathname === SCRIPT) {
      response
        .setHeader('Content-Type', 'text/javascript')
        .end(`(${watchErrors})(${JSON.stringify(REPORT)})`);
    } else if (url.pathname === REPORT) {
      void text(incoming).then((message) => {
        errors.push(message);
        response.end();
      });
    } else if (url.hostname === 'localhost' || url.hostname === '127.0.0.1') {
      forward(incoming, response, url);
    } else {
      response.writeHead(502).end();
    }
  });
  // Refuses CONNECT: local sites use plain HTTP.
  server.on('connect', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    takeErrors: () => errors.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, url: URL): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(url, { method: incoming.method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isPage) {
      answer.pipe(response);
      return;
    }
    void text(answer).then((html) =>
      response.end(html.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`)),
    );
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
