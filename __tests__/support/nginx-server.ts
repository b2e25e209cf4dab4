import { request, type Agent, type RequestOptions } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../cms/scripts/ports';
import { findServer } from '../../scripts/support/servers';
import { makeServerFolder, startServer, type ServerProcess } from './server-processes';
import type { Answer } from './temporary-site';

/** Host names of the site, Directus and the preview. */
export const NAMES = {
  site: 'www.example.com',
  cms: 'cms.example.com',
  preview: 'preview.example.com',
} as const;

/** `deploy/nginx.sh`, running. */
export interface NginxServer extends ServerProcess {
  httpPort: number;
  httpsPort: number;
}

export interface NginxOptions {
  /** Folder of the project whose `deploy/` it runs. */
  project: string;
  /** Folder of the publisher's releases. */
  releases: string;
  /** The nodes of Directus. */
  cmsUrls: readonly string[];
  /** Other variables of `nginx.sh`. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts nginx as the deployment does, on free ports; it waits for a first release by itself.
 *
 * @param folder - for its files
 */
export async function startNginx(
  folder: string,
  { project, releases, cmsUrls, env = {} }: NginxOptions,
): Promise<NginxServer> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const server = startServer(path.join(project, 'deploy/nginx.sh'), [], {
    NGINX: findServer('nginx'),
    SITE_NAME: NAMES.site,
    CMS_NAME: NAMES.cms,
    PREVIEW_NAME: NAMES.preview,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    RUN: makeServerFolder(path.join(folder, 'run')),
    CERTIFICATES: makeServerFolder(path.join(folder, 'certificates')),
    RELEASES: releases,
    CMS_UPSTREAM: cmsUrls
      .map((url) => new URL(url).host.replace('localhost', '127.0.0.1'))
      .join(' '),
    ...env,
  });
  return { ...server, httpPort, httpsPort };
}

/** Waits for a line of a process. */
export async function untilSays(
  program: Pick<ServerProcess, 'output'>,
  text: string,
  ms = 30_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!program.output().includes(text)) {
    if (Date.now() > end) throw new Error(`It never said “${text}”:\n${program.output()}`);
    await wait(50);
  }
}

/** An answer of nginx, and whether its connection had been used before. */
export interface TlsAsk extends Pick<RequestOptions, 'method' | 'headers' | 'localAddress'> {
  body?: Buffer | undefined;
  agent?: Agent;
}

/**
 * Asks nginx for a path exactly as it is written. Sends it again where a kept connection was closed
 * just then, as browsers do.
 */
export function askTls(
  { httpsPort }: Pick<NginxServer, 'httpsPort'>,
  host: string,
  target: string,
  { body, headers = {}, ...options }: TlsAsk = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...options,
        host: '127.0.0.1',
        port: httpsPort,
        path: target,
        servername: host,
        rejectUnauthorized: false,
        headers: { Host: host, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === 'ECONNRESET') {
        askTls({ httpsPort }, host, target, { body, headers, ...options }).then(resolve, reject);
      } else reject(error);
    });
    call.end(body);
  });
}
