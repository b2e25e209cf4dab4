import type { Builds } from '../queue/builds';
import type { DueSource } from './content';
import { dueMoments, reasonOf } from './moments';

export interface DueParts {
  source: DueSource;
  builds: Pick<Builds, 'add' | 'withStatus'>;
  /** Called when a build was queued. */
  onQueued: () => void;
  log: (line: string) => void;
  /** Unix time, milliseconds. */
  now?: () => number;
}

export interface DueWatch {
  /** The content may have other moments now. */
  look(): void;
  stop(): Promise<void>;
}

/**
 * The clock is looked at as often, milliseconds, and Directus asked: a timer alone would miss a clock
 * that is set, a machine that slept, and a moment further away than timers reach.
 */
export const LOOK_MS = 60_000;

/**
 * Queues a build at each moment at which the content changes the site by itself. What was missed
 * while nobody watched is made up for by one build: moments count from the start of the last build,
 * which showed the content of then.
 */
export function watchDue(parts: DueParts): DueWatch {
  const { source, builds, onQueued, log, now = Date.now } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let lastError = '';
  /** Up to when moments have their row; a build that never began says nothing of them. */
  let queuedUntil = Number.NEGATIVE_INFINITY;

  /** @returns milliseconds until the next look */
  const turn = async (): Promise<number> => {
    const moment = now();
    // The clock was set back: those moments come once more, and the content with them.
    if (queuedUntil > moment) queuedUntil = Number.NEGATIVE_INFINITY;
    const since = Math.max((await source.lastStart(moment)) ?? moment, queuedUntil);
    const moments = dueMoments(await source.itemsAfter(since));
    const due = moments.filter(({ at }) => at > since && at <= moment);
    if (due.length > 0) {
      const waiting = await builds.withStatus('queued');
      // A build that waits will read the content of its own moment.
      if (!waiting.some((row) => row.rollback_to === null)) {
        await builds.add({ status: 'queued', trigger: 'due', reason: reasonOf(due) });
        queuedUntil = moment;
        onQueued();
      }
    }
    const next = moments.find(({ at }) => at > moment)?.at ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(LOOK_MS, next - now()));
  };

  function look(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = turn()
      .then((delay) => {
        lastError = '';
        return delay;
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastError) log(`What is due cannot be read: ${message}`);
        lastError = message;
        return LOOK_MS;
      })
      .then((delay) => {
        running = undefined;
        const wait = isAskedAgain ? 0 : delay;
        isAskedAgain = false;
        if (!isStopped) timer = setTimeout(look, wait);
      });
  }

  look();

  return {
    look,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
