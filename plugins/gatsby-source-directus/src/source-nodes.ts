import type { GatsbyNode, NodeInput } from 'gatsby';
import { CACHE } from './cache-keys';
import { panicOnSourceError } from './errors';
import { consumeConnection } from './fingerprint-cache';
import { clearManifest } from './media/manifest';
import { openOriginals } from './media/originals';
import { mediaPaths } from './media/store';
import { resolved, siteDirectory } from './site-options';
import { readLastBuild } from './source/mass-deletion';
import { runSourcing, type NodeStore } from './source/run';
import type { Digests } from './source/stored';
import type { Unfinished } from './source/unfinished';

/** Synchronises Gatsby's nodes with Directus. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (api, pluginOptions) => {
  const { actions, cache, getNode, getNodesByType, reporter, store } = api;
  const options = resolved(pluginOptions);
  // This plugin deletes stale nodes itself, so that the others need not be touched.
  actions.enableStatefulSourceNodes?.();

  const activity = reporter.activityTimer('source content from Directus');
  activity.start();
  await panicOnSourceError(reporter, async () => {
    const { client, fingerprints, whole, now } = await consumeConnection(options);
    const paths = mediaPaths(siteDirectory(store), options);
    const originals = await openOriginals(paths.originals, client);
    const digests = (await cache.get(CACHE.digests)) as Digests | undefined;
    // Gatsby's cache is new: every query will run and emit its files again.
    if (digests === undefined) await clearManifest(paths);
    const nodes: NodeStore = {
      getNodesByType,
      createNode: (node) => actions.createNode(node as unknown as NodeInput),
      deleteNode: ({ id }) => {
        const node = getNode(id);
        if (node !== undefined) actions.deleteNode(node);
      },
      digests,
      setDigests: (value) => cache.set(CACHE.digests, value),
      unfinished: (await cache.get(CACHE.unfinished)) as Unfinished | undefined,
      setUnfinished: (value) => cache.set(CACHE.unfinished, value),
    };
    const summary = await runSourcing({
      options,
      client,
      fingerprints,
      now,
      whole,
      originals,
      store: nodes,
      lastBuild: await readLastBuild(paths, client.url),
      warn: (message) => reporter.warn(message),
      onStatus: (text) => activity.setStatus(text),
    });
    const { items, fetched, written, deleted, counts } = summary;
    await cache.set(CACHE.counts, counts);
    activity.setStatus(
      `${items} items, ${fetched} fetched, ${written} nodes written, ${deleted} deleted, ${client.attempts} requests`,
    );
  });
  activity.end();
};
