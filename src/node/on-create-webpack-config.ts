import type { GatsbyNode } from 'gatsby';

interface CssPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Classes of CSS modules never meet on one element, so the order of their files means nothing; the
 * extraction would warn about it at length.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
}) => {
  const config = getConfig() as { plugins: CssPlugin[] };
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};
