import { randomUUID } from 'node:crypto';
import type { Builder } from '../builder/builder';

/** State of the preview's site. */
export type SiteState = 'asleep' | 'building' | 'built' | 'failed';

export interface PreviewSite {
  readonly state: SiteState;
  /** Id of the last successful build. */
  readonly build: string | undefined;
  /** Error of the last build, if it failed. */
  readonly error: string | undefined;
  /** Call for each page request: builds the site if needed and restarts the idle timer. */
  open(): void;
  /** Call when the content has changed: rebuilds the site if it is in use. */
  changed(): void;
  /**
   * Waits for all builds that were due at the time of the call.
   *
   * @param limit - timeout, milliseconds
   * @returns whether they ended within the timeout
   */
  waitForBuilds(limit: number): Promise<boolean>;
  /** Subscribes to the start and end of builds; returns the unsubscribe function. */
  watch(listener: () => void): () => void;
  stop(): Promise<void>;
}

const RETRY_MS = 15_000;

/**
 * Creates the preview's site: built on the first request, kept up to date while it is in use, and
 * stopped after an idle time to free its memory.
 *
 * @param options - `idle` is the idle time after which the builder is stopped, milliseconds
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
  /** Time of the next retry after a failed first build. */
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
    waitForBuilds: async (limit) => {
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
