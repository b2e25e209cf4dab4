import { isMissingChunk } from '../../../src/domain/chunk-reload';
import {
  addressesOfResources,
  APP_DATA_PATH,
  canLoadPage,
  interceptNavigation,
  parseChunkMapping,
  preloadPage,
  replacePreloads,
  resourceNames,
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
    'the scripts of each page stand in the HTML as a string of JSON',
    'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    'window.___chunkMapping=${JSON.stringify(newChunkMapJson)};',
  ],
  [
    'the loader looks a page’s scripts up when it preloads them',
    LOADER,
    '(window.___chunkMapping[componentChunkName] || [])',
  ],
  [
    'the data of a page has an address made of its path',
    LOADER,
    /path === `\/` \? `index` : stripSurroundingSlashes\(path\)[^]*\/page-data\/\$\{fixedPath\}\/page-data\.json/,
  ],
  ['that of a static query, of its hash', LOADER, '/page-data/sq/d/${staticQueryHash}.json'],
  [
    'data is asked for without credentials of another origin',
    LOADER,
    /new XMLHttpRequest\(\)\s+req\.open\(method, url, true\)\s+req\.onreadystatechange[^}]*\}\s+\}\s+req\.send\(null\)/,
  ],
  [
    'the renderer hands over the data of the page it renders',
    'gatsby/cache-dir/static-entry.js',
    /if \(_pagePath === pagePath\) \{[^}]*return pageData/,
  ],
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

  it('hands preloads to the function in place of its own', () => {
    const enqueue = jest.fn();
    replacePreloads(enqueue);
    preloadPage('/news?page=2#top');
    expect(enqueue).toHaveBeenCalledWith('/news');
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

describe('the resources of the open page', () => {
  const chunks = { 'component---news': ['/component---news-12.js'] };
  const open = (pagePath?: string) => {
    Object.assign(window, { pagePath, ___chunkMapping: JSON.stringify(chunks) });
    parseChunkMapping();
  };
  const names = resourceNames({ componentChunkName: 'component---news', staticQueryHashes: ['7'] });

  it.each([
    ['/ru/news', '/page-data/ru/news/page-data.json'],
    ['/', '/page-data/index/page-data.json'],
    ['/404.html', '/page-data/404.html/page-data.json'],
  ])('of %s', (pagePath, data) => {
    open(pagePath);
    expect(addressesOfResources(names)).toEqual({
      scripts: ['/component---news-12.js'],
      data: [APP_DATA_PATH, data, '/page-data/sq/d/7.json'],
    });
  });

  it('are none where the HTML does not name the page', () => {
    open();
    expect(addressesOfResources(names)).toEqual({ scripts: [], data: [] });
  });

  it('are the data alone where the chunk is unknown', () => {
    open('/news');
    expect(addressesOfResources(['component---gone']).scripts).toEqual([]);
  });

  it('are named without static queries where a page has none', () => {
    expect(resourceNames({ componentChunkName: 'component---doc' })).toEqual(['component---doc']);
  });

  it('stay as they are once they were read', () => {
    open('/news');
    parseChunkMapping();
    expect(window.___chunkMapping).toEqual(chunks);
  });
});
