import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { request, type Agent, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../cms/scripts/ports';
import { buildSiteCopy, makeSiteCopy } from '../../e2e/support/site-copy';
import { createReleaseStore, type ReleaseStore } from '../../publisher/src/release/store';
import { completeForNginx } from '../../scripts/support/nginx-release';
import { findServer } from '../../scripts/support/servers';
import { startTestDirectus, type TestDirectus } from './directus';
import {
  makeServerFolder,
  startPostgres,
  startRedis,
  startServer,
  type Database,
  type ServerProcess,
} from './server-processes';
import type { Answer } from './temporary-site';

/** Host names of the site, Directus and the preview. */
export const NAMES = {
  site: 'www.example.com',
  cms: 'cms.example.com',
  preview: 'preview.example.com',
} as const;

/** What stands in deploy/, run as processes: nginx before a built release, Directus, its servers. */
export interface OneServer {
  cms: TestDirectus;
  postgres: Database;
  redis: Database;
  nginx: ServerProcess;
  httpPort: number;
  httpsPort: number;
  /** A built site, without what nginx needs besides. */
  built: string;
  folder: string;
  releases: ReleaseStore;
  /** Publishes a built folder as the publisher does. */
  publish(id: string, directory: string): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the site of a Directus, or takes the built one of `DEPLOY_TEST_SITE`. */
async function buildSite(cms: TestDirectus): Promise<string> {
  const given = process.env.DEPLOY_TEST_SITE;
  if (given !== undefined) return realpathSync(given);
  const directory = path.resolve('.run/deploy-site');
  makeSiteCopy(directory);
  const build = await buildSiteCopy(directory, {
    SITE_URL: `https://${NAMES.site}`,
    DIRECTUS_URL: cms.url,
    DIRECTUS_TOKEN: cms.buildToken,
    GATSBY_DIRECTUS_URL: `https://${NAMES.cms}`,
    GATSBY_RECAPTCHA_SITE_KEY: '6LeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    RELEASE_SERVER: '',
  });
  if (build.code !== 0) throw new Error(`The site does not build:\n${build.output}`);
  return realpathSync(path.join(directory, 'releases/current'));
}

/** Waits for a line of a process. */
export async function untilSays(server: ServerProcess, text: string, ms = 30_000): Promise<void> {
  const end = Date.now() + ms;
  while (!server.output().includes(text)) {
    if (Date.now() > end || server.child.exitCode !== null) {
      throw new Error(`It never said “${text}”:\n${server.output()}`);
    }
    await wait(50);
  }
}

/** Starts everything; PostgreSQL, Redis and nginx as a user without rights. */
export async function startOneServer(): Promise<OneServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-deploy-'));
  chmodSync(folder, 0o755);
  const [pgPort, redisPort, httpPort, httpsPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const postgres = await startPostgres(path.join(folder, 'postgres'), pgPort);
  const redis = await startRedis(path.join(folder, 'redis'), redisPort);
  const cms = await startTestDirectus({
    demo: true,
    database: postgres.url,
    env: {
      REDIS: redis.url,
      IP_TRUST_PROXY: '1',
      CORS_ORIGIN: `https://${NAMES.site}`,
      LEADS_RATE_LIMIT: '8',
    },
  });
  const built = await buildSite(cms);
  cpSync(path.resolve('deploy'), path.join(folder, 'deploy'), { recursive: true });
  const releases = createReleaseStore({ directory: path.join(folder, 'releases'), keep: 10 });
  const publish = async (id: string, directory: string) => {
    const live = releases.current();
    const staged = releases.stage(id, directory);
    await completeForNginx(staged, live && releases.directory(live));
    releases.publish(staged);
  };
  await publish('first', built);
  const nginx = startServer(path.join(folder, 'deploy/nginx.sh'), [], {
    NGINX: findServer('nginx'),
    SITE_NAME: NAMES.site,
    CMS_NAME: NAMES.cms,
    PREVIEW_NAME: NAMES.preview,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    RUN: makeServerFolder(path.join(folder, 'run')),
    CERTIFICATES: makeServerFolder(path.join(folder, 'certificates')),
    RELEASES: path.join(folder, 'releases'),
    CMS_UPSTREAM: new URL(cms.url).host.replace('localhost', '127.0.0.1'),
    PREVIEW_UPSTREAM: `127.0.0.1:${await freePort()}`,
  });
  await untilSays(nginx, 'serving first');
  await wait(500);
  return {
    ...{ cms, postgres, redis, nginx, httpPort, httpsPort, built, folder, releases, publish },
    stop: async () => {
      await nginx.stop();
      await cms.stop();
      await postgres.stop('SIGINT');
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
  { httpsPort }: Pick<OneServer, 'httpsPort'>,
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

/** Rows of a query, each with its columns. */
export function query({ url }: Database, sql: string): string[][] {
  const { stdout, stderr, status } = spawnSync(
    findServer('psql'),
    ['-X', '-A', '-t', '-F', '\t', '-c', sql, url],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
}

/** Answer of Redis to a command on one line. */
export function askRedis({ url }: Database, command: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const script = `exec 3<>/dev/tcp/127.0.0.1/${port}; printf '%s\\r\\nQUIT\\r\\n' ${JSON.stringify(command)} >&3; cat <&3`;
    const child = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', () => resolve(text));
  });
}
