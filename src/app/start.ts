/**
 * Entry of the bundle: half a kilobyte, so that what it imports does not compete with the fonts and
 * the picture of the first screen (docs/decisions/0015-small-entry-and-sliced-hydration.md).
 */
async function start(): Promise<void> {
  // Webpack marks the entry chunk as loaded once it was evaluated: an import before requests it again.
  await Promise.resolve();
  const { bootstrapRuntime } = await import(/* webpackChunkName: "program" */ './program');
  await bootstrapRuntime();
}

void start();
