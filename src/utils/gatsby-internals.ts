/**
 * What the code in the browser depends on inside Gatsby and webpack that neither of them promises. It
 * stands in this file alone, with its types in src/types/gatsby-runtime.d.ts;
 * `__tests__/src/utils/gatsby-internals.test.ts` names each assumption and compares it with the
 * installed packages. The build's part is src/node/gatsby-internals.ts. Two assumptions stand where
 * source text is inlined into the head, and are tested with the others: how a missing chunk is called
 * (src/domain/chunk-reload.ts) and how webpack marks its scripts (src/app/early/watch-chunks.ts).
 */

/** Path of the data that Gatsby loads with every page. */
export const APP_DATA_PATH = '/page-data/app-data.json';

type Navigate = typeof window.___navigate;

/**
 * Wraps Gatsby's navigation, which `Link`, `navigate` and Gatsby's redirects go through.
 *
 * @param wrap - takes Gatsby's function, returns its replacement
 */
export function interceptNavigation(wrap: (original: Navigate) => Navigate): void {
  window.___navigate = wrap(window.___navigate);
  window.___push = (to) => window.___navigate(to, { replace: false });
  window.___replace = (to) => window.___navigate(to, { replace: true });
}

type Enqueue = GatsbyLoader['enqueue'];

/** Replaces Gatsby's preload queue, which every `Link` in view goes through. */
export function replacePreloads(enqueue: Enqueue): void {
  window.___loader.enqueue = enqueue;
}

/**
 * Preloads a page, as a `Link` in view does.
 *
 * @param address - path with the prefix of its locale; query and fragment do not matter
 */
export function preloadPage(address: string): void {
  const { pathname } = new URL(address, window.location.origin);
  void window.___loader.enqueue(pathname);
}

/**
 * Loads the resources of a page as a navigation would: its data, with the strings, and its script.
 *
 * @param path - with the prefix of its locale
 * @returns whether the page exists and its resources have loaded
 */
export async function canLoadPage(path: string): Promise<boolean> {
  const page = await window.___loader.loadPage(path);
  return !!page && page.status !== 'error';
}

/** What Gatsby writes about a page into its page-data.json. */
interface PageResources {
  componentChunkName: string;
  staticQueryHashes?: readonly string[];
}

/**
 * Names what a page loads beside its own data.
 *
 * @param pageData - as Gatsby's `loadPageDataSync` returns it
 * @returns the name of the script's chunk and the hashes of the static queries; short enough for the HTML
 */
export function resourceNames(pageData: object): string[] {
  const { componentChunkName, staticQueryHashes = [] } = pageData as PageResources;
  return [componentChunkName, ...staticQueryHashes];
}

/**
 * Turns Gatsby's list of the scripts of each page into what its loader reads. Gatsby 5 writes it into the
 * HTML as a string of JSON: links in view would preload the data of their pages and no script.
 */
export function parseChunkMapping(): void {
  const mapping: unknown = window.___chunkMapping;
  if (typeof mapping === 'string') {
    window.___chunkMapping = JSON.parse(mapping) as Window['___chunkMapping'];
  }
}

/**
 * Addresses of what Gatsby's loader is about to ask for on the page that is open.
 *
 * @param names - of {@link resourceNames}
 * @returns paths of scripts and of JSON; nothing where the HTML names no page
 */
export function addressesOfResources([chunk = '', ...queries]: readonly string[]): {
  scripts: readonly string[];
  data: readonly string[];
} {
  const { pagePath } = window;
  if (!pagePath) return { scripts: [], data: [] };
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '');
  return {
    scripts: window.___chunkMapping[chunk] ?? [],
    data: [
      APP_DATA_PATH,
      `/page-data/${folder}/page-data.json`,
      ...queries.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
