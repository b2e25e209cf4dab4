import type { Host, HookRegister } from './host';
import { errorName } from './store/database-errors';
import { deleteFiles, filesOfLeads, prepareTempDir, sweepOrphans } from './store/files';
import { endLeases, sendDueMail } from './store/outbox';
import { deleteComments, eraseOld } from './store/erase';
import type { LeadsEnv } from './env';

const HOUR = 3_600_000;
/** A file may wait this long for its request, where several processes share the database. */
const ORPHAN_AGE_MS = HOUR;

const message = 'leads: upkeep failed';

/** Runs work one at a time, again where it was asked for meanwhile. */
export function singleFile(work: () => Promise<void>): () => void {
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

/** Before the first setup there is no table yet. */
export const hasTable = async (host: Host): Promise<boolean> =>
  'leads' in (await host.getSchema()).collections;

const isAlone = ({ database }: Host): boolean =>
  String(database.client.config.client).includes('sqlite');

/** What a process that starts finds of one that was killed. */
async function cleanUp(host: Host, env: LeadsEnv): Promise<void> {
  await prepareTempDir(env.tempDir);
  if (!(await hasTable(host))) return;
  const age = isAlone(host) ? 0 : ORPHAN_AGE_MS;
  const orphans = await sweepOrphans(host, Date.now() - age);
  if (orphans > 0) host.logger.warn(`leads: ${orphans} files without a request were removed.`);
  if (isAlone(host)) await endLeases({ host, env });
}

/**
 * Starts what goes on in the background: mail, erasing, the sweep.
 *
 * @param alsoHourly What else is to be done each hour.
 * @returns What wakes the outbox, and a promise of the first cleaning.
 */
export function startUpkeep(
  host: Host,
  env: LeadsEnv,
  alsoHourly: () => Promise<void>,
): { wakeOutbox: () => void; ready: Promise<void> } {
  const guarded = (work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      host.logger.error(`${message} (${errorName(error)}).`);
    }
  };
  const wake = singleFile(
    guarded(async () => {
      if (await hasTable(host)) await sendDueMail({ host, env });
    }),
  );
  const hourly = singleFile(
    guarded(async () => {
      if (!(await hasTable(host))) return;
      const erased = await eraseOld(host, new Date());
      if (erased > 0) host.logger.warn(`leads: ${erased} old requests were erased.`);
      await sweepOrphans(host, Date.now() - ORPHAN_AGE_MS);
      await alsoHourly();
    }),
  );
  const ready = guarded(() => cleanUp(host, env))();
  void ready.then(() => {
    wake();
    hourly();
    setInterval(wake, env.mail.tickMs).unref();
    setInterval(hourly, HOUR).unref();
  });
  return { wakeOutbox: wake, ready };
}

/** Payload of an update in the admin; only what matters here. */
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
 * What a change by the team means besides itself: a moved meeting holds its new time, spam holds
 * none, nor does a cancelled one, mail that is to go out again is due.
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

/** Keeps files and slots in step with what the team does in the admin. */
export function watchChanges({ filter, action }: HookRegister, host: Host): void {
  const filesToGo = new Map<string, string[]>();
  filter('leads.items.update', async (payload) =>
    completeChange(payload as LeadChange, new Date()),
  );
  filter('leads.items.delete', async (payload) => {
    const keys = payload as string[];
    filesToGo.set(keys.join(), await filesOfLeads(host, keys));
    return payload;
  });
  action('leads.items.delete', async ({ keys = [] }) => {
    const files = filesToGo.get(keys.join()) ?? [];
    filesToGo.delete(keys.join());
    try {
      await deleteFiles(host, files);
      await deleteComments(host, keys);
    } catch (error) {
      host.logger.error(
        `${message}: something of an erased request is left (${errorName(error)}).`,
      );
    }
  });
}
