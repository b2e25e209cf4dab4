import {
  LATEST_BUILD_PATH,
  parseLatestBuild,
  parseOwnBuild,
  UPDATE_CHECK_MS,
} from '../domain/update-check';
import { APP_DATA_PATH } from '../utils/gatsby-internals';

/** Attribute of the root element with the page's build id. */
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

/** From the browser's HTTP cache, as it was when this page was loaded. */
function ownBuild(): Promise<string | undefined> {
  own ??= read(APP_DATA_PATH, 'force-cache', parseOwnBuild).then((id) => {
    if (id) document.documentElement.setAttribute(BUILD_ATTRIBUTE, id);
    return id;
  });
  return own;
}

/**
 * Reads the build id of a page that the browser restored from its history or a closed session: its
 * HTML may be of an earlier build, and so is the cached id until Gatsby's loader fetches it again.
 * Called before the loader.
 */
export function readBuildOfRestoredPage(): void {
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
 * Polls for the newest build now, every hour, and when a tab becomes visible after an hour. The
 * page is never interrupted: the next navigation is a full load of the newer build.
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
