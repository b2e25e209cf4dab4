import { BuildError } from './builder/builder';
import { QueueError, type BuildChange, type BuildRow, type Builds } from './queue/builds';
import { recordOfRollback, rolledBackTo, type RowsChange } from './queue/rollback';
import { waitBeforeBuild } from './queue/timing';
import { logTail, putBack, releaseBuild, type ReleaseParts } from './release-build';

/** Why a build is queued again, and no third time. */
const SECOND_TRY = 'A second try: the build before failed.';
const PUT_BACK =
  'The site was put back to an earlier build: it stays there until something is saved or published.';

export interface PublisherParts extends ReleaseParts {
  builds: Builds;
  log: (line: string) => void;
}

export interface Publisher {
  /** Something was saved or asked for: the queue is looked at soon. */
  wake(): void;
  /** The next build is one from scratch: it shows whether the edits before made the same site. */
  renew(): void;
  /** Whether a build runs now, and what is live. */
  health(): { running: string | null; live: string | null };
  /** Ends the builder; a build that runs is taken up by the next publisher. */
  stop(): Promise<void>;
}

/** The queue is looked at as often even if nobody calls, milliseconds. */
const POLL_MS = 30_000;
/** Where Directus does not answer, it is asked again after as long, milliseconds. */
const RETRY_MS = 5_000;
/** What failed is tried once more after as long, milliseconds: mostly Directus was away for a moment. */
const SECOND_TRY_MS = 60_000;

/** What a build from scratch says of the edits before it: nothing was saved since. */
function compared(result: BuildChange): BuildChange {
  const changed = result.changed_paths;
  if (result.status !== 'live' || !changed) return result;
  const reason = `Built from scratch, the site differs from what the edits made of it: ${result.reason ?? ''}`;
  return { ...result, reason };
}

/** Builds that nobody asked for in person. */
const AUTOMATIC: readonly (string | null)[] = ['schedule', 'due', 'start'];

const iso = (moment: number) => new Date(moment).toISOString();
const idsOf = (rows: readonly BuildRow[]) => rows.map(({ id }) => id);

/** Nobody saved anything: an editor is to read why the site changed. */
function whyToo(result: BuildChange, rows: readonly BuildRow[]): BuildChange {
  if (result.status !== 'live') return result;
  const due = rows.flatMap(({ trigger, reason }) => (trigger === 'due' && reason) || []);
  return { ...result, reason: [...due, result.reason].join(' ') };
}

/**
 * Works through the queue of builds, one at a time: build, check, put live, write down what came of
 * it. What arrives meanwhile makes one more build. The live site is never touched before a whole new
 * release has passed the gate.
 *
 * A rollback waits for no build: one that runs meanwhile does not go live. The site then stays at the
 * earlier release until something is saved or published.
 */
export function startPublisher(parts: PublisherParts): Publisher {
  const { builds, builder, releases, log, now } = parts;
  let pending: number[] = [];
  let recent: number[] = [];
  let running: Promise<void> | undefined;
  let runningId: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let secondTry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wantsFresh = false;
  /** What could not be written down because Directus did not answer. */
  const unwritten: RowsChange[] = [];

  const lookIn = (delay: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(look, delay);
  };

  const writeDown = async () => {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      try {
        await builds.update(next.ids, next.change);
      } catch (error) {
        // What Directus refuses once it refuses always.
        if (!(error instanceof QueueError && error.isRefusal)) throw error;
        log(error.message);
      }
      unwritten.shift();
    }
  };

  /** The details stand in the row that the build has its name from; the others say how it ended. */
  const finish = (rows: readonly BuildRow[], started: number, result: BuildChange) => {
    const seconds = (now() - started) / 1000;
    log(`${result.status} after ${seconds.toFixed(1)} s: ${result.reason ?? ''}`);
    const outcome: BuildChange = {
      status: result.status,
      reason: result.reason,
      started_at: iso(started),
      finished_at: iso(now()),
    };
    unwritten.push({ ids: idsOf(rows.slice(0, 1)), change: { ...result, ...outcome } });
    unwritten.push({ ids: idsOf(rows.slice(1)), change: outcome });
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
      result = whyToo(isCheck ? compared(released) : released, rows);
    } catch (error) {
      // Ended from outside: the next publisher takes the row up.
      if (isStopped) return;
      result = failed(error);
      if (rows.some(({ reason }) => reason !== SECOND_TRY)) tryAgainLater(first.trigger);
    }
    finish(rows, started, result);
    await writeDown();
    releases.prune();
    await builds.markKept(releases.list());
  };

  const tryAgainLater = (trigger: BuildRow['trigger']) => {
    clearTimeout(secondTry);
    secondTry = setTimeout(() => {
      builds
        .add({ status: 'queued', trigger: trigger ?? 'schedule', reason: SECOND_TRY })
        .then(() => lookIn(0))
        .catch((error: unknown) => log(String(error)));
    }, SECOND_TRY_MS);
  };

  /** Puts the site back where somebody asked for it; the newest wish counts. */
  const rollBack = async (rows: readonly BuildRow[]) => {
    const target = rows.at(-1)?.rollback_to;
    if (!target) return;
    const started = now();
    let result: BuildChange;
    try {
      await putBack(parts, target);
      unwritten.push(...recordOfRollback(releases.list(), target));
      result = { status: 'live', reason: rolledBackTo(target) };
    } catch (error) {
      result = failed(error);
    }
    finish(rows, started, result);
    await writeDown();
  };

  /** Rows of a publisher that was ended in the middle of a build. */
  const takeUpLeft = async (rows: readonly BuildRow[]) => {
    const isLive = ({ id }: BuildRow) => id === releases.current();
    const change: BuildChange = { status: 'live', finished_at: iso(now()) };
    await builds.update(idsOf(rows.filter(isLive)), change);
    await builds.update(idsOf(rows.filter((row) => !isLive(row))), { status: 'queued' });
  };

  /** Whether somebody put the site back, and nobody has published since. */
  const isPutBack = () => {
    const live = releases.current();
    return live !== undefined && live !== releases.list()[0];
  };

  /** @returns milliseconds until the queue is to be looked at again */
  const turn = async (): Promise<number> => {
    await writeDown();
    const left = await builds.withStatus('running');
    if (left.length > 0) await takeUpLeft(left);
    await watch();
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
    // Asked for by a person, or found after a restart: there is nothing to wait for.
    const isPatient = rows.every(({ trigger }) => trigger === 'save') && pending.length > 0;
    const wait = isPatient ? waitBeforeBuild({ pending, recent }, moment) : 0;
    if (wait > 0) return wait;
    pending = [];
    await work(rows);
    return 0;
  };

  const after = (error: unknown): number => {
    log(error instanceof Error ? error.message : String(error));
    return error instanceof QueueError ? RETRY_MS : POLL_MS;
  };

  function look(): void {
    if (running) return;
    running = turn()
      .catch(after)
      .then((delay) => {
        running = undefined;
        runningId = null;
        lookIn(delay);
      });
  }

  /** Looked at even while a build runs. */
  async function lookForRollbacks(): Promise<void> {
    const wishes = await builds.withStatus('queued');
    await rollBack(wishes.filter((row) => row.rollback_to !== null));
  }
  let watching: Promise<unknown> = Promise.resolve();
  function watch(): Promise<unknown> {
    watching = watching.then(lookForRollbacks).catch((error: unknown) => log(String(error)));
    return watching;
  }

  lookIn(0);

  return {
    wake: () => {
      pending.push(now());
      recent.push(now());
      if (running) void watch();
      lookIn(0);
    },
    renew: () => {
      wantsFresh = true;
    },
    health: () => ({ running: runningId, live: releases.current() ?? null }),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(secondTry);
      await builder.stop();
      await running;
    },
  };
}
