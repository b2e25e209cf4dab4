import { PRELOAD_DELAY_MS, PRELOAD_LIMIT, PRELOAD_PATIENCE_MS } from '../domain/preload';
import { canLoadPage, replacePreloads } from '../utils/gatsby-internals';
import { mayPreload } from '../utils/may-preload';

interface Queued {
  path: string;
  resolve(done: boolean): void;
}

/**
 * Preloads the pages of links in view: at most four at a time, not in the first seconds, and none where
 * the visitor saves data. Whole pages, as a navigation would load them: Gatsby's own preloads fetch the
 * data of a page twice, leave out its styles, and leave a round trip for the tap.
 */
export function preloadPages(): void {
  let waiting: Queued[] = [];
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  const next = () => {
    while (running < PRELOAD_LIMIT) {
      const queued = waiting.shift();
      if (!queued) return;
      running += 1;
      let ended = false;
      const end = (done: boolean) => {
        if (ended) return;
        ended = true;
        clearTimeout(patience);
        running -= 1;
        queued.resolve(done);
        next();
      };
      const patience = setTimeout(() => end(false), PRELOAD_PATIENCE_MS);
      void canLoadPage(queued.path).then(end, () => end(false));
    }
  };

  replacePreloads((path) => {
    if (!mayPreload()) {
      return Object.assign(Promise.resolve(false), { abort: () => undefined });
    }
    let queued: Queued | undefined;
    const promise = new Promise<boolean>((resolve) => {
      queued = { path, resolve };
      waiting.push(queued);
    });
    timer ??= setTimeout(() => {
      isReady = true;
      next();
    }, PRELOAD_DELAY_MS);
    if (isReady) next();
    return Object.assign(promise, {
      // Another link in view may lead there too, as when the menu closes.
      abort: () => {
        waiting = waiting.filter((other) => other !== queued);
      },
    });
  });
}
