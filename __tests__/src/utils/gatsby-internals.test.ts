import { isMissingChunk } from '../../../src/domain/chunk-reload';
import {
  APP_DATA_PATH,
  canLoadPage,
  interceptNavigation,
  interceptPreloads,
} from '../../../src/utils/gatsby-internals';
import { installedFile, type Assumption } from '../../support/installed-packages';

const NAVIGATION = 'gatsby/cache-dir/navigation.js';
const LOADER = 'gatsby/cache-dir/loader.js';
const LINK = 'gatsby-link/dist/index.js';
const PRODUCTION_APP = 'gatsby/cache-dir/production-app.js';

const ASSUMPTIONS: readonly Assumption[] = [
  ['a link navigates by window.___navigate', LINK, /preventDefault\(\)[^]*?window\.___navigate\(/],
  [
    'navigate() of the package does, too',
    LINK,
    /exports\.navigate=function\([^)]*\)\{window\.___navigate\(/,
  ],
  [
    'it is set on window before the hook onClientEntry',
    PRODUCTION_APP,
    /navigationInit\(\)[^]*apiRunnerAsync\(`onClientEntry`\)/,
  ],
  [
    'so are push and replace',
    NAVIGATION,
    /window\.___push = [^]*window\.___replace = [^]*___navigate = /,
  ],
  ['redirects of Gatsby go by window.___replace', NAVIGATION, 'window.___replace(redirect.toPath'],
  ['a link in view preloads by ___loader.enqueue', LINK, /return ___loader\.enqueue\(/],
  ['and takes it back by abort', LINK, /abortPrefetch\.abort\(\)/],
  ['the loader stands on window', PRODUCTION_APP, 'window.___loader = publicLoader'],
  ['its methods may be replaced', LOADER, /export const publicLoader = \{[^]*enqueue: rawPath =>/],
  [
    'it loads a page with its component',
    LOADER,
    /loadPage: rawPath => instance\.loadPage\(rawPath\)/,
  ],
  ['a page that does not load has the status error', LOADER, /Error: `error`/],
  ['every page asks for the same data of the site', LOADER, `\${__PATH_PREFIX__}${APP_DATA_PATH}`],
  [
    'webpack marks the scripts it asks for',
    'webpack/lib/runtime/LoadScriptRuntimeModule.js',
    'script.setAttribute("data-webpack"',
  ],
  [
    'a missing script is called ChunkLoadError',
    'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
    "error.name = 'ChunkLoadError'",
  ],
  [
    'a missing sheet of styles says so in its message',
    'mini-css-extract-plugin/dist/index.js',
    'Error("Loading CSS chunk " + chunkId + " failed.',
  ],
];

it.each(ASSUMPTIONS)('%s', (_assumption, file, text) => {
  expect(installedFile(file)).toMatch(text);
});

it('knows the error of a missing chunk', () => {
  expect(isMissingChunk({ name: 'ChunkLoadError', message: '' })).toBe(true);
  expect(isMissingChunk(new Error('Loading CSS chunk 12 failed.\n(/12.css)'))).toBe(true);
});

describe('navigation', () => {
  it('passes the function in between, by every way', () => {
    const original = jest.fn();
    window.___navigate = original;
    interceptNavigation((go) => (to, options) => go(`/ru${String(to)}`, options));
    window.___navigate('/news', { state: {} });
    window.___push('/docs');
    window.___replace('/sales');
    expect(original.mock.calls).toEqual([
      ['/ru/news', { state: {} }],
      ['/ru/docs', { replace: false }],
      ['/ru/sales', { replace: true }],
    ]);
  });
});

describe('the loader', () => {
  const loader = { enqueue: jest.fn(), loadPage: jest.fn() };
  beforeEach(() => {
    window.___loader = loader as unknown as GatsbyLoader;
  });

  it('passes preloads through the function in between', () => {
    const { enqueue } = loader;
    interceptPreloads((original) => (path) => original(`${path}?seen`));
    void window.___loader.enqueue('/news');
    expect(enqueue).toHaveBeenCalledWith('/news?seen');
  });

  it.each([
    [{ status: 'success' }, true],
    [{}, true],
    [{ status: 'error' }, false],
    [undefined, false],
  ])('says of %j whether the page is there', async (page, isThere) => {
    loader.loadPage.mockResolvedValue(page);
    await expect(canLoadPage('/ua/news')).resolves.toBe(isThere);
  });
});
