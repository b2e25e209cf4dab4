import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findServer } from '../../scripts/support/servers';

/** The user “nobody”: PostgreSQL refuses root, and the others need no rights either. */
const NOBODY = 65534;
const START_MS = 30_000;
const STOP_MS = 10_000;

const isRoot = process.getuid?.() === 0;
const AS_NOBODY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A process of a test. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it printed. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Makes a folder that the servers may write to. */
export function makeServerFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Starts a program as a user without rights. */
export function startServer(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ServerProcess {
  let text = '';
  const child = spawn(command, args, {
    ...AS_NOBODY,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => (text += error.message));
  return {
    child,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** Waits until something listens on a port of this machine. */
export async function untilListening(port: number, server: ServerProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && server.child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`Nothing listens on port ${port}:\n${server.output()}`);
}

export interface Database extends ServerProcess {
  /** Connection string of an empty database. */
  url: string;
}

/** Starts a PostgreSQL with an empty database. */
export async function startPostgres(folder: string, port: number): Promise<Database> {
  makeServerFolder(folder);
  const data = path.join(folder, 'data');
  if (!existsSync(data)) {
    const made = spawnSync(
      findServer('initdb'),
      ['-D', data, '-U', 'directus', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
      { ...AS_NOBODY, cwd: '/', encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(made.stderr);
  }
  const server = startServer(findServer('postgres'), [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    // The data of a test need not survive a power cut.
    ...['-c', 'fsync=off'],
  ]);
  await untilListening(port, server);
  return { ...server, url: `postgres://directus@127.0.0.1:${port}/postgres` };
}

/** Starts a Redis that keeps nothing on disk. */
export async function startRedis(folder: string, port: number): Promise<Database> {
  makeServerFolder(folder);
  const server = startServer(findServer('redis-server'), [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no'],
  ]);
  await untilListening(port, server);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
