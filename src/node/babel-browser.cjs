// Babel configuration of the browser bundle (docs/decisions/0055-bytes-by-page-type.md): Gatsby's preset
// without the transforms that it applies whatever the browserslist says.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Babel loads it as CommonJS
const { default: gatsbyPreset } = require('babel-preset-gatsby');

/** What every browser of the list understands. */
const WHATEVER_THE_BROWSER =
  /plugin-transform-classes|plugin-transform-spread|plugin-proposal-class-properties/;

module.exports = (api) => {
  api.cache.forever();
  const { presets, plugins } = gatsbyPreset(api, {
    stage: 'build-javascript',
    reactRuntime: 'automatic',
  });
  const [[env, envOptions], ...others] = presets;
  return {
    // `a?.b` and `a ?? b` compare with `null` once: no page has `document.all`.
    assumptions: { noDocumentAll: true },
    presets: [[env, { ...envOptions, bugfixes: true }], ...others],
    plugins: plugins.filter((plugin) => !WHATEVER_THE_BROWSER.test([plugin].flat()[0])),
  };
};
