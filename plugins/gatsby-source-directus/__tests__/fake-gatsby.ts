import { createHash } from 'node:crypto';
import type { PluginOptions, SourceNodesArgs } from 'gatsby';
import { onPostBuild, onPreInit, sourceNodes } from '../gatsby-node';
import type { StoredNode } from '../src/nodes/build';
import type { ResolvedOptions } from '../src/options';

/** What one run of the lifecycles did. */
export interface Run {
  created: string[];
  deleted: string[];
  warnings: string[];
  /** GraphQL operations sent, by name. */
  queries: string[];
  /** Files downloaded. */
  downloads: number;
}

/** JSON with sorted keys: Gatsby's digest does not depend on their order either. */
const stableJson = (value: object) =>
  JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );

/** The end of the process, as `reporter.panic` makes it. */
export class Panic extends Error {
  constructor(
    readonly id: string,
    message: string,
  ) {
    super(message);
  }
}

/** As much of Gatsby as the sourcing lifecycles need; keeps nodes and cache between runs. */
export function fakeGatsby(directory: string) {
  const nodes = new Map<string, StoredNode>();
  const cache = new Map<string, unknown>();

  /** One build; one that dies does so after its nodes were written. */
  async function run(options: ResolvedOptions, { dies = false } = {}): Promise<Run> {
    const result: Run = { created: [], deleted: [], warnings: [], queries: [], downloads: 0 };
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const operation = /query (\w+)/.exec(body)?.[1];
      if (operation) result.queries.push(operation);
      if (String(input).includes('/assets/')) result.downloads += 1;
      return realFetch(input, init);
    };
    const api = {
      actions: {
        enableStatefulSourceNodes: () => undefined,
        createNode: async (node: StoredNode) => {
          nodes.set(node.id, JSON.parse(JSON.stringify(node)) as StoredNode);
          result.created.push(node.id);
        },
        deleteNode: ({ id }: StoredNode) => {
          nodes.delete(id);
          result.deleted.push(id);
        },
      },
      cache: {
        get: async (key: string) => cache.get(key),
        set: async (key: string, value: unknown) => void cache.set(key, value),
      },
      createContentDigest: (value: object) =>
        createHash('md5').update(stableJson(value)).digest('hex'),
      getNode: (id: string) => nodes.get(id),
      getNodesByType: (type: string) =>
        [...nodes.values()].filter(({ internal }) => internal.type === type),
      reporter: {
        activityTimer: () => ({
          start: () => undefined,
          setStatus: () => undefined,
          end: () => undefined,
        }),
        setErrorMap: () => undefined,
        info: () => undefined,
        warn: (message: string) => void result.warnings.push(message),
        panic: ({ id, context }: { id: string; context: { sourceMessage: string } }) => {
          throw new Panic(id, context.sourceMessage);
        },
      },
      store: { getState: () => ({ program: { directory } }) },
    } as unknown as SourceNodesArgs;
    try {
      const { token, ...kept } = options;
      process.env[options.tokenVariable] = token;
      const pluginOptions = kept as unknown as PluginOptions;
      await onPreInit(api as never, pluginOptions, () => undefined);
      await sourceNodes(api, pluginOptions, () => undefined);
      if (!dies) await onPostBuild(api as never, pluginOptions, () => undefined);
    } finally {
      globalThis.fetch = realFetch;
    }
    result.created.sort();
    result.deleted.sort();
    return result;
  }

  return {
    run,
    cache,
    node: (id: string) => nodes.get(id),
    ids: () => [...nodes.keys()].sort(),
  };
}
