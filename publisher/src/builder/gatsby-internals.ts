import { createRequire } from 'node:module';
import path from 'node:path';
import { becomeGatsbyBuild } from '../env';

/**
 * Gatsby internals that the resident builder uses. They are confined to this file, and the contract
 * test `gatsby-internals.test.ts` checks each assumption against the installed package.
 */

interface Store {
  getState(): {
    program: Readonly<Record<string, unknown>>;
    pages: ReadonlyMap<string, unknown>;
  };
}

type QueryIds = Readonly<Record<string, unknown>>;
interface QueryRun extends Record<string, unknown> {
  queryIds: QueryIds;
  graphqlRunner: unknown;
  store: Store;
}

interface Services {
  sourceNodes(options: { store: Store; webhookBody: object }): Promise<unknown>;
  createPages(options: {
    store: Store;
    gatsbyNodeGraphQLFunction: unknown;
    shouldRunCreatePagesStatefully: boolean;
  }): Promise<unknown>;
  calculateDirtyQueries(options: { store: Store }): Promise<{ queryIds: QueryIds }>;
  runStaticQueries(run: QueryRun): Promise<void>;
  runPageQueries(run: QueryRun): Promise<void>;
}

/** Internal modules; paths within the package `gatsby`. */
export const MODULES = {
  build: 'dist/commands/build',
  buildHtml: 'dist/commands/build-html',
  renderHtml: 'dist/utils/worker/child/render-html',
  redux: 'dist/redux',
  services: 'dist/services',
  graphqlRunner: 'dist/query/graphql-runner',
  createGraphqlRunner: 'dist/bootstrap/create-graphql-runner',
  pageData: 'dist/utils/page-data',
  apiRunner: 'dist/utils/api-runner-node',
  jobs: 'dist/utils/wait-until-jobs-complete',
  saveState: 'dist/redux/save-state',
} as const;

/** Steps of a build, in order. */
export const STEPS = ['sourcing', 'planning', 'queries', 'html', 'files'] as const;
export type Step = (typeof STEPS)[number];

/** Result of one build. */
export interface Built {
  /** Duration of each step, seconds. */
  durations: Partial<Record<Step | 'full', number>>;
}

/** The default export of a Babel CommonJS module, or the module itself. */
const defaultOf = <T>(loaded: unknown): T =>
  ((loaded as { default?: unknown }).default ?? loaded) as T;

/** Loads Gatsby's modules from the site's installation. */
function loaderOf(siteDirectory: string): (name: keyof typeof MODULES) => unknown {
  const require = createRequire(path.join(siteDirectory, 'package.json'));
  return (name) => require(`gatsby/${MODULES[name]}`) as unknown;
}

/**
 * Builds the whole site as `gatsby build` does, but in this process, which keeps running for {@link
 * buildChanges}.
 *
 * @param siteDirectory - the site's folder, which must be the working directory
 */
export async function buildAll(siteDirectory: string): Promise<Built> {
  const started = performance.now();
  const require = createRequire(path.join(siteDirectory, 'package.json'));
  becomeGatsbyBuild();
  const { setStore } = require('gatsby-cli/lib/reporter/redux') as { setStore: unknown };
  const reporter = defaultOf(require('gatsby-cli/lib/reporter'));
  const sitePackage = require('./package.json') as { browserslist?: unknown };
  const build = require(`gatsby/${MODULES.build}`) as (program: object) => Promise<void>;
  await build({
    _: ['build'],
    directory: siteDirectory,
    sitePackageJson: sitePackage,
    browserslist: sitePackage.browserslist,
    report: reporter,
    setStore,
    useYarn: false,
  });
  return { durations: { full: (performance.now() - started) / 1000 } };
}

/**
 * Incremental build: sources nodes, creates pages, runs the queries and renders the pages whose
 * data changed, runs `onPostBuild`. Only after {@link buildAll} in the same process.
 *
 * @throws the error of a step; the process must be discarded then, because its state is
 *   inconsistent
 */
export async function buildChanges(siteDirectory: string): Promise<Built> {
  const load = loaderOf(siteDirectory);
  const { store } = load('redux') as { store: Store };
  const services = load('services') as Services;
  const apiRunner = defaultOf<(api: string, args: object) => Promise<unknown>>(load('apiRunner'));
  const { createGraphQLRunner } = load('createGraphqlRunner') as {
    createGraphQLRunner(store: Store, reporter: unknown): unknown;
  };
  const { GraphQLRunner } = load('graphqlRunner') as {
    GraphQLRunner: new (store: Store) => unknown;
  };
  const { waitUntilAllJobsComplete } = load('jobs') as {
    waitUntilAllJobsComplete(): Promise<void>;
  };
  const { buildHTMLPagesAndDeleteStaleArtifacts } = load('buildHtml') as {
    buildHTMLPagesAndDeleteStaleArtifacts(options: object): Promise<unknown>;
  };
  const { renderHTMLProd, renderSlices } = load('renderHtml') as Record<string, unknown>;
  const require = createRequire(path.join(siteDirectory, 'package.json'));
  const reporter = defaultOf(require('gatsby-cli/lib/reporter'));

  const durations: Built['durations'] = {};
  const timed = async <T>(step: Step, run: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await run();
    durations[step] = (performance.now() - started) / 1000;
    return result;
  };
  const graphql = createGraphQLRunner(store, reporter);
  await timed('sourcing', () => services.sourceNodes({ store, webhookBody: {} }));
  await timed('planning', () =>
    services.createPages({
      store,
      gatsbyNodeGraphQLFunction: graphql,
      shouldRunCreatePagesStatefully: true,
    }),
  );
  await timed('queries', async () => {
    const { queryIds } = await services.calculateDirtyQueries({ store });
    const run = {
      queryIds,
      graphqlRunner: new GraphQLRunner(store),
      store,
      program: store.getState().program,
    };
    await services.runStaticQueries(run);
    await services.runPageQueries(run);
    await waitUntilAllJobsComplete();
    await (load('pageData') as { flush(): Promise<void> }).flush();
  });
  await timed('html', () =>
    buildHTMLPagesAndDeleteStaleArtifacts({
      program: store.getState().program,
      // An edit changes few pages: rendering them here is faster than starting workers.
      workerPool: { single: { renderHTMLProd, renderSlices } },
    }),
  );
  await timed('files', async () => {
    await apiRunner('onPostBuild', { graphql });
    await waitUntilAllJobsComplete();
  });
  return { durations };
}

/** Saves Gatsby's state to disk for the next process. */
export async function saveState(siteDirectory: string): Promise<void> {
  const { saveState: save } = loaderOf(siteDirectory)('saveState') as {
    saveState(): Promise<void>;
  };
  await save();
}
