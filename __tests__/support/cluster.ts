import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningDirectus } from '../../cms/scripts/directus-process';
import { freePort } from '../../cms/scripts/ports';
import { createReleaseStore } from '../../publisher/src/release/store';
import { completeForNginx } from '../../scripts/support/nginx-release';
import { startTestDirectus, type TestDirectus } from './directus';
import { NAMES, startNginx, untilSays, type NginxServer } from './nginx-server';
import { startS3, type S3Server } from './s3-server';
import { startPostgres, startRedis, type Database } from './server-processes';

/** How far the clock of the second node is ahead, milliseconds. */
export const SKEW_MS = 60_000;

/** Two nodes of Directus behind nginx, on one PostgreSQL, Redis and store of files. */
export interface Cluster {
  first: TestDirectus;
  second(): RunningDirectus;
  nginx: NginxServer;
  s3: S3Server;
  postgres(): Database;
  redis(): Database;
  /** Runs the second node again after it was killed. */
  startSecond(): Promise<void>;
  /** Runs PostgreSQL again, on its data. */
  startPostgres(): Promise<void>;
  startRedis(): Promise<void>;
  stop(): Promise<void>;
}

/** A release of one page: the cluster is about what stands behind the site. */
async function makeRelease(folder: string): Promise<string> {
  const built = path.join(folder, 'built');
  mkdirSync(path.join(built, '404'), { recursive: true });
  for (const name of ['index.html', '404/index.html']) {
    writeFileSync(path.join(built, name), '<!doctype html><title>Site</title>');
  }
  writeFileSync(path.join(built, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  writeFileSync(path.join(built, '_redirects'), '/* /404 404\n');
  const directory = path.join(folder, 'releases');
  const releases = createReleaseStore({ directory, keep: 2 });
  const staged = releases.stage('first', built);
  await completeForNginx(staged, undefined);
  releases.publish(staged);
  return directory;
}

/** Nothing refuses a test for the number of its requests. */
const WITHOUT_LIMITS = {
  nginx: { FORM_RATE: '1000r/s', FORM_BURST: '1000' },
  directus: { LEADS_RATE_LIMIT: '1000000' },
};

/**
 * Starts everything.
 *
 * @param limits - `production`: those that a deployment has
 */
export async function startCluster(limits: 'none' | 'production' = 'none'): Promise<Cluster> {
  const unlimited = limits === 'none' ? WITHOUT_LIMITS : { nginx: {}, directus: {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'island-cluster-'));
  chmodSync(folder, 0o755);
  const [pgPort, redisPort] = [await freePort(), await freePort()];
  const runPostgres = () => startPostgres(path.join(folder, 'postgres'), pgPort);
  const runRedis = () => startRedis(path.join(folder, 'redis'), redisPort);
  let postgres = await runPostgres();
  let redis = await runRedis();
  const s3 = await startS3(path.join(folder, 's3'));
  const first = await startTestDirectus({
    database: postgres.url,
    env: {
      REDIS: redis.url,
      SYNCHRONIZATION_STORE: 'redis',
      CACHE_STORE: 'redis',
      IP_TRUST_PROXY: '1',
      CORS_ORIGIN: `https://${NAMES.site}`,
      ...unlimited.directus,
      LEADS_MAIL_TIMEOUT_SECONDS: '10',
      LEADS_MAIL_RETRY_SECONDS: '1,2,5,5,5,5',
      STORAGE_LOCATIONS: 's3',
      STORAGE_S3_DRIVER: 's3',
      STORAGE_S3_KEY: 'S3RVER',
      STORAGE_S3_SECRET: 'S3RVER',
      STORAGE_S3_BUCKET: s3.bucket,
      STORAGE_S3_REGION: 'eu-central-1',
      STORAGE_S3_ENDPOINT: s3.url,
      STORAGE_S3_FORCE_PATH_STYLE: 'true',
    },
  });
  const clock = pathToFileURL(path.resolve('__tests__/support/skewed-clock.mjs')).href;
  const skewed = { NODE_OPTIONS: `--import ${clock}`, CLOCK_SKEW_MS: String(SKEW_MS) };
  const secondPort = await freePort();
  const runSecond = () => first.addNode(skewed, secondPort);
  let second = await runSecond();
  const nginx = await startNginx(folder, {
    project: process.cwd(),
    releases: await makeRelease(folder),
    cmsUrls: [first.url, second.url],
    env: unlimited.nginx,
  });
  await untilSays(nginx, 'serving first');
  return {
    ...{ first, nginx, s3 },
    second: () => second,
    postgres: () => postgres,
    redis: () => redis,
    startSecond: async () => {
      second = await runSecond();
    },
    startPostgres: async () => {
      postgres = await runPostgres();
    },
    startRedis: async () => {
      redis = await runRedis();
    },
    stop: async () => {
      await nginx.stop();
      await second.stop();
      await first.stop();
      await postgres.stop('SIGINT');
      await redis.stop();
      await s3.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
