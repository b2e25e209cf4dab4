import { preloadResources } from './preload-resources';

/**
 * Entry of the bundle: a kilobyte, so that what it imports does not compete with the fonts and the
 * picture of the first screen (docs/decisions/0015-small-entry-and-sliced-hydration.md).
 */
async function start(): Promise<void> {
  // Webpack marks the entry chunk as loaded once it was evaluated: an import before requests it again.
  await Promise.resolve();
  // First and with priority: where a host has HTTP/1.1 alone, six requests share the connections, and
  // the browser gives them to preloads and pictures before a script that is not in the HTML.
  const program = import(
    /* webpackChunkName: "program", webpackFetchPriority: "high" */ './program'
  );
  preloadResources();
  const { bootstrapRuntime } = await program;
  await bootstrapRuntime();
}

void start();
