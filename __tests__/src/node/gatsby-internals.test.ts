/** @jest-environment node */
import path from 'node:path';
import {
  compilationHash,
  GATSBY_ENTRY,
  I18N_BROWSER_HALF,
  ignoreOrderOfStyles,
  IMAGE_PLUGIN_KEYS,
  isInitialChunk,
  PAGE_PATH_SCRIPT,
  pagePathLiteral,
  REFRESH_WITHOUT_BUTTON,
  replaceEntry,
  splitStylesByPage,
  stableHash,
  TAG_MANAGER_KEY,
  UNUSED_IN_PAGES,
  type GatsbyWebpackConfig,
} from '../../../src/node/gatsby-internals';
import { installedFile, TRIED_GATSBY, type Assumption } from '../../support/installed-packages';
import { textOf } from '../../support/source-files';

const WEBPACK_CONFIG = 'gatsby/dist/utils/webpack.config.js';
const ASSETS = 'gatsby/dist/utils/client-assets-for-template.js';
const STATS = 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js';
const STATIC_ENTRY = 'gatsby/cache-dir/static-entry.js';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ASSUMPTIONS: readonly Assumption[] = [
  [
    'any value of the variable opens the endpoint that sources again',
    'gatsby/dist/utils/start-server.js',
    'if (enableRefresh && authorizedRefresh) {',
  ],
  [
    'GraphiQL draws its button, which breaks it, for two values alone',
    'gatsby-graphiql-explorer/dist/app.js',
    'enableRefresh:t,refreshToken:n}=e.extensions;switch(typeof t){case"string":{const e=t.toLowerCase();t="1"===e||"true"===e;',
  ],
  [
    "the tag manager's script and frame have one key",
    'gatsby-plugin-google-tagmanager/gatsby-ssr.js',
    new RegExp(`key: "${TAG_MANAGER_KEY}"[^]*setPreBodyComponents[^]*key: "${TAG_MANAGER_KEY}"`),
  ],
  [
    'in the browser the plugin of the tag manager tells of routes and, where asked for, of web vitals alone',
    'gatsby-plugin-google-tagmanager/gatsby-browser.js',
    /exports\.onInitialClientRender|export function onRouteUpdate[^]*export function onInitialClientRender[^]*enableWebVitalsTracking/,
  ],
  [
    'the entry chunk of a built site is called app and starts production-app',
    WEBPACK_CONFIG,
    new RegExp(`app: directoryPath\\(\`${escaped(GATSBY_ENTRY.replace('.js', ''))}\`\\)`),
  ],
  [
    'the styles of the entry chunk and of the template are written into a page',
    ASSETS,
    'for (const chunkName of [`app`, componentChunkName])',
  ],
  [
    'the chunks of templates begin with component---',
    'gatsby/dist/utils/js-chunk-names.js',
    /generateComponentChunkName\(componentPath, kind = `component`\)[^]*`\$\{kind\}---/,
  ],
  [
    'styles have a cache group of their own',
    WEBPACK_CONFIG,
    /build-javascript`\) \{[^]*?styles: \{/,
  ],
  [
    'modules of styles have the type css/mini-extract',
    WEBPACK_CONFIG,
    'module.type === `css/mini-extract`',
  ],
  [
    'styles are extracted by a plugin of the name MiniCssExtractPlugin',
    'mini-css-extract-plugin/dist/index.js',
    /class MiniCssExtractPlugin[^]*ignoreOrder/,
  ],
  [
    'the hash of a compilation is written down in the hook `done`, from the stats',
    STATS,
    /compiler\.hooks\.done\.tapAsync\([^]*___webpackCompilationHash="\$\{stats\.hash\}"/,
  ],
  [
    'stats take their hash from the compilation',
    'webpack/lib/Stats.js',
    /get hash\(\) \{\s*return this\.compilation\.hash;/,
  ],
  [
    'the page says its path in the script script-loader',
    STATIC_ENTRY,
    new RegExp(
      `${escaped(pagePathLiteral('').replace('""', ''))}\\$\\{JSON\\.stringify\\([^]*key=\\{\`${PAGE_PATH_SCRIPT}\`\\}`,
    ),
  ],
  [
    'the path of Gatsby’s own not-found page is left alone by the router',
    'gatsby/cache-dir/production-app.js',
    'pagePath.match(/^\\/(404|500)(\\/?|.html)$/)',
  ],
  [
    'partytown’s part of a page only works in development',
    UNUSED_IN_PAGES[0],
    /onInitialClientRender = \(\) => \{\s*if \(process\.env\.NODE_ENV !== `development`\) \{\s*return;/,
  ],
  [
    'the browser half of the i18n plugin is a wrapper of pages',
    I18N_BROWSER_HALF[0],
    /^const \{wrapPageElement\} = require\('.\/dist\/plugin\/wrapPageElement'\);\s*exports\.wrapPageElement = wrapPageElement;\s*$/,
  ],
  [
    'its half for the HTML is the same',
    I18N_BROWSER_HALF[1],
    /^const \{wrapPageElement\} = require\('.\/dist\/plugin\/wrapPageElement'\);\s*exports\.wrapPageElement = wrapPageElement;\s*$/,
  ],
  [
    'the i18n plugin leaves pages alone that have its context already',
    'gatsby-plugin-react-i18next/dist/plugin/onCreatePage.js',
    /typeof \(\(_page\$context = page\.context\)[^]*?\.i18n\) === 'object'\)\) \{[^]*?return _context3\.abrupt\("return"\)/,
  ],
];

it.each(ASSUMPTIONS)('%s', (_assumption, file, text) => {
  expect(installedFile(file)).toMatch(text);
});

it('the image plugin adds to a page what its keys say, and all of it', () => {
  const keys = [...installedFile('gatsby-plugin-image/gatsby-ssr.js').matchAll(/key: "([^"]+)"/g)];
  expect(keys.length).toBeGreaterThan(0);
  for (const [, key = ''] of keys) expect(key).toMatch(IMAGE_PLUGIN_KEYS);
});

it('this is the release of Gatsby that the assumptions were tried with', () => {
  expect(JSON.parse(installedFile('gatsby/package.json'))).toHaveProperty('version', TRIED_GATSBY);
});

describe('the hash of a compilation', () => {
  it('follows the files, whatever their order', () => {
    const hash = compilationHash(['app-1.js', 'styles-2.css']);
    expect(compilationHash(['styles-2.css', 'app-1.js'])).toBe(hash);
    expect(compilationHash(['app-3.js', 'styles-2.css'])).not.toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{20}$/);
  });

  it('is set before others hear that the compilation is done', () => {
    const tap = jest.fn();
    stableHash.apply({ hooks: { done: { tap } } } as never);
    const [options, onDone] = tap.mock.calls[0] as [{ stage: number }, (stats: unknown) => void];
    expect(options.stage).toBeLessThan(0);
    const compilation = { hash: 'of webpack', assets: { 'app-1.js': {} } };
    onDone({ compilation });
    expect(compilation.hash).toBe(compilationHash(['app-1.js']));
  });
});

describe('the configuration of a build', () => {
  const config = (): GatsbyWebpackConfig => ({
    entry: { polyfill: '/polyfill.js', app: '/production-app.js' },
    module: { rules: [] },
    plugins: [
      { constructor: { name: 'MiniCssExtractPlugin' }, options: {} },
      { constructor: { name: 'DefinePlugin' }, options: {} },
    ],
    optimization: { splitChunks: { cacheGroups: { styles: { name: 'commons' } } } },
  });

  it('starts with another file', () => {
    const changed = config();
    replaceEntry(changed, '/start.js');
    expect(changed.entry).toEqual({ polyfill: '/polyfill.js', app: '/start.js' });
  });

  it('is told that the order of styles means nothing', () => {
    const changed = config();
    ignoreOrderOfStyles(changed);
    expect(changed.plugins.map(({ options }) => options)).toEqual([{ ignoreOrder: true }, {}]);
  });

  it('keeps together the styles that every page has, and those alone', () => {
    const changed = config();
    splitStylesByPage(changed);
    const { name, chunks, test } = changed.optimization?.splitChunks?.cacheGroups?.styles ?? {};
    const takes = (type: string, ...names: string[]) =>
      test?.(
        { type } as never,
        {
          chunkGraph: { getModuleChunksIterable: () => names.map((of) => ({ name: of })) },
        } as never,
      );
    expect(name).toBe('app');
    expect(chunks?.({ name: 'component---home' } as never)).toBe(true);
    expect(chunks?.({ name: 'form' } as never)).toBe(false);
    expect(takes('css/mini-extract', 'program', 'component---home')).toBe(true);
    expect(takes('css/mini-extract', 'component---home')).toBe(false);
    expect(takes('javascript/auto', 'app')).toBe(false);
  });
});

it.each([
  ['app', true],
  ['program', true],
  ['component---src-templates-home-tsx', true],
  ['request-form', false],
  [null, false],
  [undefined, false],
])('the chunk %s is loaded with a page: %s', (name, isInitial) => {
  expect(isInitialChunk(name)).toBe(isInitial);
});

it('what the entry imports is part of the initial load', () => {
  const [, name] =
    /webpackChunkName: "([^"]+)"/.exec(textOf(path.resolve('src/app/start.ts'))) ?? [];
  expect(name).toBeDefined();
  expect(isInitialChunk(name)).toBe(true);
});

it('the endpoint that sources again is opened without the button of GraphiQL', () => {
  expect(['', '1', 'true']).not.toContain(REFRESH_WITHOUT_BUTTON);
});
