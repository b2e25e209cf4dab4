import type { isMissingChunk, MissingChunk } from '../../domain/chunk-reload';

export interface WatchChunksConfig {
  /** Start of the sessionStorage key; the path follows. */
  key: string;
  guardMs: number;
  /** Name of the event before a reload. */
  event: string;
  /** Name of the event that reports a missing chunk. */
  missingEvent: string;
}

/**
 * Reloads the page when one of its chunks fails to load although the site can be reached, as in an
 * open tab after a deploy removed the old chunks; at most once per path within the guard time
 * (specification, section 8). Inlined into the head of every page as source text, before the
 * scripts it watches: it uses nothing from outside itself.
 */
export function watchChunks(
  config: WatchChunksConfig,
  rules: { isMissingChunk: typeof isMissingChunk },
): void {
  const mayReload = (guardMs: number) => {
    if (navigator.onLine === false) return false;
    const now = Date.now();
    try {
      const key = config.key + window.location.pathname;
      const last = Number(window.sessionStorage.getItem(key));
      if (last && Math.abs(now - last) < guardMs) return false;
      window.sessionStorage.setItem(key, String(now));
      return true;
    } catch {
      // Nothing can be remembered: a page that was reloaded once is left alone.
      const entry = performance.getEntriesByType('navigation')[0] as
        PerformanceNavigationTiming | undefined;
      return !entry || entry.type !== 'reload';
    }
  };
  const reload = (guardMs: number): Promise<boolean> => {
    if (!mayReload(guardMs)) return Promise.resolve(false);
    const again = () => {
      window.dispatchEvent(new Event(config.event));
      window.location.reload();
      return true;
    };
    // Where nothing answers any more, a reload would take away the page that is there.
    return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      again,
      () => false,
    );
  };
  window.addEventListener(config.missingEvent, (event) => {
    const missing = (event as CustomEvent<MissingChunk>).detail;
    missing.reloads = reload(missing.guardMs);
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (!rules.isMissingChunk(event.reason)) return;
    // Gatsby's own listener would reload without a limit.
    event.stopImmediatePropagation();
    void reload(config.guardMs);
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement)) return;
      // Chunks that webpack asks for answer to whoever asked: a failed preload harms nobody.
      if (target.hasAttribute('data-webpack')) return;
      if (target.src.indexOf(window.location.origin + '/') === 0) void reload(config.guardMs);
    },
    true,
  );
}
