import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateCredentials } from '../../cms/scripts/env';
import { freePort } from '../../cms/scripts/ports';
import { until } from '../support/leads';
import { query } from '../support/one-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { startPostgres, type Database } from '../support/server-processes';

const START_MS = 300_000;
const WAITS = 'Another process sets up this database: waiting for it';
const ANSWERS = 'Directus answers at';

jest.setTimeout(900_000);

/** All nodes have the same. */
const CREDENTIALS = generateCredentials();
const LOADER = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;

interface Node {
  child: ChildProcess;
  url: string;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

let folder: string;
let postgres: Database;
/** Two machines: each has the project with its own `cms/data`. */
let machines: ProjectCopy[];
const started: Node[] = [];

/** Starts a node on a machine, with a database of PostgreSQL. */
async function startNode(machine: ProjectCopy, database: string): Promise<Node> {
  const port = await freePort();
  const data = path.join(machine.folder, 'cms/data');
  mkdirSync(data, { recursive: true });
  const child = spawn(process.execPath, ['--import', LOADER, 'cms/scripts/start.ts'], {
    cwd: machine.folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ...CREDENTIALS,
      CMS_PORT: String(port),
      CMS_DEMO: 'false',
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: new URL(postgres.url).port,
      DB_USER: 'directus',
      DB_PASSWORD: 'any',
      DB_DATABASE: database,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const node = {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
  started.push(node);
  return node;
}

/** Waits until a node says something; its end is an error. */
async function untilSays(node: Node, text: string): Promise<void> {
  await until(
    () => Promise.resolve(node.output().includes(text) || node.child.exitCode !== null),
    Boolean,
    START_MS,
  );
  if (!node.output().includes(text)) throw new Error(`“${text}” is missing:\n${node.output()}`);
}

const inDatabase = (name: string): Database => ({
  ...postgres,
  url: postgres.url.replace(/\/postgres$/, `/${name}`),
});

/** Rows of a table that stand there twice, by what setup knows them by. */
const doubled = (database: string, table: string, columns: string) =>
  query(
    inDatabase(database),
    `select ${columns} from ${table} group by ${columns} having count(*) > 1`,
  );

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'island-together-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  postgres = await startPostgres(path.join(folder, 'postgres'), await freePort());
  machines = [copyProject(), copyProject()];
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((node) => node.stop()));
});

afterAll(async () => {
  await postgres?.stop('SIGINT');
  for (const machine of machines ?? []) machine.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('two nodes started at the same moment on an empty database both answer, and set it up once', async () => {
  query(postgres, 'create database together');
  const nodes = await Promise.all(machines.map((machine) => startNode(machine, 'together')));
  await Promise.all(nodes.map((node) => untilSays(node, ANSWERS)));
  for (const { url } of nodes) {
    expect(await (await fetch(`${url}/server/ping`)).text()).toBe('pong');
  }
  const [first, second] = [...nodes].sort(
    (a, b) => Number(a.output().includes(WAITS)) - Number(b.output().includes(WAITS)),
  ) as [Node, Node];
  expect(first.output()).not.toContain(WAITS);
  expect(first.output()).toMatch(/collections?: .*added|collection .* added/);
  expect(second.output()).toContain(WAITS);
  expect(second.output()).not.toContain('added');
  expect(doubled('together', 'directus_permissions', 'policy, collection, action')).toEqual([]);
  expect(doubled('together', 'directus_presets', 'collection, bookmark')).toEqual([]);
  expect(doubled('together', 'directus_translations', 'language, key')).toEqual([]);
  expect(query(inDatabase('together'), 'select count(*) from directus_settings')).toEqual([['1']]);
});

it('a node that is killed while it sets up leaves the rest to the one that waits', async () => {
  query(postgres, 'create database killed');
  const [one, other] = machines as [ProjectCopy, ProjectCopy];
  const killed = await startNode(one, 'killed');
  await untilSays(killed, 'Starting Directus for the setup');
  const waiting = await startNode(other, 'killed');
  await untilSays(waiting, WAITS);
  await killed.stop('SIGKILL');
  await untilSays(waiting, ANSWERS);
  expect(waiting.output()).toContain('added');
  expect(doubled('killed', 'directus_permissions', 'policy, collection, action')).toEqual([]);
});
