import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Chunk, ChunkGraph, Compiler, Module, RuleSetRule } from 'webpack';
import { isInitialChunk, isFrame } from './initial-chunk';
import { compileHints } from './compile-hints';
import { layerOf } from './css-layers';

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
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

const stableHash = {
  constructor: { name: FIRST.name },
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap(FIRST, ({ compilation }) => {
      compilation.hash = compilationHash(Object.keys(compilation.assets));
    }),
};

interface StylesGroup {
  name?: string;
  chunks?: (chunk: Chunk) => boolean;
  test?: (module: Module, graphs: { chunkGraph: ChunkGraph }) => boolean;
}

const isStyle = ({ type }: Module) => type === 'css/mini-extract';

/** Whether a module is part of what every page has: header, footer, base. */
const isInFrame = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => isFrame(name));

interface Config {
  devtool?: string | false;
  entry?: { app?: string[] | string };
  module: { rules: RuleSetRule[] };
  plugins: Plugin[];
  resolve?: { alias?: Record<string, string | false> };
  optimization?: {
    splitChunks?: { cacheGroups?: { styles?: StylesGroup } };
  };
}

/** Gatsby asks for its plugins where they really lie, behind a link to the packages too. */
const dependency = (file: string) => realpathSync(path.resolve('node_modules', file));

/**
 * Small modules in the place of libraries of which the site uses a part
 * (docs/decisions/0012-a-small-i18next-in-the-bundle.md).
 */
const MODULE_ALIASES = {
  i18next$: path.resolve('src/i18n/runtime/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/runtime/react-i18next.tsx'),
  [dependency('gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js')]: path.resolve(
    'src/i18n/runtime/wrap-page-element.tsx',
  ),
};

/** What the browser is sent and never runs in a built page: a part for development. */
const DROPPED_MODULES = {
  [dependency('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
} as const;

/** What src/app/program.ts starts in the end; Gatsby writes it for each build. */
const GATSBY_ENTRY = { 'gatsby-production-app$': path.resolve('.cache/production-app.js') };

/** Ahead of all that Gatsby does to a sheet of styles (docs/decisions/0021-cascade-layers.md). */
const layers: RuleSetRule = {
  test: /\.css$/,
  enforce: 'pre',
  use: ({ resource = '' }: { resource?: string }) => {
    const layer = layerOf(resource, process.cwd());
    return layer ? `${path.resolve('src/node/css-layer-loader.cjs')}?layer=${layer}` : [];
  },
};

/** Makes builds repeatable and quiet, and pages free of the styles of what may never open. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig() as Config;
  for (const plugin of config.plugins) {
    // Each file has a layer of its own, so the order of their rules means nothing.
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
  config.module.rules.push(layers);
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      ...MODULE_ALIASES,
      ...(stage === 'build-javascript' ? { ...DROPPED_MODULES, ...GATSBY_ENTRY } : undefined),
    },
  };
  if (stage === 'build-javascript') {
    // Maps stay with the build; a script that names one would have browsers ask the site for it.
    config.devtool = 'hidden-source-map';
    config.plugins.push(stableHash, compileHints);
    config.entry = { ...config.entry, app: path.resolve('src/app/start.ts') };
    const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
    // A page is given a sheet for the frame and one of its own; Gatsby makes one of all pages' styles.
    if (styles) {
      // With the entry, whose styles Gatsby writes into each page.
      styles.name = 'app';
      styles.chunks = ({ name }) => isInitialChunk(name);
      styles.test = (module, graphs) => isStyle(module) && isInFrame(module, graphs);
    }
  }
  actions.replaceWebpackConfig(config);
};
