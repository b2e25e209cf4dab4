import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { layerOf } from './css-layers';
import {
  GATSBY_ENTRY,
  I18N_BROWSER_HALF,
  ignoreOrderOfStyles,
  joinScriptsOfPage,
  KNOWN_VALUES,
  PRELOADER,
  replaceEntry,
  SERVICE_WORKER,
  shortenChunkNames,
  shortenClassNames,
  splitStylesByPage,
  stableHash,
  UNUSED_IN_PAGES,
  writeModernSyntax,
  type GatsbyWebpackConfig,
} from './gatsby-internals';

/** Aliases that drop modules. Gatsby requests them by their real paths, with symlinks resolved. */
const leaveOut = (files: readonly string[]): Record<string, false> =>
  Object.fromEntries(
    files.map((file) => [realpathSync(path.resolve('node_modules', file)), false] as const),
  );

function addAliases(config: GatsbyWebpackConfig, aliases: Record<string, string | false>): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...aliases } };
}

/** Runs before all of Gatsby's loaders of style sheets (docs/decisions/0021-cascade-layers.md). */
const putStylesIntoLayers: RuleSetRule = {
  test: /\.css$/,
  enforce: 'pre',
  use: ({ resource = '' }: { resource?: string }) => {
    const layer = layerOf(resource, process.cwd());
    return layer ? `${path.resolve('src/node/css-layer-loader.cjs')}?layer=${layer}` : [];
  },
};

/**
 * Configures the browser bundle (docs/decisions/0015-small-entry-and-sliced-hydration.md).
 */
function changeBrowserBuild(
  config: GatsbyWebpackConfig,
  define: CreateWebpackConfigArgs['plugins']['define'],
): void {
  // Source maps are not served: scripts must not reference them.
  config.devtool = 'hidden-source-map';
  config.plugins.push(stableHash, define(KNOWN_VALUES));
  addAliases(config, {
    ...leaveOut(UNUSED_IN_PAGES),
    // What only crawlers read (docs/decisions/0037-what-only-crawlers-read.md).
    [path.resolve('src/seo/structured-data.tsx')]: path.resolve(
      'src/seo/structured-data.browser.tsx',
    ),
    [path.resolve(SERVICE_WORKER)]: false,
    [path.resolve(PRELOADER)]: false,
    // src/app/program.ts imports Gatsby's entry.
    'gatsby-production-app$': path.resolve(GATSBY_ENTRY),
  });
  replaceEntry(config, path.resolve('src/app/start.ts'));
  splitStylesByPage(config);
  joinScriptsOfPage(config);
  shortenChunkNames(config);
  writeModernSyntax(config, path.resolve('src/node/babel-browser.cjs'));
}

/** Makes builds deterministic and quiet, and keeps the styles of lazy parts out of the pages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  plugins,
  actions,
}) => {
  const config = getConfig() as GatsbyWebpackConfig;
  ignoreOrderOfStyles(config);
  config.module.rules.push(putStylesIntoLayers);
  addAliases(config, leaveOut(I18N_BROWSER_HALF));
  // The HTML must name the classes that the bundle's styles have.
  if (stage.startsWith('build')) shortenClassNames(config);
  if (stage === 'build-javascript') changeBrowserBuild(config, plugins.define);
  actions.replaceWebpackConfig(config);
};
