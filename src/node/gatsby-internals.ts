import { createHash } from 'node:crypto';
import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack';

/**
 * What the build depends on inside Gatsby and webpack that neither of them promises. It stands in
 * this file alone; `__tests__/src/node/gatsby-internals.test.ts` names each assumption and compares
 * it with the installed packages. The browser's part is src/utils/gatsby-internals.ts.
 */

/** The part of Gatsby's webpack configuration that the site changes. */
export interface GatsbyWebpackConfig {
  devtool?: string | false;
  entry?: Record<string, string | string[]>;
  target?: string | string[];
  output?: { hashDigestLength?: number };
  module: { rules: unknown[] };
  plugins: Array<{
    constructor: { name: string };
    options?: { ignoreOrder?: boolean; chunkFilename?: string };
  }>;
  resolve?: { alias?: Record<string, string | false> };
  optimization?: {
    minimizer?: Minimizer[];
    splitChunks?: {
      cacheGroups?: { styles?: StylesGroup; shared?: SharedGroup; frame?: FrameGroup };
    };
  };
}

interface LoaderUse {
  loader?: string;
  options?: { configFile?: unknown; modules?: boolean | { localIdentName?: string } };
}

/** A rule of webpack with its loaders. */
interface Rule {
  oneOf?: Rule[];
  use?: LoaderUse[] | ((info: object) => LoaderUse[] | string);
}

interface Minimizer {
  constructor: { name: string };
  options: { minimizer?: { options?: object } };
}

interface SharedGroup {
  name?: (module: Module, chunks: Chunk[]) => string;
  chunks?: (chunk: Chunk) => boolean;
}

/** A group of modules that are moved into a chunk that exists. */
interface FrameGroup {
  name: string;
  chunks: (chunk: Chunk) => boolean;
  test: (module: Module) => boolean;
  minChunks: number;
  priority: number;
  enforce: true;
}

interface StylesGroup {
  name?: string;
  chunks?: (chunk: Chunk) => boolean;
  test?: (module: Module, graphs: { chunkGraph: ChunkGraph }) => boolean;
}

/**
 * Value of `ENABLE_GATSBY_REFRESH_ENDPOINT` that opens `/__refresh` of the development server, as any
 * does, without GraphiQL's button for it: that button, drawn for `true` and `1`, breaks GraphiQL.
 */
export const REFRESH_WITHOUT_BUTTON = 'on';

/** Name of the entry chunk. Gatsby writes its styles into every page and its scripts into the body. */
const ENTRY_CHUNK = 'app';

/** Name of the chunk that src/app/start.ts imports. */
const PROGRAM_CHUNK = 'program';

/** Start of the name of a page template's chunk. */
const PAGE_CHUNK_PREFIX = 'component---';

/** Whether a chunk is loaded with every page: header, footer and what starts the site. */
export const isFrame = (name: string | null | undefined): boolean =>
  name === ENTRY_CHUNK || name === PROGRAM_CHUNK;

/**
 * Whether a chunk, or a group of chunks, is part of a page's initial load, as opposed to a lazy import.
 *
 * @param name - its name in webpack
 */
export const isInitialChunk = (name: string | null | undefined): boolean =>
  isFrame(name) || !!name?.startsWith(PAGE_CHUNK_PREFIX);

/** Gatsby's own entry of a built site; Gatsby writes the file for each build. */
export const GATSBY_ENTRY = '.cache/production-app.js';

/** A worker that the site does not have; Gatsby imports it all the same. Beside {@link GATSBY_ENTRY}. */
export const SERVICE_WORKER = '.cache/register-service-worker.js';

/** What Gatsby's loader fetches preloads with; src/app/preload-pages.ts replaces its queue. */
export const PRELOADER = '.cache/prefetch.js';

/** Expressions of Gatsby's runtime whose value the build knows: what they guard is left out. */
export const KNOWN_VALUES = {
  // Server components, an experiment that the site does not use.
  'global.hasPartialHydration': 'false',
} as const;

/** Modules that plugins add to every page and the site does without, files within `node_modules`. */
export const UNUSED_IN_PAGES = [
  // Off-main-thread scripts in development.
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  // An event for each route beside our page_view; before the tag manager has started it fails.
  'gatsby-plugin-google-tagmanager/gatsby-browser.js',
] as const;

/**
 * The browser half of gatsby-plugin-react-i18next, files within `node_modules`: its provider,
 * redirects and links are replaced by ours (docs/decisions/0002-interface-strings.md).
 */
export const I18N_BROWSER_HALF = [
  'gatsby-plugin-react-i18next/gatsby-browser.js',
  'gatsby-plugin-react-i18next/gatsby-ssr.js',
] as const;

/** Replaces {@link GATSBY_ENTRY} by a file of ours as the entry of the bundle. */
export function replaceEntry(config: GatsbyWebpackConfig, file: string): void {
  config.entry = { ...config.entry, [ENTRY_CHUNK]: file };
}

/** Ignores warnings about the order of styles: each sheet has a layer of its own (ADR 0021). */
export function ignoreOrderOfStyles({ plugins }: GatsbyWebpackConfig): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
}

/** Newest syntax that every browser of the browserslist knows. */
const ECMA = 2020;

/**
 * Lets webpack and its minimizer write the syntax of today's browsers, where Gatsby sets ES5
 * (docs/decisions/0055-bytes-by-page-type.md).
 *
 * @param babelConfig - file of the Babel configuration of the browser's code, absolute
 */
export function writeModernSyntax(config: GatsbyWebpackConfig, babelConfig: string): void {
  config.target = ['web', `es${ECMA}`];
  config.module.rules = (config.module.rules as Rule[]).map((rule) =>
    withBabelConfig(rule, babelConfig),
  );
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name !== 'TerserPlugin' || !options.minimizer) continue;
    options.minimizer.options = {
      ...options.minimizer.options,
      ecma: ECMA,
      parse: { ecma: ECMA },
      compress: { ecma: ECMA, passes: 3 },
      output: { ecma: ECMA },
      mangle: true,
    };
  }
}

const isBabel = ({ loader }: LoaderUse) => !!loader?.includes('babel-loader');

/** Gatsby's rules of scripts compute their loaders for each module. */
function withBabelConfig(rule: Rule, configFile: string): Rule {
  const { use } = rule;
  if (typeof use !== 'function') return rule;
  return {
    ...rule,
    use: (info) => {
      const loaders = use(info);
      if (typeof loaders === 'string') return loaders;
      return loaders.map((entry) =>
        isBabel(entry) ? { ...entry, options: { ...entry.options, configFile } } : entry,
      );
    },
  };
}

const isPageChunk = ({ name }: Chunk) => !!name?.startsWith(PAGE_CHUNK_PREFIX);

/** A module that this many templates use is loaded with every page: nearly all of them. */
const FRAME_TEMPLATES = 18;

/**
 * Gives a page one script beside the program, where Gatsby makes a chunk of each set of modules that
 * several templates share: four or five on a page, which compress badly. What nearly all templates use
 * goes into the program.
 */
export function joinScriptsOfPage({ optimization }: GatsbyWebpackConfig): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (!groups?.shared) return;
  // What lazy parts share among themselves.
  groups.shared.chunks = (chunk) => !isPageChunk(chunk);
  groups.frame = {
    name: PROGRAM_CHUNK,
    chunks: isPageChunk,
    test: (module) => !isStyle(module),
    minChunks: FRAME_TEMPLATES,
    priority: 25,
    enforce: true,
  };
}

/** Digits of the hashes in the names of files: 40 bits. The runtime lists the hash of every lazy chunk. */
export const HASH_DIGITS = 10;

/** Shortens what the runtime, which every page loads, lists of each lazy chunk. */
export function shortenChunkNames({ output, optimization, plugins }: GatsbyWebpackConfig): void {
  if (output) output.hashDigestLength = HASH_DIGITS;
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) {
      options.chunkFilename = '[id].[contenthash].css';
    }
  }
  const shared = optimization?.splitChunks?.cacheGroups?.shared;
  const name = shared?.name;
  if (shared && name) shared.name = (module, chunks) => name(module, chunks).slice(0, HASH_DIGITS);
}

/** Names of classes, in the styles and the HTML of every page; the hash is over file and name. */
const CLASS_NAME = '[local]-[hash:base64:5]';

/** Leaves the name of the file out of the names of classes. */
export function shortenClassNames({ module }: GatsbyWebpackConfig): void {
  for (const { use } of (module.rules as Rule[]).flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (typeof options?.modules === 'object' && options.modules.localIdentName) {
        options.modules.localIdentName = CLASS_NAME;
      }
    }
  }
}

const isStyle = ({ type }: Module) => type === 'css/mini-extract';

/** Whether a module belongs to the frame of every page: header, footer, base. */
const isInFrame = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => isFrame(name));

/**
 * Gives a page a sheet for the frame and one of its own, where Gatsby makes one of all pages' styles
 * (docs/decisions/0030-styles-by-page.md).
 */
export function splitStylesByPage({ optimization }: GatsbyWebpackConfig): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles;
  if (!styles) return;
  styles.name = ENTRY_CHUNK;
  styles.chunks = ({ name }) => isInitialChunk(name);
  styles.test = (module, graphs) => isStyle(module) && isInFrame(module, graphs);
}

/**
 * Hash of a compilation over the names of its files, which contain content hashes.
 *
 * @param fileNames - names of the emitted files
 */
export function compilationHash(fileNames: readonly string[]): string {
  return createHash('sha256')
    .update([...fileNames].sort().join('\n'))
    .digest('hex')
    .slice(0, 20);
}

/** Must run before Gatsby's own listener, which stores the hash. */
const FIRST = { name: 'StableCompilationHash', stage: -1 };

/**
 * Makes the compilation hash deterministic. Webpack's own hash also depends on the state of its
 * cache, and Gatsby writes it into every page: the first build after a cold one would rewrite all
 * of them.
 */
export const stableHash = {
  constructor: { name: FIRST.name },
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap(FIRST, ({ compilation }) => {
      compilation.hash = compilationHash(Object.keys(compilation.assets));
    }),
};

/** Key of Gatsby's script that tells the browser which page the HTML was made for. */
export const PAGE_PATH_SCRIPT = 'script-loader';

/** How that script sets the path. Gatsby changes the URL to it except on its own not-found page. */
export const pagePathLiteral = (pagePath: string): string =>
  `window.pagePath=${JSON.stringify(pagePath)}`;

/**
 * Keys of the head elements that the image plugin adds for its component, which the site does not
 * use.
 */
export const IMAGE_PLUGIN_KEYS = /^gatsby-image-style/;

/** Key of the tag manager's script in the head, and of its frame in the body. */
export const TAG_MANAGER_KEY = 'plugin-google-tagmanager';
