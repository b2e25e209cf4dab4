import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bootstrapDirectus,
  freePort,
  startDirectus,
  type RunningDirectus,
} from '../../cms/scripts/directus-process';
import { generateCredentials, resolveCmsEnv, type CmsEnv } from '../../cms/scripts/env';
import { setupFingerprint } from '../../cms/scripts/fingerprint';
import { startLocalServices } from '../../cms/scripts/local-services';
import { cmsDirectory } from '../../cms/scripts/paths';
import { setupCms } from '../../cms/scripts/setup-cms';

const PREFIX = 'island-cms-test-';
const LOCK_STALE_MS = 180_000;
const CACHE_STALE_MS = 2 * 60 * 60 * 1000;
const POLL_MS = 250;
/** Mail goes out soon, and is given up soon. */
const FAST_MAIL = { LEADS_MAIL_SECONDS: '0.5', LEADS_MAIL_TIMEOUT_SECONDS: '3' };
/** Variables of this process that a child cannot do without. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

interface Manifest {
  version: string;
}

/** Version of the installed Directus, such as 12.4.1. */
export const DIRECTUS_VERSION = (
  JSON.parse(
    readFileSync(join(cmsDirectory(), 'node_modules/directus/package.json'), 'utf8'),
  ) as Manifest
).version;

/**
 * Directus 11 knows no licence, hence none of its limits, and has rules in permissions; its lists do not
 * show content versions. `npm run test:directus` runs the tests under it too.
 */
export const isDirectus12 = Number(DIRECTUS_VERSION.split('.')[0]) >= 12;

/** A Directus of a test's own. */
export interface TestDirectus {
  url: string;
  /** Static token of the administrator. */
  adminToken: string;
  /** Static token of the user the site is built with. */
  buildToken: string;
  adminEmail: string;
  adminPassword: string;
  /** The demo editor; there only with demo content. */
  editorEmail: string;
  editorPassword: string;
  /** What setup takes, for tests that run it again. */
  env: CmsEnv;
  /** Demo items the database was made with. */
  seeded: string[];
  /** Every mail it sends is an `.eml` file in here. */
  mailbox: string;
  /** Folder of the database, the uploads and the rest. */
  folder: string;
  /** Of the Directus that runs now. */
  pid(): number | undefined;
  /** Ends Directus at once, as a power cut would (SIGKILL); `start` runs it again. */
  kill(): Promise<void>;
  /** Runs it again, on the same files and port; `env` are variables for this run alone. */
  start(env?: Record<string, string>): Promise<void>;
  /** Starts another process on the same database, mailbox and folders; the caller stops it. */
  addNode(env?: Record<string, string>, port?: number): Promise<RunningDirectus>;
  /** Stops Directus and removes its files. Safe to call twice. */
  stop(): Promise<void>;
}

export interface TestDirectusOptions {
  /** Whether it holds the demo content and the demo editor. */
  demo?: boolean;
  /** Directus variables on top of the usual ones. */
  env?: Record<string, string>;
  /** Port; a free one where missing. */
  port?: number;
  /** Connection string of an empty PostgreSQL database to use instead of an SQLite file. */
  database?: string;
  /** Gets each line Directus prints. */
  log?: (line: string) => void;
}

interface Secrets extends Record<string, string> {
  ADMIN_TOKEN: string;
}

interface Prepared {
  folder: string;
  secrets: Secrets;
  seeded: string[];
}

const makeSecrets = (): Secrets => ({
  ...generateCredentials(),
  ADMIN_TOKEN: randomBytes(24).toString('base64url'),
  // Directus slows each sign-in down on purpose; tests sign in often.
  LOGIN_STALL_TIME: '0',
});

function envFor(folder: string, secrets: Secrets, database?: string): CmsEnv {
  const passed = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  return resolveCmsEnv(
    {
      ...passed,
      ...secrets,
      TEMP_PATH: join(folder, 'tmp'),
      ...(database && { DB_CLIENT: 'pg', DB_CONNECTION_STRING: database }),
    },
    {
      dir: cmsDirectory(),
      ...(database ? {} : { dbFile: join(folder, 'directus.db') }),
      uploadsDir: join(folder, 'uploads'),
    },
  );
}

function removeStale(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > CACHE_STALE_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Makes a database with schema and access; returns the keys of its demo items. */
async function setUp(env: CmsEnv, demo: boolean): Promise<string[]> {
  await bootstrapDirectus(env);
  const directus = await startDirectus({ cmsEnv: env, port: await freePort() });
  try {
    return (await setupCms({ ...env, url: directus.url, demo })).seeded;
  } finally {
    await directus.stop();
  }
}

async function build(target: string, demo: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}making-`));
  const secrets = makeSecrets();
  const seeded = await setUp(envFor(folder, secrets), demo);
  writeFileSync(join(folder, 'prepared.json'), JSON.stringify({ secrets, seeded }));
  renameSync(folder, target);
}

function acquireLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const stats = statSync(lock, { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > LOCK_STALE_MS) {
      rmSync(lock, { recursive: true, force: true });
    }
    return false;
  }
}

/** A set-up database, made once for everything it depends on and shared by all test processes. */
async function prepared(demo: boolean): Promise<Prepared> {
  const fingerprint = setupFingerprint(cmsDirectory()).slice(0, 16);
  const folder = join(tmpdir(), `${PREFIX}${fingerprint}-${demo ? 'demo' : 'empty'}`);
  const lock = `${folder}.lock`;
  while (!existsSync(join(folder, 'prepared.json'))) {
    if (!acquireLock(lock)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      continue;
    }
    try {
      removeStale();
      if (!existsSync(join(folder, 'prepared.json'))) await build(folder, demo);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  const meta = JSON.parse(readFileSync(join(folder, 'prepared.json'), 'utf8')) as Omit<
    Prepared,
    'folder'
  >;
  return { folder, ...meta };
}

interface Ready {
  env: CmsEnv;
  secrets: Secrets;
  seeded: string[];
}

async function copyPrepared(folder: string, { demo = false }: TestDirectusOptions): Promise<Ready> {
  const { folder: source, secrets, seeded } = await prepared(demo);
  cpSync(join(source, 'directus.db'), join(folder, 'directus.db'));
  if (existsSync(join(source, 'uploads'))) {
    cpSync(join(source, 'uploads'), join(folder, 'uploads'), { recursive: true });
  }
  return { env: envFor(folder, secrets), secrets, seeded };
}

async function makeFresh(
  folder: string,
  { database, demo = false }: TestDirectusOptions,
): Promise<Ready> {
  const secrets = makeSecrets();
  const env = envFor(folder, secrets, database);
  return { env, secrets, seeded: await setUp(env, demo) };
}

/**
 * Starts a Directus with schema and access, on a temporary SQLite file and a free port. The first
 * call after a change under `cms/` takes about 25 s, later ones about 4 s.
 *
 * @param options See {@link TestDirectusOptions}.
 * @returns Its address, tokens and sign-ins; call `stop` in the end.
 */
export async function startTestDirectus(options: TestDirectusOptions = {}): Promise<TestDirectus> {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}run-`));
  const { env, secrets, seeded } = await (options.database === undefined
    ? copyPrepared(folder, options)
    : makeFresh(folder, options));
  const mailbox = join(folder, 'mailbox');
  const services = await startLocalServices(env, { mailbox });
  const port = options.port ?? (await freePort());
  const start = (once: Record<string, string> = {}, at = port) =>
    startDirectus({
      cmsEnv: env,
      port: at,
      env: { ...FAST_MAIL, ...services.vars, ...options.env, ...once },
      log: options.log,
    });
  let directus = await start().catch(async (error: unknown) => {
    // Its servers would keep jest from ending.
    await services.stop();
    throw error;
  });
  return {
    url: directus.url,
    adminToken: secrets.ADMIN_TOKEN,
    buildToken: env.buildToken,
    adminEmail: env.adminEmail,
    adminPassword: env.adminPassword,
    editorEmail: env.editorEmail,
    editorPassword: env.editorPassword,
    env,
    seeded,
    mailbox,
    folder,
    pid: () => directus.pid,
    kill: () => directus.kill(),
    start: async (once) => {
      directus = await start(once);
    },
    addNode: async (more, at) => start(more, at ?? (await freePort())),
    stop: async () => {
      await directus.stop();
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One call of a Directus' REST API.
 *
 * @param token Bearer token; anonymous where missing.
 * @returns The status, and the reply where it is JSON.
 */
export async function directusFetch(
  url: string,
  path: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: unknown } = {},
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, json: isJson && text !== '' ? JSON.parse(text) : undefined };
}
