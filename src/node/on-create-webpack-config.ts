import { createHash } from 'node:crypto';
import type { GatsbyNode } from 'gatsby';

interface Stats {
  compilation: { hash?: string; assets: Readonly<Record<string, unknown>> };
}

interface Compiler {
  hooks: {
    done: { tap(options: { name: string; stage: number }, listener: (stats: Stats) => void): void };
  };
}

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  apply?(compiler: Compiler): void;
}

/**
 * Names a compilation by its files, whose names carry their contents. Webpack's own hash also
 * changes with the state of its cache, and Gatsby writes it into every page: without this, the
 * first build after a cold one would rewrite them all.
 *
 * @param fileNames - names of the emitted files
 */
export function compilationHash(fileNames: readonly string[]): string {
  return createHash('sha256')
    .update([...fileNames].sort().join('\n'))
    .digest('hex')
    .slice(0, 20);
}

/** Before Gatsby's own listener, which writes the hash down. */
const FIRST = { name: 'StableCompilationHash', stage: -1 };

const stableHash: Plugin = {
  constructor: { name: FIRST.name },
  apply: (compiler) =>
    compiler.hooks.done.tap(FIRST, ({ compilation }) => {
      compilation.hash = compilationHash(Object.keys(compilation.assets));
    }),
};

/** Makes builds repeatable and quiet. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig() as { plugins: Plugin[] };
  for (const plugin of config.plugins) {
    // Classes of CSS modules never meet on one element, so the order of their files means nothing.
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
  if (stage === 'build-javascript') config.plugins.push(stableHash);
  actions.replaceWebpackConfig(config);
};
