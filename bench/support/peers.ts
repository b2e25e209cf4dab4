import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestDirectus } from '../../__tests__/support/directus';
import { freePort } from '../../cms/scripts/ports';
import { inRoot } from '../../scripts/support/root';
import { startStaticServer, type StaticServer } from '../../scripts/support/static-server';

/** A site of the same pages made with another framework. */
export interface Peer {
  name: string;
  /** Folder below `bench/peers`. */
  folder: string;
  /** Command that makes the static pages. */
  build: readonly string[];
  /** Where its pages import their styles from. */
  styles: string;
  /** Folder of the static pages; none where a server of the framework serves them. */
  output?: string;
  /** Command of the framework's server; `PORT` says where it listens. */
  serve?: readonly string[];
  /** Folder in which the build writes the pages, and the file of a page there. */
  pages: string;
  pageFile: (page: string) => string;
  /** Makes a server that keeps pages and makes single ones anew, and runs it. */
  onDemand?: { build: readonly string[]; serve: readonly string[] };
  /** What a build leaves behind, for a cold one to begin without. */
  caches: readonly string[];
  /** The source of all pages, and the text in it that a paragraph can come before. */
  template: { file: string; before: string };
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Next.js',
    folder: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    styles: 'styles',
    serve: ['node_modules/next/dist/bin/next', 'start'],
    pages: '.next/server/app',
    pageFile: (page) => `${page}.html`,
    onDemand: {
      build: ['node_modules/next/dist/bin/next', 'build'],
      serve: ['node_modules/next/dist/bin/next', 'start'],
    },
    caches: ['.next'],
    template: { file: 'components/peer-page.tsx', before: '<Parts parts={blueprint.body}' },
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'generate'],
    styles: 'app/assets',
    output: '.output/public',
    pages: '.output/public',
    pageFile: (page) => `${page}/index.html`,
    onDemand: {
      build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
      serve: ['.output/server/index.mjs'],
    },
    caches: ['.output', '.nuxt', 'node_modules/.cache'],
    template: { file: 'app/components/PeerPage.vue', before: '<PeerParts' },
  },
  {
    name: 'Astro',
    folder: 'astro',
    build: ['node_modules/astro/astro.js', 'build'],
    styles: 'src/styles',
    output: 'dist',
    pages: 'dist',
    pageFile: (page) => `${page}/index.html`,
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    template: { file: 'src/components/PeerPage.astro', before: '<Parts parts={body}' },
  },
];

/** A peer with the version of its framework. */
export function nameWithVersion({ name, folder }: Peer): string {
  const { dependencies } = JSON.parse(
    readFileSync(inRoot('bench', 'peers', folder, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  return `${name} ${dependencies[folder]}`;
}

/** The peers of `BENCH_PEERS`, names of folders with commas between, or all. */
export function wantedPeers(): readonly Peer[] {
  const wanted = process.env.BENCH_PEERS?.split(',');
  return PEERS.filter(({ folder }) => wanted?.includes(folder) ?? true);
}

const WORKSPACE = inRoot('.run', 'bench-peers');
const STAMP = 'node_modules/.installed-lockfile';

export const peerDirectory = ({ folder }: Pick<Peer, 'folder'>) => path.join(WORKSPACE, folder);

/** Folder of the blueprints, styles and files that the benchmark takes from this site's build. */
export const PEER_DATA = path.join(WORKSPACE, 'data');

/**
 * Copies the sources of a peer, without what an earlier build left behind, and installs its packages
 * where they are not those of its lockfile.
 */
export function preparePeer(peer: Peer): void {
  const directory = peerDirectory(peer);
  mkdirSync(directory, { recursive: true });
  const stale = readdirSync(directory).filter((entry) => entry !== 'node_modules');
  for (const entry of [...stale, ...peer.caches]) {
    rmSync(path.join(directory, entry), { recursive: true, force: true });
  }
  cpSync(inRoot('bench', 'peers', peer.folder), directory, { recursive: true });
  cpSync(inRoot('bench', 'peers', 'shared'), path.join(WORKSPACE, 'shared'), { recursive: true });
  cpSync(path.join(PEER_DATA, 'styles'), path.join(directory, peer.styles), { recursive: true });
  cpSync(path.join(PEER_DATA, 'public'), path.join(directory, 'public'), { recursive: true });
  const lockfile = readFileSync(path.join(directory, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(directory, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write(`installing ${peer.name}\n`);
  // Not `ci`: it refuses to install where the registry lacks a package for another operating system.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The packages of ${peer.name} do not install.`);
  writeFileSync(stamp, wanted);
}

/** Environment of a peer: what it reads, and no reports to its makers. */
export const peerEnv = ({ url, buildToken }: Pick<TestDirectus, 'url' | 'buildToken'>) => ({
  PEER_CMS_URL: url,
  PEER_CMS_TOKEN: buildToken,
  PEER_DATA,
  NODE_ENV: 'production',
  CI: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
});

type Environment = Readonly<Record<string, string>>;

/** Starts the build of a peer; of its static pages, unless it is another command. */
export function startPeerBuild(
  peer: Peer,
  env: Environment,
  command: readonly string[] = peer.build,
): { child: ChildProcess; ended: Promise<void> } {
  const isStatic = command === peer.build;
  const child = spawn(process.execPath, command, {
    cwd: peerDirectory(peer),
    env: { ...process.env, ...env, ...(isStatic && { PEER_STATIC: 'true' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${peer.name} does not build:\n${output}`));
    });
  });
  return { child, ended };
}

const STARTS_MS = 60_000;
const POLL_MS = 200;

/** Serves a built peer: static pages as this site's, otherwise by the framework's own server. */
export async function servePeer(peer: Peer, env: Environment): Promise<StaticServer> {
  if (peer.serve) return startPeerServer(peer, peer.serve, env);
  const directory = path.join(peerDirectory(peer), peer.output ?? '');
  return startStaticServer({ directory, port: 0 });
}

/** Starts a framework's server and waits until it answers. */
export async function startPeerServer(
  peer: Peer,
  command: readonly string[],
  env: Environment,
): Promise<StaticServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, command, {
    cwd: peerDirectory(peer),
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let waited = 0; waited < STARTS_MS; waited += POLL_MS) {
    const isUp = await fetch(`${url}/en`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, close };
    await wait(POLL_MS);
  }
  await close();
  throw new Error(`The server of ${peer.name} does not answer.`);
}
