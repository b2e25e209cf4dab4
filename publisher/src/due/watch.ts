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
  /** Polls now, because the content may have other due times. */
  poll(): void;
  stop(): Promise<void>;
}

/**
 * Polling interval of clock and Directus, milliseconds: a single timer would miss a changed clock,
 * a suspended machine, and times beyond the range of timers.
 */
export const POLL_MS = 60_000;

/**
 * Queues a build at each time at which the content is due. One build makes up for what was missed
 * while no publisher ran: due times count from the start of the last build.
 */
export function watchDue(parts: DueParts): DueWatch {
  const { source, builds, onQueued, log, now = Date.now } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let lastError = '';
  /** Due times up to this one are queued already, even if their build has not begun. */
  let queuedUntil = Number.NEGATIVE_INFINITY;

  /** @returns milliseconds until the next poll */
  const queueDue = async (): Promise<number> => {
    const moment = now();
    // The clock was set back: these times are due once more.
    if (queuedUntil > moment) queuedUntil = Number.NEGATIVE_INFINITY;
    const since = Math.max((await source.lastStart(moment)) ?? moment, queuedUntil);
    const moments = dueMoments(await source.itemsAfter(since));
    const due = moments.filter(({ at }) => at > since && at <= moment);
    if (due.length > 0) {
      const waiting = await builds.withStatus('queued');
      // A queued build will read the content of its own start.
      if (!waiting.some((row) => row.rollback_to === null)) {
        await builds.add({ status: 'queued', trigger: 'due', reason: reasonOf(due) });
        queuedUntil = moment;
        onQueued();
      }
    }
    const next = moments.find(({ at }) => at > moment)?.at ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(POLL_MS, next - now()));
  };

  function poll(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = queueDue()
      .then((delay) => {
        lastError = '';
        return delay;
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastError) log(`What is due cannot be read: ${message}`);
        lastError = message;
        return POLL_MS;
      })
      .then((delay) => {
        running = undefined;
        const wait = isAskedAgain ? 0 : delay;
        isAskedAgain = false;
        if (!isStopped) timer = setTimeout(poll, wait);
      });
  }

  poll();

  return {
    poll,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
