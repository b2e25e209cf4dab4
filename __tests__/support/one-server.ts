import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
import { startNginx, untilSays, type NginxServer } from './nginx-server';
import { copyProject } from './project-copy';
import { startPostgres, startRedis, type Database } from './server-processes';

const FIRST_START_MS = 180_000;
const BUILD_MS = 900_000;

/** What stands in deploy/, run as processes: nginx, Directus, the publisher, their servers. */
export interface OneServer {
  cms: DeployedUnit;
  publisher: DeployedUnit;
  postgres: Database;
  redis: Database;
  nginx: NginxServer;
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
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const [pgPort, redisPort, cmsPort, publisherPort, previewPort] = ports as [
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
  const nginx = await startNginx(folder, {
    project: copy.folder,
    releases: makeReleases(copy.folder),
    cmsUrls: [cmsUrl],
    env: { PREVIEW_UPSTREAM: `127.0.0.1:${previewPort}` },
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
    ...{ cms, publisher, postgres, redis, nginx, cmsUrl, publisherUrl },
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
