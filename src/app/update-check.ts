import {
  APP_DATA_PATH,
  LATEST_BUILD_PATH,
  parseLatestBuild,
  parseOwnBuild,
  UPDATE_CHECK_MS,
} from '../domain/update-check';

/** On the root element: the build the page belongs to. */
const BUILD_ATTRIBUTE = 'data-build';

let newer = false;
let lastCheck = 0;
let own: Promise<string | undefined> | undefined;

/** Whether a newer build than the page's has been published. */
export function isOutdated(): boolean {
  return newer;
}

async function read<T>(
  file: string,
  cache: RequestCache,
  parse: (value: unknown) => T | undefined,
): Promise<T | undefined> {
  try {
    const response = await fetch(file, { cache });
    return response.ok ? parse(await response.json()) : undefined;
  } catch {
    // No connection: the next check will tell.
    return undefined;
  }
}

/** What the browser holds since this page was loaded, whatever has been published meanwhile. */
function ownBuild(): Promise<string | undefined> {
  own ??= read(APP_DATA_PATH, 'force-cache', parseOwnBuild).then((id) => {
    if (id) document.documentElement.setAttribute(BUILD_ATTRIBUTE, id);
    return id;
  });
  return own;
}

/**
 * Learns the build of a page that the browser took from its history or a closed session: its HTML
 * may be of an earlier build, and so is the id it holds until Gatsby's loader asks for it anew.
 * Called before the loader.
 */
export function learnBuildOfOldPage(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') void ownBuild();
}

async function check(): Promise<void> {
  lastCheck = Date.now();
  const id = await ownBuild();
  const latest = await read(LATEST_BUILD_PATH, 'no-store', parseLatestBuild);
  if (id && latest) newer ||= id !== latest.id;
}

/**
 * Asks for the newest build now, every hour, and when a tab comes back after as long. The page is
 * never interrupted: the next navigation loads the newer build.
 */
export function watchForUpdates(): void {
  void check();
  setInterval(() => void check(), UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= UPDATE_CHECK_MS) {
      void check();
    }
  });
}
