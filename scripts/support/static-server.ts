import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { localeOfPath, localizePath } from '../../src/i18n/paths';
import { matchRedirect, parseRedirects, type HostRule } from './host-rules';
import { cacheControl, securityHeaders } from './host-headers';

export interface StaticServerOptions {
  /** Folder with the built site. */
  directory: string;
  /** 0 for any free port. */
  port: number;
  /** Origins the pages may call besides their own. */
  connect?: readonly string[];
}

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

type Next = () => void;

/**
 * Serves a built site as a static host does: redirects with their status, one address for a page,
 * localized 404 with status 404, cache and security headers, compression.
 *
 * @throws an error with code `EADDRINUSE` where the port is taken
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { directory } = options;
  const rules = readRules(directory);
  const headers = securityHeaders(options.connect ?? []);
  const compress = compression();
  // `dev` looks at the disk at every request: a rebuilt site is served without a restart.
  const files = sirv(directory, {
    dev: true,
    etag: true,
    dotfiles: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // compression's types are those of Express; it needs nothing that Node's own lack.
    compress(request as never, response as never, () =>
      route(request, response, { rules, directory, files }),
    );
  });
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Only paths matter here; parsing needs some origin. */
const LOCAL = 'http://localhost';

interface Site {
  rules: readonly HostRule[];
  directory: string;
  files: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

function route(request: IncomingMessage, response: ServerResponse, site: Site): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = parseTarget(request.url ?? '/');
  if (!address) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
    return;
  }
  const { pathname, search } = address;
  if (pathname !== '/' && pathname.endsWith('/')) {
    redirect(response, 301, pathname.replace(/\/+$/, '') || '/', search);
    return;
  }
  const rule = matchRedirect(site.rules, pathname);
  if (rule && rule.status >= 300) {
    redirect(response, rule.status, rule.to, search);
    return;
  }
  if (rule) request.url = rule.to;
  if (decodeURIComponent(pathname) === '/_redirects') {
    notFound(pathname, request, response, site.directory);
    return;
  }
  site.files(request, response, () => notFound(pathname, request, response, site.directory));
}

/** A request's address; none for one that no page can have. */
function parseTarget(target: string): URL | undefined {
  if (!URL.canParse(target, LOCAL) || target.startsWith('//')) return undefined;
  const address = new URL(target, LOCAL);
  try {
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

/** Relative to this site unless it is absolute; `//host` would lead elsewhere. */
function redirect(response: ServerResponse, status: number, to: string, search: string): void {
  const target = to.startsWith('/') ? to.replace(/^\/+/, '/') : to;
  const location = target.includes('?') ? target : target + search;
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function notFound(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
): void {
  const page = path.join(directory, localizePath('/404', localeOfPath(pathname)), 'index.html');
  if (!existsSync(page) || path.extname(pathname) === '.json') {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': statSync(page).size,
    'Cache-Control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(page).pipe(response);
}

function readRules(directory: string): HostRule[] {
  const file = path.join(directory, '_redirects');
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : [];
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
