import type { Host, HookRegister, Logger } from './host';
import { errorName } from './store/database-errors';
import { deleteFiles, filesOfLeads, prepareTempDir, sweepOrphans } from './store/files';
import { BATCH, releaseLeases, sendDueMail } from './store/outbox';
import { deleteComments, eraseOld } from './store/erase';
import { databaseNow, inOneProcess, isSingleProcess } from './store/shared-database';
import type { LeadsEnv } from './env';

const HOUR = 3_600_000;
/**
 * Minimum age of an orphaned or a half-received file, milliseconds: with several processes a younger
 * one may belong to a request being stored.
 */
const ORPHAN_AGE_MS = HOUR;

/** Coalesces calls: one run at a time, and one more if there were calls during it. */
export function coalesce(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = false;
    }
  };
  return () => void run();
}

/** The table does not exist before the first setup. */
export const hasTable = async (host: Host): Promise<boolean> =>
  'leads' in (await host.getSchema()).collections;

/** A step of the background jobs, with its name for the log. */
type Step = readonly [name: string, run: () => Promise<unknown>];

/** Runs all steps; a failed one is logged and does not stop the others. */
export async function runSteps(logger: Logger, steps: readonly Step[]): Promise<void> {
  for (const [name, run] of steps) {
    try {
      await run();
    } catch (error) {
      logger.error(`leads: a background job failed, ${name} (${errorName(error)}).`);
    }
  }
}

/**
 * Starts the background jobs: outbox, retention, and deletion of orphaned files.
 *
 * @param deleteIdle Hourly deletion of idle accounts.
 * @returns The outbox's trigger, and a promise that resolves after the first clean-up.
 */
export function startBackgroundJobs(
  host: Host,
  env: LeadsEnv,
  deleteIdle: () => Promise<void>,
): { triggerOutbox: () => void; ready: Promise<void> } {
  const { logger } = host;
  const steps = (...list: Step[]) =>
    runSteps(
      logger,
      list.map(([name, run]) => [name, async () => (await hasTable(host)) && run()]),
    );
  const sweep = async (age: number) => {
    const removed = await sweepOrphans(host, Date.now() - age);
    if (removed > 0) logger.warn(`leads: ${removed} files without a request were removed.`);
  };
  const isAlone = isSingleProcess(host.database);
  // Batch by batch, so that the mails of a busy minute do not wait for the next tick each.
  const wake = coalesce(() =>
    steps([
      'mail',
      async () => {
        while ((await sendDueMail({ host, env })) === BATCH);
      },
    ]),
  );
  const clean = () =>
    steps(
      [
        'retention of requests',
        async () => {
          const erased = await eraseOld(host, new Date());
          if (erased > 0) logger.warn(`leads: ${erased} old requests were erased.`);
        },
      ],
      ['files without a request', () => sweep(ORPHAN_AGE_MS)],
      ['accounts out of use', deleteIdle],
    );
  const hourly = coalesce(() =>
    runSteps(logger, [['the hourly clean-up', () => inOneProcess(host.database, clean)]]),
  );
  const cleanUp = async () => {
    // Temporary files of a killed process; this needs no table. Another process of this machine may
    // be receiving one.
    const age = isAlone ? 0 : ORPHAN_AGE_MS;
    await runSteps(logger, [
      ['half-received files', () => prepareTempDir(env.tempDir, Date.now() - age)],
    ]);
    await steps(
      ['files without a request', () => sweep(age)],
      ['leases of mail', async () => isAlone && releaseLeases({ host, env })],
    );
  };
  const ready = cleanUp();
  void ready.then(() => {
    wake();
    hourly();
    setInterval(wake, env.mail.tickMs).unref();
    setInterval(hourly, HOUR).unref();
  });
  return { triggerOutbox: wake, ready };
}

/** Payload of an update, as far as it is used here. */
interface LeadChange {
  status?: string;
  meeting_start?: string | null;
  slot?: string | null;
  team_mail?: string;
  visitor_mail?: string;
  mail_due?: string;
  mail_attempts?: number;
}

/**
 * Derived columns of a change by the team: a moved meeting takes its new slot, spam and cancelled
 * meetings free theirs, mail that is to be sent again becomes due.
 */
export function completeChange(change: LeadChange, now: Date): LeadChange {
  const result = { ...change };
  if (change.meeting_start !== undefined) {
    result.slot =
      change.meeting_start === null ? null : new Date(change.meeting_start).toISOString();
  }
  if (change.status === 'spam' || change.status === 'cancelled') result.slot = null;
  if (change.team_mail === 'waiting' || change.visitor_mail === 'waiting') {
    result.mail_due = now.toISOString();
    result.mail_attempts = 0;
  }
  return result;
}

/** Hooks that keep files and slots consistent with the team's changes in the admin. */
export function watchChanges({ filter, action }: HookRegister, host: Host): void {
  const filesToGo = new Map<string, string[]>();
  filter('leads.items.update', async (payload) =>
    completeChange(payload as LeadChange, await databaseNow(host.database)),
  );
  filter('leads.items.delete', async (payload) => {
    const keys = payload as string[];
    const files = await filesOfLeads(host, keys);
    filesToGo.set(
      keys.join(),
      files.map(({ file }) => file),
    );
    return payload;
  });
  action('leads.items.delete', async ({ keys = [] }) => {
    const files = filesToGo.get(keys.join()) ?? [];
    filesToGo.delete(keys.join());
    await runSteps(host.logger, [
      ['files of deleted requests', () => deleteFiles(host, files)],
      ['comments on deleted requests', () => deleteComments(host, keys)],
    ]);
  });
}
