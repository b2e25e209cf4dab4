import { setTimeout as wait } from 'node:timers/promises';
import { engineOf, openDatabase, type DatabaseVars } from '../backup/database';
import { DirectusStartError, explainExit } from './directus-process';

/** Names the lock of setup: any number, the same on all nodes, not that of the hourly jobs. */
const SETUP_LOCK = 7_310_020;
const POLL_MS = 500;

/** Text of a failed connection; one to a name with several addresses has an error for each. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(textOf).join('\n');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs setup while no other process sets up the same database, so that nodes can be started together:
 * the first one makes tables, schema and access, the others find nothing to do. The lock is one of
 * PostgreSQL, belonging to a connection, which a killed process gives back at once; one whose machine is
 * gone, within a minute. SQLite is for a single process, whose port keeps a second one out.
 *
 * @param vars Variables of the database.
 * @param log Gets a line if it has to wait.
 * @returns What the work returns.
 * @throws DirectusStartError if there is no connection; errors of the work.
 */
export async function inTurn<T>(
  vars: DatabaseVars,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (engineOf(vars) === 'sqlite3') return work();
  const db = openDatabase(vars);
  try {
    // Of one connection alone: knex would send each statement over another.
    const connection: unknown = await db.client.acquireConnection().catch((error: unknown) => {
      throw new DirectusStartError(explainExit([textOf(error)], null));
    });
    const ask = async (sql: string): Promise<{ taken?: boolean } | undefined> => {
      const { rows } = (await db.raw(sql).connection(connection)) as { rows: { taken: boolean }[] };
      return rows[0];
    };
    await ask('set tcp_keepalives_idle = 15');
    await ask('set tcp_keepalives_interval = 10');
    await ask('set tcp_keepalives_count = 3');
    const isTaken = async () =>
      (await ask(`select pg_try_advisory_lock(${SETUP_LOCK}) as taken`))?.taken === true;
    if (!(await isTaken())) {
      log('Another process sets up this database: waiting for it');
      while (!(await isTaken())) await wait(POLL_MS);
    }
    try {
      return await work();
    } finally {
      await db.client.releaseConnection(connection);
    }
  } finally {
    // Ends the connection, and the lock with it.
    await db.destroy();
  }
}
