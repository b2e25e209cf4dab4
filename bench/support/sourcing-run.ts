// Runs the plugin's lifecycles once against Gatsby's own node store, in a directory of its own, and
// prints a row of the benchmark's table as JSON.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PluginOptions, SourceNodesArgs } from 'gatsby';
import {
  onPostBuild,
  onPreInit,
  sourceNodes,
} from '../../plugins/gatsby-source-directus/gatsby-node';
import { DEFAULTS } from '../../plugins/gatsby-source-directus/src/options';
import { cmsSource } from '../../src/node/cms-source';

const { BENCH_URL = '', BENCH_DIRECTORY = '' } = process.env;
const CACHE_FILE = path.join(BENCH_DIRECTORY, 'cache.json');

// Gatsby keeps its store below the current directory.
process.chdir(BENCH_DIRECTORY);

// Gatsby's store has no public API outside of a build.
const load = createRequire(path.resolve(__dirname, '../../package.json'));
const { store } = load('gatsby/dist/redux') as {
  store: { dispatch: (action: unknown) => unknown };
};
const { actions } = load('gatsby/dist/redux/actions') as {
  actions: Record<'createNode' | 'deleteNode', (node: unknown, plugin: unknown) => unknown>;
};
const data = load('gatsby/dist/datastore') as {
  getNode: (id: string) => unknown;
  getNodesByType: (type: string) => unknown[];
  getDataStore: () => { ready: () => Promise<void> };
};
const options = {
  ...DEFAULTS,
  ...cmsSource({ directusUrl: BENCH_URL, allowMassDeletion: true }),
  tokenVariable: 'BENCH_TOKEN',
  plugins: [],
} as unknown as PluginOptions;

async function main() {
  const plugin = { name: 'gatsby-source-directus', version: '1.0.0' };
  let status = '';
  const cache = await readFile(CACHE_FILE, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, unknown>,
    () => ({}) as Record<string, unknown>,
  );
  const api = {
    actions: {
      createNode: (node: unknown) => store.dispatch(actions.createNode(node, plugin)),
      deleteNode: (node: unknown) => store.dispatch(actions.deleteNode(node, plugin)),
      enableStatefulSourceNodes: () => undefined,
    },
    cache: {
      get: async (key: string) => cache[key],
      set: (key: string, value: unknown) => {
        cache[key] = value;
        return writeFile(CACHE_FILE, JSON.stringify(cache));
      },
    },
    getNode: data.getNode,
    getNodesByType: data.getNodesByType,
    reporter: {
      activityTimer: () => ({
        start: () => undefined,
        end: () => undefined,
        setStatus: (text: string) => {
          status = text;
        },
      }),
      setErrorMap: () => undefined,
      warn: (text: string) => process.stderr.write(`${text}\n`),
      panic: ({ context }: { context: { sourceMessage: string } }) => {
        throw new Error(context.sourceMessage);
      },
    },
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
  } as unknown as SourceNodesArgs;

  const cpu = process.cpuUsage();
  const started = performance.now();
  await onPreInit(api as never, options, () => undefined);
  const asked = performance.now();
  await sourceNodes(api, options, () => undefined);
  await data.getDataStore().ready();
  const done = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`;
  process.stdout.write(
    JSON.stringify([
      seconds(started, done),
      seconds(started, asked),
      seconds(asked, done),
      seconds(0, (user + system) / 1000),
      status,
    ]),
  );
  await onPostBuild(api as never, options, () => undefined);
  process.exit(0);
}

void main();
