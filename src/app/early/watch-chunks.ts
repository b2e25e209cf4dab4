export interface WatchChunksConfig {
  /** Start of the sessionStorage key; the path follows. */
  key: string;
  guardMs: number;
  event: string;
}

/**
 * Reloads the page where a script of it cannot be loaded though the site can be reached, as happens
 * to an open tab when a new build takes the old chunks away; at most once per path in the guard's
 * time (specification, section 8). Travels as source text into the head of every page, before the
 * scripts it watches: it uses nothing from outside itself.
 */
export function watchChunks(config: WatchChunksConfig): void {
  const mayReload = () => {
    if (navigator.onLine === false) return false;
    const now = Date.now();
    try {
      const key = config.key + window.location.pathname;
      const last = Number(window.sessionStorage.getItem(key));
      if (last && Math.abs(now - last) < config.guardMs) return false;
      window.sessionStorage.setItem(key, String(now));
      return true;
    } catch {
      // Nothing can be remembered: a page that was reloaded once is left alone.
      const entry = performance.getEntriesByType('navigation')[0] as
        PerformanceNavigationTiming | undefined;
      return !entry || entry.type !== 'reload';
    }
  };
  const reload = () => {
    if (!mayReload()) return;
    const again = () => {
      window.dispatchEvent(new Event(config.event));
      window.location.reload();
    };
    // Where nothing answers any more, a reload would take away the page that is there.
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
  };
  window.addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason || {}) as { name?: string; message?: string };
    if (name !== 'ChunkLoadError' && !/loading (css )?chunk .* failed/i.test(message || '')) return;
    // Gatsby's own listener would reload without a limit.
    event.stopImmediatePropagation();
    reload();
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement)) return;
      // Chunks that webpack asks for answer to whoever asked: a failed preload harms nobody.
      if (target.hasAttribute('data-webpack')) return;
      if (target.src.indexOf(window.location.origin + '/') === 0) reload();
    },
    true,
  );
}
