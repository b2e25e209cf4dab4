import { LATEST_BUILD_PATH, parseLatestBuild, UPDATE_CHECK_MS } from '../domain/update-check';

/** On the root element: the build the page belongs to. */
const BUILD_ATTRIBUTE = 'data-build';

let newer = false;
let lastCheck = 0;

/** Whether a newer build than the page's has been published. */
export function isOutdated(): boolean {
  return newer;
}

async function check(): Promise<void> {
  lastCheck = Date.now();
  try {
    const response = await fetch(LATEST_BUILD_PATH, { cache: 'no-store' });
    const latest = response.ok ? parseLatestBuild(await response.json()) : undefined;
    if (!latest) return;
    const root = document.documentElement;
    const own = root.getAttribute(BUILD_ATTRIBUTE);
    // Pages keep their HTML from build to build, so the first answer names the page's own build.
    if (!own) root.setAttribute(BUILD_ATTRIBUTE, latest.id);
    else newer ||= own !== latest.id;
  } catch {
    // No connection: the next check will tell.
  }
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
