import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { localeOfPath, localizePath } from '../../src/i18n/paths';
import { headersFor, parseHeaders } from './header-rules';
import { FALLBACK_CACHE, HOST_FILES } from './host-headers';
import {
  matchRedirect,
  parseRedirects,
  redirectLocation,
  targetOf,
  type HostRule,
} from './host-rules';

/** Loopback: not reachable from other machines. */
export const LOOPBACK = '127.0.0.1';

export interface StaticServerOptions {
  /** Folder with the built site. */
  directory: string;
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; loopback by default. */
  host?: string;
  /** Receives server-side errors of requests. */
  onError?: (error: unknown) => void;
}

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as a static host does: redirects with their status, one canonical URL per
 * page, localized 404 with status 404, the headers of `_headers`, compression. Files are read on each
 * request: a new release, its redirects and headers included, is served without a restart.
 *
 * @throws an error with code `EADDRINUSE` if the port is in use
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { directory, host = LOOPBACK, onError = () => undefined } = options;
  const rules = fileReader(path.join(directory, HOST_FILES.redirects), parseRedirects);
  const headerRules = fileReader(path.join(directory, HOST_FILES.headers), parseHeaders);
  const compress = compression({
    // Range responses are not compressed: ranges count uncompressed bytes.
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });

  const server = createServer((request, response) => {
    // The types of `compression` are Express', but Node's request and response suffice.
    compress(request as never, response as never, () => {
      try {
        const pathname = parseTarget(request.url ?? '/')?.pathname ?? '/';
        const headers = { 'Cache-Control': FALLBACK_CACHE, ...headersFor(headerRules(), pathname) };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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

const HOST_FILE_PATHS: readonly string[] = Object.values(HOST_FILES).map((name) => `/${name}`);

/** Dummy base URL for parsing paths. */
const LOCAL = 'http://localhost';

/**
 * Resolves the link once, so that a request reads from one release even if the link is switched.
 */
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
    redirect(response, rule.status, targetOf(rule, pathname), search);
    return;
  }
  sendFile(fileOf(rule?.to ?? pathname), { request, response, site, pathname });
}

/** URL of a request; undefined if it is invalid. */
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
 * Normalises a path, decoded, without dot segments and double slashes, so that the checked path is
 * the one that is read.
 */
const fileOf = (address: string) =>
  path.posix.normalize(decodeURIComponent(new URL(address, LOCAL).pathname));

function redirect(response: ServerResponse, status: number, to: string, search: string): void {
  const headers = { Location: redirectLocation(to, search), 'Cache-Control': FALLBACK_CACHE };
  response.writeHead(status, headers).end();
}

function answerLine(response: ServerResponse, status: number, line: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FALLBACK_CACHE };
  response.writeHead(status, headers).end(`${line}\n`);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  site: Site;
  /** The requested path, which determines the language of a 404. */
  pathname: string;
}

/** Serves a file, a folder's `index.html`, or the 404 page. */
function sendFile(file: string, exchange: Exchange): void {
  const { request, response, site } = exchange;
  // Some file systems are case-insensitive.
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
    .on('directory', () => sendFile(path.posix.join(file, 'index.html'), exchange))
    .on('error', ({ status, headers }: FileError) => {
      if (response.headersSent) response.destroy();
      else if (status === 412 || status === 416) {
        response.writeHead(status, { ...headers, 'Cache-Control': FALLBACK_CACHE }).end();
      } else notFound(exchange);
    })
    .pipe(response);
}

/** Error of `send`. */
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
  response.setHeader('Cache-Control', FALLBACK_CACHE);
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

/** Reads the rules of a file, cached until the file is replaced. */
function fileReader<Rule>(
  file: string,
  parseRules: (text: string) => Rule[],
): () => readonly Rule[] {
  let state = '';
  let rules: readonly Rule[] = [];
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const now = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
    if (now !== state) {
      rules = stats ? parseRules(readFileSync(file, 'utf8')) : [];
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
