import { randomUUID } from 'node:crypto';
import type { Builder } from '../builder/builder';

/** What can be said of the preview's site now. */
export type SiteState = 'asleep' | 'building' | 'built' | 'failed';

export interface PreviewSite {
  readonly state: SiteState;
  /** Name of the last build that ended well. */
  readonly build: string | undefined;
  /** Why the last build came to nothing. */
  readonly error: string | undefined;
  /** Somebody looks: the site is built where it is not, and stays for some time. */
  open(): void;
  /** The content changed: where somebody looks, the site is brought up to date. */
  changed(): void;
  /**
   * Waits until every build has ended that was due when it was called.
   *
   * @param limit - milliseconds
   * @returns whether that was within the limit
   */
  settled(limit: number): Promise<boolean>;
  /** Calls back whenever a build has begun or ended. */
  watch(listener: () => void): () => void;
  stop(): Promise<void>;
}

const RETRY_MS = 15_000;

/**
 * The site that editors see: built when the first of them looks, kept up to date as long as somebody
 * does, and let go after a while, with the memory that it takes.
 *
 * @param options - `idle` is the time nobody looks, milliseconds, after which the builder is ended
 */
export function createPreviewSite({
  builder,
  idle,
  log,
}: {
  builder: Builder;
  idle: number;
  log: (line: string) => void;
}): PreviewSite {
  let state: SiteState = 'asleep';
  let build: string | undefined;
  let error: string | undefined;
  let isDirty = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** When a site that never came about is tried again. */
  let retryAt = 0;
  const listeners = new Set<() => void>();

  const become = (next: SiteState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const buildOnce = async () => {
    const id = randomUUID();
    become('building');
    const started = performance.now();
    try {
      await builder.build(id);
      build = id;
      error = undefined;
      log(`Preview built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } catch (failure) {
      if (isStopped) return;
      error = failure instanceof Error ? failure.message : String(failure);
      retryAt = performance.now() + RETRY_MS;
      log(`The preview could not be built: ${error}`);
    }
    become(error === undefined ? 'built' : 'failed');
  };

  const run = () => {
    isDirty = true;
    running ??= (async () => {
      while (isDirty && !isStopped) {
        isDirty = false;
        await buildOnce();
      }
      running = undefined;
    })();
  };

  const letGo = async () => {
    await running;
    if (isStopped) return;
    log('Nobody looks at the preview: its builder is ended');
    await builder.stop();
    become('asleep');
  };

  return {
    get state() {
      return state;
    },
    get build() {
      return build;
    },
    get error() {
      return error;
    },
    open: () => {
      if (isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(() => void letGo(), idle);
      timer.unref();
      const isDue = state === 'failed' && build === undefined && performance.now() > retryAt;
      if (state === 'asleep' || isDue) run();
    },
    changed: () => {
      if (state !== 'asleep' && !isStopped) run();
    },
    settled: async (limit) => {
      if (running === undefined) return true;
      let late: NodeJS.Timeout | undefined;
      const inTime = await Promise.race([
        running.then(() => true),
        new Promise<boolean>((resolve) => {
          late = setTimeout(() => resolve(false), limit);
        }),
      ]);
      clearTimeout(late);
      return inTime;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await builder.stop();
    },
  };
}
