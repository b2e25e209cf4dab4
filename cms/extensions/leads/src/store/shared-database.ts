import type { Knex } from 'knex';

/** SQLite: a single process runs. PostgreSQL may be shared by several, on several machines. */
export const isSingleProcess = (database: Knex): boolean =>
  String(database.client.config.client).includes('sqlite');

/**
 * Time of the database. Leases are written by one node and judged by another, whose clock may
 * differ by more than a lease lasts.
 */
export async function databaseNow(database: Knex): Promise<Date> {
  if (isSingleProcess(database)) return new Date();
  // Whole milliseconds: a date of JavaScript has no more, and leases are compared exactly.
  const { rows } = await database.raw<{ rows: { now: Date }[] }>(
    "select date_trunc('milliseconds', clock_timestamp()) as now",
  );
  return rows[0]?.now ?? new Date();
}

/** Names the lock of the background jobs: any number, the same on all nodes. */
const JOBS_LOCK = 7_310_019;

/**
 * Runs work unless another process is running it now. The lock belongs to a connection of
 * PostgreSQL, which gives it back when its process is killed.
 *
 * @returns Whether it ran.
 */
export async function inOneProcess(database: Knex, work: () => Promise<void>): Promise<boolean> {
  if (isSingleProcess(database)) {
    await work();
    return true;
  }
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { taken: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?) as taken',
      [JOBS_LOCK],
    );
    if (rows[0]?.taken !== true) return false;
    await work();
    return true;
  });
}
