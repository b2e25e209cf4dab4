import { PRELOAD_LIMIT, PRELOAD_PATIENCE_MS } from '../domain/preload';
import { interceptPreloads } from '../utils/gatsby-internals';

interface Connection {
  saveData?: boolean;
}

const wantsToSave = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

interface Queued {
  path: string;
  resolve(done: boolean): void;
}

/**
 * Limits the preloads of links in view to four at a time, and to none with `Save-Data`. Gatsby
 * itself counts batches, which may overlap, and stops for good when one never settles.
 */
export function limitPreloads(): void {
  interceptPreloads(limited);
}

function limited(original: GatsbyLoader['enqueue']): GatsbyLoader['enqueue'] {
  let waiting: Queued[] = [];
  let running = 0;

  const next = () => {
    while (running < PRELOAD_LIMIT) {
      const queued = waiting.shift();
      if (!queued) return;
      running += 1;
      let ended = false;
      const end = (done: boolean) => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        running -= 1;
        queued.resolve(done);
        next();
      };
      const timer = setTimeout(() => end(false), PRELOAD_PATIENCE_MS);
      void original(queued.path).then(
        (done) => end(done === true),
        () => end(false),
      );
    }
  };

  return (path) => {
    if (wantsToSave()) return Object.assign(Promise.resolve(false), { abort: () => undefined });
    const promise = new Promise<boolean>((resolve) => {
      waiting.push({ path, resolve });
    });
    next();
    return Object.assign(promise, {
      abort: () => {
        waiting = waiting.filter((queued) => queued.path !== path);
      },
    });
  };
}
