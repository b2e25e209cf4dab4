import { BuildError } from './builder/builder';
import { QueueError, type BuildChange, type BuildRow, type Builds } from './queue/builds';
import { recordOfRollback, rolledBackTo, type RowsChange } from './queue/rollback';
import { waitBeforeBuild } from './queue/timing';
import { logTail, putBack, releaseBuild, type ReleaseParts } from './release-build';

/** Reason of the automatic retry, of which there is one. */
const SECOND_TRY = 'A second try: the build before failed.';
const PUT_BACK =
  'The site was put back to an earlier build: it stays there until something is saved or published.';

export interface PublisherParts extends ReleaseParts {
  builds: Builds;
  log: (line: string) => void;
  /** Called with the result of each build. */
  onFinished?: (result: BuildChange, seconds: number) => void;
  /** Called after each look at the queue, with whether Directus answered. */
  onPolled?: (isAnswered: boolean) => void;
}

export interface Publisher {
  /** Notification of a change in the queue: poll soon. */
  wake(): void;
  /** Makes the next build one from scratch, which verifies the incremental builds before it. */
  renew(): void;
  /** Id of the running build, and of the live release. */
  health(): { running: string | null; live: string | null };
  /** Stops the builder; the next publisher queues an interrupted build again. */
  stop(): Promise<void>;
}

/** Polling interval of the queue, milliseconds. */
const POLL_MS = 30_000;
/** Retry interval while Directus is down, milliseconds. */
const RETRY_MS = 5_000;
/**
 * Delay of the one retry of a failed build, milliseconds: in most cases Directus was down for a
 * moment.
 */
const SECOND_TRY_MS = 60_000;

/**
 * Reports a build from scratch that differs from the incremental builds, since nothing was saved in
 * between.
 */
function compared(result: BuildChange): BuildChange {
  const changed = result.changed_paths;
  if (result.status !== 'live' || !changed) return result;
  const reason = `Built from scratch, the site differs from what the edits made of it: ${result.reason ?? ''}`;
  return { ...result, reason };
}

/** Triggers without a user. */
const AUTOMATIC: readonly (string | null)[] = ['schedule', 'due', 'start'];

const iso = (moment: number) => new Date(moment).toISOString();
const idsOf = (rows: readonly BuildRow[]) => rows.map(({ id }) => id);

/** Adds the due reasons, so that editors see why the site changed without a save. */
function withReason(result: BuildChange, rows: readonly BuildRow[]): BuildChange {
  if (result.status !== 'live') return result;
  const due = rows.flatMap(({ trigger, reason }) => (trigger === 'due' && reason) || []);
  return { ...result, reason: [...due, result.reason].join(' ') };
}

/**
 * Starts the publisher. It processes the queue one build at a time: build, check, release, store
 * the result. Rows queued during a build are covered by one more build. The live site is not
 * touched before a complete release has passed the gate.
 *
 * A rollback does not wait for a running build, which then does not go live. The site stays at the
 * earlier release until something is saved or published.
 */
export function startPublisher(parts: PublisherParts): Publisher {
  const { builds, builder, releases, log, now } = parts;
  let pending: number[] = [];
  let recent: number[] = [];
  let running: Promise<void> | undefined;
  let runningId: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wantsFresh = false;
  /** Updates of rows that are not stored yet, because Directus did not respond. */
  const pendingUpdates: RowsChange[] = [];

  const pollIn = (delay: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(poll, delay);
  };

  const flushUpdates = async () => {
    for (let next = pendingUpdates[0]; next; next = pendingUpdates[0]) {
      try {
        await builds.update(next.ids, next.change);
      } catch (error) {
        // A refused update is dropped: retrying it would fail again.
        if (!(error instanceof QueueError && error.isRefusal)) throw error;
        log(error.message);
      }
      pendingUpdates.shift();
    }
  };

  /** The first row gives the build its id and gets all details; the others get the outcome only. */
  const finish = (rows: readonly BuildRow[], started: number, result: BuildChange) => {
    const seconds = (now() - started) / 1000;
    log(`${result.status} after ${seconds.toFixed(1)} s: ${result.reason ?? ''}`);
    const outcome: BuildChange = {
      status: result.status,
      reason: result.reason,
      started_at: iso(started),
      finished_at: iso(now()),
    };
    pendingUpdates.push({ ids: idsOf(rows.slice(0, 1)), change: { ...result, ...outcome } });
    pendingUpdates.push({ ids: idsOf(rows.slice(1)), change: outcome });
  };

  const failed = (error: unknown): BuildChange => ({
    status: 'failed',
    reason: error instanceof Error ? error.message : String(error),
    ...(error instanceof BuildError && { log: logTail(error.output) }),
  });

  const work = async (rows: readonly BuildRow[]) => {
    const [first] = rows;
    if (!first) return;
    const started = now();
    runningId = first.id;
    await builds.update(idsOf(rows), { status: 'running', started_at: iso(started) });
    let result: BuildChange;
    try {
      const isFresh = wantsFresh;
      wantsFresh = false;
      const released = await releaseBuild(parts, first.id, { isFresh });
      const isCheck = isFresh && rows.every(({ trigger }) => trigger === 'schedule');
      result = withReason(isCheck ? compared(released) : released, rows);
    } catch (error) {
      // Stopped from outside: the next publisher queues the row again.
      if (isStopped) return;
      result = failed(error);
      if (rows.some(({ reason }) => reason !== SECOND_TRY)) tryAgainLater(first.trigger);
    }
    finish(rows, started, result);
    parts.onFinished?.(result, (now() - started) / 1000);
    await flushUpdates();
    releases.prune();
    await builds.markKept(releases.list());
  };

  const tryAgainLater = (trigger: BuildRow['trigger']) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      builds
        .add({ status: 'queued', trigger: trigger ?? 'schedule', reason: SECOND_TRY })
        .then(() => pollIn(0))
        .catch((error: unknown) => log(String(error)));
    }, SECOND_TRY_MS);
  };

  /** Executes requested rollbacks; the newest request wins. */
  const rollBack = async (rows: readonly BuildRow[]) => {
    const target = rows.at(-1)?.rollback_to;
    if (!target) return;
    const started = now();
    let result: BuildChange;
    try {
      await putBack(parts, target);
      pendingUpdates.push(...recordOfRollback(releases.list(), target));
      result = { status: 'live', reason: rolledBackTo(target) };
    } catch (error) {
      result = failed(error);
    }
    finish(rows, started, result);
    await flushUpdates();
  };

  /** Queues the rows of an interrupted publisher again. */
  const requeueInterrupted = async (rows: readonly BuildRow[]) => {
    const isLive = ({ id }: BuildRow) => id === releases.current();
    const change: BuildChange = { status: 'live', finished_at: iso(now()) };
    await builds.update(idsOf(rows.filter(isLive)), change);
    await builds.update(idsOf(rows.filter((row) => !isLive(row))), { status: 'queued' });
  };

  /** Whether the site is rolled back, and nothing was published since. */
  const isPutBack = () => {
    const live = releases.current();
    return live !== undefined && live !== releases.list()[0];
  };

  /** @returns milliseconds until the next poll */
  const processQueue = async (): Promise<number> => {
    await flushUpdates();
    const left = await builds.withStatus('running');
    parts.onPolled?.(true);
    if (left.length > 0) await requeueInterrupted(left);
    await pollRollbacks();
    const rows = (await builds.withStatus('queued')).filter((row) => row.rollback_to === null);
    if (rows.length === 0) {
      pending = [];
      return POLL_MS;
    }
    if (isPutBack() && rows.every(({ trigger }) => AUTOMATIC.includes(trigger))) {
      finish(rows, now(), { status: 'rolled_back', reason: PUT_BACK });
      return 0;
    }
    const moment = now();
    recent = recent.filter((entry) => Math.abs(moment - entry) < POLL_MS);
    // Debounce saves only: a manual build, or one found after a restart, starts at once.
    const isDebounced = rows.every(({ trigger }) => trigger === 'save') && pending.length > 0;
    const wait = isDebounced ? waitBeforeBuild({ pending, recent }, moment) : 0;
    if (wait > 0) return wait;
    pending = [];
    await work(rows);
    return 0;
  };

  const after = (error: unknown): number => {
    log(error instanceof Error ? error.message : String(error));
    if (error instanceof QueueError) parts.onPolled?.(false);
    return error instanceof QueueError ? RETRY_MS : POLL_MS;
  };

  function poll(): void {
    if (running) return;
    running = processQueue()
      .catch(after)
      .then((delay) => {
        running = undefined;
        runningId = null;
        pollIn(delay);
      });
  }

  /** Runs even during a build. */
  async function processRollbacks(): Promise<void> {
    const requested = await builds.withStatus('queued');
    await rollBack(requested.filter((row) => row.rollback_to !== null));
  }
  let rollbackPoll: Promise<unknown> = Promise.resolve();
  function pollRollbacks(): Promise<unknown> {
    rollbackPoll = rollbackPoll
      .then(processRollbacks)
      .catch((error: unknown) => log(String(error)));
    return rollbackPoll;
  }

  pollIn(0);

  return {
    wake: () => {
      pending.push(now());
      recent.push(now());
      if (running) void pollRollbacks();
      pollIn(0);
    },
    renew: () => {
      wantsFresh = true;
    },
    health: () => ({ running: runningId, live: releases.current() ?? null }),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(retryTimer);
      await builder.stop();
      await running;
    },
  };
}
