import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { localeOfPath, localizePath } from '../../src/i18n/paths';
import { cacheControl, securityHeaders } from './host-headers';
import { matchRedirect, parseRedirects, redirectLocation, type HostRule } from './host-rules';

/** Nobody else's machine reaches it. */
export const LOOPBACK = '127.0.0.1';

export interface StaticServerOptions {
  /** Folder with the built site. */
  directory: string;
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; loopback where missing. */
  host?: string;
  /** Origins the pages may call besides their own. */
  connect?: readonly string[];
  /** Gets what went wrong with a request through no fault of the visitor's. */
  onError?: (error: unknown) => void;
}

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as a static host does: redirects with their status, one address for a page,
 * localized 404 with status 404, cache and security headers, compression. Looks at the disk at every
 * request: a rebuilt site, its redirects included, is served without a restart.
 *
 * @throws an error with code `EADDRINUSE` where the port is taken
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { directory, host = LOOPBACK, onError = () => undefined } = options;
  const rules = rulesReader(path.join(directory, HOST_FILES.redirects));
  const headers = securityHeaders(options.connect ?? []);
  const compress = compression({
    // A part of a file is counted in its own bytes.
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // compression's types are those of Express; it needs nothing that Node's own lack.
    compress(request as never, response as never, () => {
      try {
        route(request, response, { directory: currentFolder(directory), rules });
      } catch (error) {
        onError(error);
        if (response.headersSent) response.destroy();
        else answerLine(response, 500, 'The site cannot answer this');
      }
    });
  });
  await listen(server, options.port, host);
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

/** Files for the host, beside those for visitors. */
const HOST_FILES = { redirects: '_redirects', headers: '_headers' } as const;
const HOST_FILE_PATHS: readonly string[] = Object.values(HOST_FILES).map((name) => `/${name}`);

/** Only paths matter here; parsing needs some origin. */
const LOCAL = 'http://localhost';

/** One request reads one release, whatever the link to the current one does meanwhile. */
function currentFolder(directory: string): string {
  try {
    return realpathSync(directory);
  } catch {
    return directory;
  }
}

interface Site {
  directory: string;
  rules: () => readonly HostRule[];
}

function route(request: IncomingMessage, response: ServerResponse, site: Site): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = parseTarget(request.url ?? '/');
  if (!address) {
    answerLine(response, 400, 'Bad request');
    return;
  }
  const { pathname, search } = address;
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (tidy !== pathname) {
    redirect(response, 301, tidy, search);
    return;
  }
  const rule = matchRedirect(site.rules(), pathname);
  if (rule && rule.status >= 300) {
    redirect(response, rule.status, rule.to, search);
    return;
  }
  sendFile(fileOf(rule?.to ?? pathname), { request, response, site, pathname });
}

/** A request's address; none for one that no page can have. */
function parseTarget(target: string): URL | undefined {
  if (!URL.canParse(target, LOCAL) || target.startsWith('//')) return undefined;
  const address = new URL(target, LOCAL);
  if (!/^https?:$/.test(address.protocol)) return undefined;
  try {
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

/**
 * A path as the disk knows it, decoded and without dots and double slashes, so that what is compared
 * is what is read.
 */
const fileOf = (address: string) =>
  path.posix.normalize(decodeURIComponent(new URL(address, LOCAL).pathname));

function redirect(response: ServerResponse, status: number, to: string, search: string): void {
  const headers = { Location: redirectLocation(to, search), 'Cache-Control': 'no-cache' };
  response.writeHead(status, headers).end();
}

function answerLine(response: ServerResponse, status: number, line: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${line}\n`);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  site: Site;
  /** The address asked for, which tells the language of a 404. */
  pathname: string;
}

/** Answers with a file, a folder's `index.html`, or the 404 page. */
function sendFile(file: string, exchange: Exchange): void {
  const { request, response, site, pathname } = exchange;
  // Some disks take capitals for small letters.
  if (HOST_FILE_PATHS.includes(file.toLowerCase())) {
    notFound(exchange);
    return;
  }
  send(request, encodeURIComponent(file), {
    root: site.directory,
    dotfiles: 'allow',
    cacheControl: false,
    extensions: ['html'],
  })
    .on('headers', () => response.setHeader('Cache-Control', cacheControl(pathname)))
    .on('directory', () => sendFile(path.posix.join(file, 'index.html'), exchange))
    .on('error', ({ status, headers }: FileError) => {
      if (response.headersSent) response.destroy();
      else if (status === 412 || status === 416) response.writeHead(status, headers).end();
      else notFound(exchange);
    })
    .pipe(response);
}

/** What `send` says about a file it cannot send. */
interface FileError {
  status: number;
  headers?: Record<string, string>;
}

function notFound({ request, response, site, pathname }: Exchange): void {
  const tell = () => {
    if (response.headersSent) response.destroy();
    else answerLine(response, 404, 'Not found');
  };
  if (path.extname(pathname) === '.json') {
    tell();
    return;
  }
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  const page = `${localizePath('/404', localeOfPath(pathname))}/index.html`;
  send(request, page, {
    root: site.directory,
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
  })
    .on('error', tell)
    .pipe(response);
}

/** Reads the rules of a file, anew whenever another file stands there. */
function rulesReader(file: string): () => readonly HostRule[] {
  let state = '';
  let rules: readonly HostRule[] = [];
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const now = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
    if (now !== state) {
      rules = stats ? parseRedirects(readFileSync(file, 'utf8')) : [];
      state = now;
    }
    return rules;
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
