import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildExtensions } from './build-extensions';
import { ensureCmsEnv, type CmsEnv } from './env';
import { cmsDirectory } from './paths';
import { isPortFree, portInUse } from './ports';
import { preparePrivateFolders } from './private-files';

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 8_000;
const KEPT_LINES = 40;

export { freePort } from './ports';

/** Directus could not be started; the message says why and what to do. */
export class DirectusStartError extends Error {
  override name = 'DirectusStartError';
}

/** A running Directus. */
export interface RunningDirectus {
  /** Its URL, without a trailing slash. */
  url: string;
  env: CmsEnv;
  /** Resolves with the exit code when the process has ended. */
  exited: Promise<number | null>;
  /** Stops the process and waits for its end. Idempotent. */
  stop(): Promise<void>;
  /** Process id. */
  pid: number | undefined;
  /** Kills the process (SIGKILL) and waits for its end. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** Directus variables on top of the environment. */
  env?: Record<string, string>;
  /** Port; `CMS_PORT` where missing. */
  port?: number;
  /** SQLite file that replaces the configured database. */
  dbFile?: string;
  /** Folder of the uploaded files. */
  uploadsDir?: string;
  /** Gets each line Directus prints. */
  log?: (line: string) => void;
  /** A checked environment; read from `cms/.env` and the process where missing. */
  cmsEnv?: CmsEnv;
}

/**
 * Error message for a Directus that exited by itself.
 *
 * @param lines The last lines it printed.
 * @param code Its exit code.
 */
export function explainExit(lines: readonly string[], code: number | null): string {
  const text = lines.join('\n');
  if (text.includes('ERR_DLOPEN_FAILED') || text.includes('NODE_MODULE_VERSION')) {
    return (
      `The packages of cms/ were installed under another version of Node.js than ${process.version}. ` +
      'Run: npm rebuild --prefix cms'
    );
  }
  const provider = /AUTH_(\w+)_ISSUER_DISCOVERY_MUST_SUCCEED is enabled and discovery failed/.exec(
    text,
  );
  if (provider) {
    return (
      `The sign-in provider of AUTH_${provider[1]}_ISSUER_URL does not answer as one. Correct the address, or ` +
      `start without: AUTH_${provider[1]}_ISSUER_DISCOVERY_MUST_SUCCEED=false`
    );
  }
  const refused =
    /.*(?:ECONNREFUSED|ENOTFOUND|password authentication failed|database ".*" does not exist).*/.exec(
      text,
    );
  if (refused) {
    return `Directus cannot use its database: ${refused[0].trim()}. Check DB_HOST, DB_PORT, DB_DATABASE, DB_USER and DB_PASSWORD.`;
  }
  if (text.includes("Database doesn't have Directus tables installed")) {
    return 'The database has no tables of Directus. Run: npm run cms:setup';
  }
  const busy = /Port (\d+) is already in use/.exec(text);
  if (busy) return portInUse(Number(busy[1]));
  return `Directus stopped with exit code ${code ?? 'none'}. Its last lines:\n${text}`;
}

function directusCommand(dir: string): string {
  const file = join(dir, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
  if (!existsSync(file)) {
    throw new DirectusStartError('Directus is not installed. Run: npm ci --prefix cms');
  }
  return file;
}

function spawnDirectus(command: readonly string[], env: Record<string, string>) {
  const dir = cmsDirectory();
  if (env.EXTENSIONS_PATH !== undefined) mkdirSync(env.EXTENSIONS_PATH, { recursive: true });
  preparePrivateFolders({
    dir,
    database: env.DB_FILENAME,
    uploads: env.STORAGE_LOCAL_ROOT,
    temporary: env.TEMP_PATH,
  });
  const preload = new URL(`file://${join(dir, 'scripts', 'directus-preload.mjs')}`).href;
  // The API's entry, because Directus' CLI checks for updates over the network first.
  return spawn(process.execPath, ['--import', preload, directusCommand(dir), ...command], {
    cwd: dir,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function watch(child: ChildProcess, log: ((line: string) => void) | undefined) {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      log?.(line);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    // `close` and not `exit`: its output has been read completely by then.
    child.once('close', (code) => resolve(code));
    child.once('error', (error) => {
      lines.push(error.message);
      resolve(null);
    });
  });
  return { lines, exited };
}

/**
 * Bootstraps Directus: creates missing system tables and the administrator, and runs migrations.
 *
 * @param cmsEnv The environment.
 * @param log Gets each line Directus prints.
 * @returns Whether the database was empty before.
 * @throws DirectusStartError with the reason.
 */
export async function bootstrapDirectus(
  cmsEnv: CmsEnv,
  log?: (line: string) => void,
): Promise<{ created: boolean }> {
  // On a database that is set up, this command loads the extensions too.
  await buildExtensions(cmsDirectory());
  let created = false;
  const child = spawnDirectus(['bootstrap'], {
    ...cmsEnv.directus,
    ADMIN_EMAIL: cmsEnv.adminEmail,
    ADMIN_PASSWORD: cmsEnv.adminPassword,
    LOG_LEVEL: 'info',
    LOG_STYLE: 'raw',
  });
  const { lines, exited } = watch(child, (line) => {
    if (line.includes('Installing Directus system tables')) created = true;
    log?.(line);
  });
  const code = await exited;
  if (code !== 0) throw new DirectusStartError(explainExit(lines, code));
  return { created };
}

/**
 * Runs a command of Directus' CLI to its end, without extensions: loading them writes to the database.
 *
 * @param command The command and its arguments, such as `['schema', 'snapshot', file]`.
 * @param empty An empty folder that stands in for theirs.
 * @throws DirectusStartError with the reason.
 */
export async function runDirectus(
  cmsEnv: CmsEnv,
  command: readonly string[],
  empty: string,
): Promise<void> {
  const vars = { ...cmsEnv.directus, EXTENSIONS_PATH: empty };
  const { lines, exited } = watch(spawnDirectus(command, vars), undefined);
  const code = await exited;
  if (code !== 0) throw new DirectusStartError(explainExit(lines, code));
}

/**
 * Starts Directus on a database that is set up, and waits until it is ready.
 *
 * @param options See {@link StartOptions}.
 * @returns The running Directus.
 * @throws DirectusStartError if the port is taken, a native package does not fit Node.js, the
 *   database refuses the connection, or the start times out.
 */
export async function startDirectus(options: StartOptions = {}): Promise<RunningDirectus> {
  const places = { dbFile: options.dbFile, uploadsDir: options.uploadsDir };
  const base = options.cmsEnv ?? ensureCmsEnv({ places }).env;
  const port = options.port ?? base.port;
  const isConfiguredPort = port === base.port;
  const publicUrl = isConfiguredPort ? base.publicUrl : `http://localhost:${port}`;
  const vars: Record<string, string> = {
    ...base.directus,
    ...(isConfiguredPort ? {} : { PUBLIC_URL: publicUrl }),
    ...options.env,
    PORT: String(port),
  };
  if (options.dbFile !== undefined) {
    Object.assign(vars, { DB_CLIENT: 'sqlite3', DB_FILENAME: options.dbFile });
  }
  if (options.uploadsDir !== undefined) vars.STORAGE_LOCAL_ROOT = options.uploadsDir;
  if (!(await isPortFree(port, vars.HOST))) throw new DirectusStartError(portInUse(port));

  await buildExtensions(cmsDirectory());
  const child = spawnDirectus(['start'], vars);
  const { lines, exited } = watch(child, options.log);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(killer);
    })();
    return stopping;
  };

  let timer: NodeJS.Timeout | undefined;
  const outcome = await Promise.race([
    new Promise<'ready'>((resolve) => child.once('message', () => resolve('ready'))),
    exited.then((code) => ({ code })),
    new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), START_TIMEOUT_MS);
    }),
  ]);
  clearTimeout(timer);
  if (outcome === 'late') {
    await stop();
    throw new DirectusStartError(
      `Directus did not answer at ${publicUrl} within ${START_TIMEOUT_MS / 1000} s. Its last lines:\n${lines.join('\n')}`,
    );
  }
  if (outcome !== 'ready') throw new DirectusStartError(explainExit(lines, outcome.code));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url: `http://localhost:${port}`, env: base, exited, stop, kill, pid: child.pid };
}
