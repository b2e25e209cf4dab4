import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { preview } from '../../../contract/publishing.json';
import { serve } from '../http/serve';
import { previewHeaders } from './headers';
import { addressOf, fileAt, pageAt, readIndex } from './index-file';
import {
  OWN_PATHS,
  eventOf,
  failedPage,
  notBuiltPage,
  refusedPage,
  waitingPage,
  withBar,
} from './pages';
import {
  isOwnPath,
  openSession,
  previewCookie,
  readPreviewCookie,
  sealSession,
  ticketCheck,
  type Session,
  type Target,
} from './session';
import type { PreviewSite } from './site';

/** How long a request is held for a running build, milliseconds. */
const HOLD_MS = 8_000;

export interface PreviewServerOptions {
  host: string;
  port: number;
  secret: string;
  /** Public URL of Directus, without a trailing slash. */
  directusUrl: string;
  /** Public URL of the preview. */
  previewUrl: string;
  /** Build folder of the preview. */
  siteDirectory: string;
  /** File of the script of every page, `bar.js`. */
  barScript: string;
  site: PreviewSite;
}

export interface PreviewServer {
  port: number;
  close(): Promise<void>;
}

const FRAMES = ['document', 'iframe', 'frame'];

/**
 * Whether the request is a navigation. Older browsers send only `Accept`, without `Sec-Fetch-*`.
 */
function isNavigation({ headers }: IncomingMessage): boolean {
  const purpose = headers['sec-fetch-dest'];
  if (typeof purpose === 'string') return FRAMES.includes(purpose);
  return (headers.accept ?? '').includes('text/html');
}

function targetOf(query: URLSearchParams, lastLocale: string | null): Target | undefined {
  const wanted = query.get('path');
  if (wanted !== null) return isOwnPath(wanted) ? { path: wanted } : undefined;
  const collection = query.get('collection');
  if (collection === null) return undefined;
  return { collection, item: query.get('item'), locale: query.get('locale') ?? lastLocale };
}

function openAddress(target: Target): string {
  const entries = Object.entries(target).filter(([, value]) => value !== null);
  return `${OWN_PATHS.open}?${new URLSearchParams(entries as [string, string][])}`;
}

/**
 * Serves the preview to editors with a session, which Directus' ticket starts, and to nobody else.
 *
 * @throws an error with code `EADDRINUSE` if the port is in use
 */
export async function servePreview(options: PreviewServerOptions): Promise<PreviewServer> {
  const { secret, site, siteDirectory } = options;
  const isSecure = new URL(options.previewUrl).protocol === 'https:';
  const headers = previewHeaders(new URL(options.directusUrl).origin);
  const script = readFileSync(options.barScript);
  const checkTicket = ticketCheck(secret);
  const publicDirectory = path.join(siteDirectory, 'public');
  const listeners = new Set<ServerResponse>();

  const answer = (response: ServerResponse, status: number, html: string) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };
  const redirect = (response: ServerResponse, location: string) => {
    response.writeHead(303, { Location: location }).end();
  };
  const directusAddress = (pathname: string) =>
    `${options.directusUrl}${preview.endpoint}?path=${encodeURIComponent(pathname)}`;

  const enter = (url: URL, response: ServerResponse) => {
    const ticket = checkTicket(url.searchParams.get('ticket') ?? '', Date.now());
    if (ticket === undefined) {
      answer(response, 403, refusedPage('en', undefined));
      return;
    }
    response.setHeader(
      'Set-Cookie',
      previewCookie('session', sealSession(secret, ticket, Date.now()), isSecure),
    );
    site.open();
    redirect(response, openAddress(ticket.target));
  };

  /** Responds while there is no built site. */
  const isWaiting = async (
    request: IncomingMessage,
    response: ServerResponse,
    { language }: Session,
  ): Promise<boolean> => {
    site.open();
    const isUpToDate = await site.waitForBuilds(HOLD_MS);
    if (isUpToDate && site.build !== undefined) return false;
    response.setHeader('Retry-After', '2');
    if (!isNavigation(request)) response.writeHead(503).end();
    else if (isUpToDate) answer(response, 503, failedPage(language, site.error ?? ''));
    else answer(response, 503, waitingPage(language));
    return true;
  };

  const tell = (response: ServerResponse) => {
    if (site.state === 'asleep') {
      // EventSource stops reconnecting; the next page request starts the site again.
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(eventOf(site.state, site.build, site.error));
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const stopWatching = site.watch(() => {
    for (const response of listeners) {
      response.write(eventOf(site.state, site.build, site.error));
      if (site.state === 'asleep') response.end();
    }
  });

  const serveFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    { language }: Session,
  ) => {
    const index = readIndex(siteDirectory);
    const page = pageAt(index, decodeURIComponentSafely(pathname));
    const locale = pathname.split('/')[1] ?? '';
    const found =
      (await fileAt(publicDirectory, pathname)) ??
      (isNavigation(request)
        ? ((await fileAt(publicDirectory, `/${locale}/404`)) ??
          (await fileAt(publicDirectory, '/404')))
        : undefined);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (found.isPage) {
      const html = await readFile(found.file, 'utf8');
      if (page) response.setHeader('Set-Cookie', previewCookie('locale', page.locale, isSecure));
      const facts = { language, pathname, page, build: site.build };
      answer(response, page || pathname === '/' ? 200 : 404, withBar(html, facts));
      return;
    }
    const name = path.relative(publicDirectory, found.file);
    send(request, name.split(path.sep).map(encodeURIComponent).join('/'), {
      root: publicDirectory,
      cacheControl: false,
      etag: false,
      lastModified: false,
      index: false,
    })
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const address = `http://preview${request.url ?? ''}`;
    if (!isOwnPath(request.url) || !URL.canParse(address)) {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const url = new URL(address);
    if (url.pathname === OWN_PATHS.enter) {
      enter(url, response);
      return;
    }
    const cookie = readPreviewCookie(request.headers.cookie, 'session', isSecure);
    const session = openSession(secret, cookie, Date.now());
    if (session === undefined) {
      const isPage = isNavigation(request) && !url.pathname.startsWith('/-/');
      if (isPage) redirect(response, directusAddress(url.pathname + url.search));
      // Prevents a redirect loop if the browser does not accept the cookie.
      else if (isNavigation(request)) answer(response, 401, refusedPage('en', undefined));
      else response.writeHead(401).end();
      return;
    }
    if (url.pathname === OWN_PATHS.events) {
      tell(response);
      return;
    }
    if (url.pathname === OWN_PATHS.bar) {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    if (await isWaiting(request, response, session)) return;
    if (url.pathname === OWN_PATHS.open) {
      // Directus reloads the preview after each save: keep the language last viewed.
      const locale = readPreviewCookie(request.headers.cookie, 'locale', isSecure);
      const target = targetOf(url.searchParams, locale || null);
      const location = target && addressOf(readIndex(siteDirectory), target);
      if (location === undefined) answer(response, 404, notBuiltPage(session.language));
      else redirect(response, location);
      return;
    }
    await serveFile(request, response, url.pathname, session);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const served = await serve(server, options.host, options.port);
  return {
    port: served.port,
    close: () => {
      stopWatching();
      return served.close();
    },
  };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
