import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Agent, type RequestOptions } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse as parseEnv } from 'dotenv';
import { startLocalCaptcha } from '../../cms/scripts/local-captcha';
import { startLocalMailbox } from '../../cms/scripts/local-mailbox';
import { freePort } from '../../cms/scripts/ports';
import { createReleaseStore, type ReleaseStore } from '../../publisher/src/release/store';
import { completeForNginx } from '../../scripts/support/nginx-release';
import { findServer } from '../../scripts/support/servers';
import { deployedUnit, type DeployedUnit } from './deployed-unit';
import { copyProject } from './project-copy';
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

const FIRST_START_MS = 180_000;
const BUILD_MS = 900_000;

/** What stands in deploy/, run as processes: nginx, Directus, the publisher, their servers. */
export interface OneServer {
  cms: DeployedUnit;
  publisher: DeployedUnit;
  postgres: Database;
  redis: Database;
  nginx: ServerProcess;
  httpPort: number;
  httpsPort: number;
  /** Directus behind nginx. */
  cmsUrl: string;
  publisherUrl: string;
  /** Value of a secret. */
  secret(name: string): string;
  folder: string;
  /** Folder of Directus' mails. */
  mailbox: string;
  releases: ReleaseStore;
  /** Publishes a built folder as the publisher does. */
  publish(id: string, directory: string): Promise<void>;
  /** Runs Directus and waits until it answers. */
  startCms(): Promise<void>;
  stop(): Promise<void>;
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

async function untilAnswers(url: string, program: DeployedUnit, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${url} does not answer:\n${program.output()}`);
    await wait(200);
  }
}

/** Starts everything; PostgreSQL, Redis and nginx as a user without rights. */
export async function startOneServer(): Promise<OneServer> {
  const copy = copyProject();
  const folder = path.join(copy.folder, '.run');
  chmodSync(copy.folder, 0o755);
  mkdirSync(folder);
  // Encoded pictures are those of the project.
  mkdirSync('.media-cache', { recursive: true });
  symlinkSync(path.resolve('.media-cache'), path.join(copy.folder, '.media-cache'));
  const ports = await Promise.all(Array.from({ length: 7 }, () => freePort()));
  const [pgPort, redisPort, httpPort, httpsPort, cmsPort, publisherPort, previewPort] = ports as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const postgres = await startPostgres(path.join(folder, 'postgres'), pgPort);
  const redis = await startRedis(path.join(folder, 'redis'), redisPort);
  const captcha = await startLocalCaptcha();
  const mailbox = await startLocalMailbox(path.join(folder, 'mailbox'));

  const secrets = path.join(folder, 'secrets');
  const made = spawnSync(path.join(copy.folder, 'deploy/secrets.sh'), [secrets]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  writeFileSync(path.join(secrets, 'RECAPTCHA_SECRET'), 'of-the-operator');
  const settings = {
    ...parseEnv(readFileSync(path.join(copy.folder, 'deploy/settings.example'), 'utf8')),
    CMS_DEMO: 'true',
    GATSBY_RECAPTCHA_SITE_KEY: '6LeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT: String(mailbox.port),
    EMAIL_SMTP_USER: '',
    EMAIL_SMTP_IGNORE_TLS: 'true',
  };
  const unit = (name: 'cms' | 'publisher', env: Record<string, string>) =>
    deployedUnit(name, {
      ...{ project: copy.folder, secrets, settings, env },
      credentials: path.join(folder, `credentials-${name}`),
    });
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const publisherUrl = `http://127.0.0.1:${publisherPort}`;
  const cms = unit('cms', {
    CMS_PORT: String(cmsPort),
    PUBLISHER_URL: publisherUrl,
    DB_PORT: String(pgPort),
    DB_DATABASE: 'postgres',
    REDIS: redis.url,
    RECAPTCHA_VERIFY_URL: captcha.url,
    LEADS_RATE_LIMIT: '8',
    LEADS_MAIL_SECONDS: '0.5',
  });
  const publisher = unit('publisher', {
    DIRECTUS_URL: cmsUrl,
    PUBLISHER_PORT: String(publisherPort),
    PREVIEW_PORT: String(previewPort),
  });
  const startCms = async () => {
    cms.start();
    await untilAnswers(`${cmsUrl}/server/ping`, cms, FIRST_START_MS);
  };
  const nginx = startServer(path.join(copy.folder, 'deploy/nginx.sh'), [], {
    NGINX: findServer('nginx'),
    SITE_NAME: NAMES.site,
    CMS_NAME: NAMES.cms,
    PREVIEW_NAME: NAMES.preview,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    RUN: makeServerFolder(path.join(folder, 'run')),
    CERTIFICATES: makeServerFolder(path.join(folder, 'certificates')),
    RELEASES: makeReleases(copy.folder),
    CMS_UPSTREAM: new URL(cmsUrl).host,
    PREVIEW_UPSTREAM: `127.0.0.1:${previewPort}`,
  });
  const stop = async () => {
    await nginx.stop();
    await publisher.stop();
    await cms.stop();
    await postgres.stop('SIGINT');
    await redis.stop();
    await captcha.stop();
    await mailbox.stop();
    copy.remove();
  };
  try {
    await startCms();
    publisher.start();
    await untilSays(nginx, 'nginx.sh: serving ', BUILD_MS);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${cms.output()}\n${publisher.output()}`);
  }
  await wait(500);
  const directory = path.join(copy.folder, 'releases');
  const releases = createReleaseStore({ directory, keep: 10 });
  return {
    ...{ cms, publisher, postgres, redis, nginx, httpPort, httpsPort, cmsUrl, publisherUrl },
    ...{ folder, mailbox: mailbox.folder, releases, startCms, stop },
    secret: (name) => readFileSync(path.join(secrets, name), 'utf8').trim(),
    publish: async (id, built) => {
      const live = releases.current();
      const staged = releases.stage(id, built);
      await completeForNginx(staged, live && releases.directory(live));
      releases.publish(staged);
    },
  };
}

/** The publisher's folder; nginx waits for it. */
function makeReleases(project: string): string {
  const folder = path.join(project, 'releases');
  mkdirSync(folder, { recursive: true });
  return folder;
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
