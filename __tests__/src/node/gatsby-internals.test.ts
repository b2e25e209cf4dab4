/** @jest-environment node */
import path from 'node:path';
import {
  compilationHash,
  GATSBY_ENTRY,
  I18N_BROWSER_HALF,
  ignoreOrderOfStyles,
  IMAGE_PLUGIN_KEYS,
  isInitialChunk,
  joinScriptsOfPage,
  KNOWN_VALUES,
  PAGE_PATH_SCRIPT,
  pagePathLiteral,
  REFRESH_WITHOUT_BUTTON,
  replaceEntry,
  SERVICE_WORKER,
  shortenChunkNames,
  shortenClassNames,
  splitStylesByPage,
  stableHash,
  TAG_MANAGER_KEY,
  UNUSED_IN_PAGES,
  writeModernSyntax,
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
    'scripts that templates share have a cache group of their own, with a function for their names',
    WEBPACK_CONFIG,
    /build-javascript`\) \{[^]*?shared: \{[^]*?name\(module, chunks\)/,
  ],
  [
    'classes of CSS modules are named by an option of a loader that stands below oneOf',
    'gatsby/dist/utils/webpack-utils.js',
    /css: \(options = \{\}\) => \{[^]*?modulesOptions = \{[^]*?localIdentName: `/,
  ],
  [
    'Gatsby minifies with terser as if for old browsers',
    'gatsby/dist/utils/webpack-utils.js',
    /new _terserWebpackPlugin\.default\(\{[^]*?ecma: 5/,
  ],
  [
    'terser’s plugin keeps the options of terser in options.minimizer.options',
    'terser-webpack-plugin/dist/index.js',
    /class TerserPlugin[^]*this\.options = \{[^]*?minimizer: \{\s*implementation: minify,\s*options:/,
  ],
  [
    'Gatsby’s loader of scripts lets a file replace its preset',
    'gatsby/dist/utils/babel-loader.js',
    'if (!partialConfig.hasFilesystemConfig()) {',
  ],
  [
    'Gatsby’s preset begins with preset-env, and lists plugins by their files or with their options',
    'babel-preset-gatsby/index.js',
    /presets: \[\[resolve\(`@babel\/preset-env`\), \{[^]*plugins: \[\[resolve\([^]*transform-spread`\), \{[^]*transform-classes`\), \{/,
  ],
  [
    'the loader imports what preloads, and calls it from its own queue alone',
    'gatsby/cache-dir/loader.js',
    /import prefetchHelper from "\.\/prefetch"[^]*doPrefetch\(pagePath\) \{[^]*componentUrls\.map\(prefetchHelper\)/,
  ],
  [
    'the loader asks a global variable for the experiment of partial hydration',
    'gatsby/cache-dir/loader.js',
    Object.keys(KNOWN_VALUES)[0] ?? '',
  ],
  [
    'the worker is only asked for where a plugin says that there is one',
    'gatsby/cache-dir/production-app.js',
    new RegExp(
      `registerServiceWorker[^]*${escaped(`require(\`./${path.basename(SERVICE_WORKER, '.js')}\`)`)}`,
    ),
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

describe('the bytes of a build', () => {
  it('joins the scripts of a page, and moves what nearly all pages use into the program', () => {
    const changed = {
      module: { rules: [] },
      plugins: [],
      optimization: { splitChunks: { cacheGroups: { shared: {} } } },
    } as GatsbyWebpackConfig;
    joinScriptsOfPage(changed);
    const { shared, frame } = changed.optimization?.splitChunks?.cacheGroups ?? {};
    const [home, form] = [{ name: 'component---home' }, { name: 'request-form' }] as never[];
    expect(shared?.chunks?.(home as never)).toBe(false);
    expect(shared?.chunks?.(form as never)).toBe(true);
    expect(frame).toMatchObject({ name: 'program', enforce: true });
    expect(frame?.chunks(home as never)).toBe(true);
    expect(frame?.chunks(form as never)).toBe(false);
    expect(frame?.test({ type: 'css/mini-extract' } as never)).toBe(false);
    expect(frame?.test({ type: 'javascript/auto' } as never)).toBe(true);
  });

  it('shortens the names that the runtime lists', () => {
    const changed = {
      output: {},
      module: { rules: [] },
      plugins: [{ constructor: { name: 'MiniCssExtractPlugin' }, options: {} }],
      optimization: { splitChunks: { cacheGroups: { shared: { name: () => 'a'.repeat(40) } } } },
    } as GatsbyWebpackConfig;
    shortenChunkNames(changed);
    expect(changed.output).toEqual({ hashDigestLength: 10 });
    expect(changed.plugins[0]?.options).toEqual({ chunkFilename: '[id].[contenthash].css' });
    const { name } = changed.optimization?.splitChunks?.cacheGroups?.shared ?? {};
    expect(name?.({} as never, [])).toBe('aaaaaaaaaa');
  });

  it('shortens the names of classes, of CSS modules alone', () => {
    const modules = { localIdentName: '[name]--[local]' };
    const rules = [{ oneOf: [{ use: [{ options: { modules } }] }, { use: [{ options: {} }] }] }];
    const changed: GatsbyWebpackConfig = { module: { rules }, plugins: [] };
    shortenClassNames(changed);
    expect(rules[0]?.oneOf).toEqual([
      { use: [{ options: { modules: { localIdentName: '[local]-[hash:base64:5]' } } }] },
      { use: [{ options: {} }] },
    ]);
  });

  it('writes the syntax of today, by a Babel configuration of the site', () => {
    const use = () => [{ loader: '/x/babel-loader.js', options: { stage: 'build-javascript' } }];
    const others = { test: /\.svg$/, use: [{ loader: 'file-loader' }] };
    const terser = {
      constructor: { name: 'TerserPlugin' },
      options: { minimizer: { options: {} } },
    };
    const changed = {
      target: ['web', 'es5'],
      module: { rules: [{ use }, others] },
      plugins: [],
      optimization: { minimizer: [terser] },
    } as unknown as GatsbyWebpackConfig;
    writeModernSyntax(changed, '/babel.cjs');
    expect(changed.target).toEqual(['web', 'es2020']);
    const [scripts, left] = changed.module.rules as [{ use: typeof use }, unknown];
    expect(scripts.use()).toEqual([
      {
        loader: '/x/babel-loader.js',
        options: { stage: 'build-javascript', configFile: '/babel.cjs' },
      },
    ]);
    expect(left).toBe(others);
    expect(terser.options.minimizer.options).toMatchObject({ ecma: 2020 });
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
