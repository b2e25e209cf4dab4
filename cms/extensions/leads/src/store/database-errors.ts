import { backOff } from 'exponential-backoff';

/** Two seconds in all: the lock is held by another request, which ends by itself. */
const BACKOFF = { numOfAttempts: 4, startingDelay: 300, timeMultiple: 2 } as const;

interface Coded {
  code?: unknown;
  name?: unknown;
  extensions?: { field?: unknown };
}

const coded = (error: unknown): Coded =>
  typeof error === 'object' && error !== null ? (error as Coded) : {};

/** Name or code of an error; a database's message would quote the row's values. */
export function errorName(error: unknown): string {
  const { code, name } = coded(error);
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown error';
}

/** Column of a violated unique index; undefined for other errors. */
export function duplicateField(error: unknown): string | undefined {
  const { code, extensions } = coded(error);
  if (code !== 'RECORD_NOT_UNIQUE') return undefined;
  return typeof extensions?.field === 'string' ? extensions.field : '';
}

const isBusy = (error: unknown) =>
  ['SQLITE_BUSY', 'SQLITE_LOCKED', '40001', '40P01', '55P03'].includes(String(coded(error).code));

/**
 * Retries a database operation on lock conflicts: SQLite busy, PostgreSQL deadlock or serialisation
 * failure.
 *
 * @throws The error of the last attempt.
 */
export function retryOnBusy<T>(work: () => Promise<T>): Promise<T> {
  return backOff(work, { ...BACKOFF, retry: isBusy });
}

/** A minute: longer than PostgreSQL takes to restart or to fail over. */
const AWAY = { numOfAttempts: 30, startingDelay: 200, timeMultiple: 1.5, maxDelay: 3000 } as const;

/** Whether the connection to the database failed, and not what was asked. */
export function isAway(error: unknown): boolean {
  const code = String(coded(error).code ?? '');
  if (code === '') return /terminated|timeout acquiring|closed/i.test(String(error));
  // Classes 08 (connection) and 57P0x (shutdown, start-up) of PostgreSQL; codes of the socket.
  return /^(?:08|57P0)/.test(code) || /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)/.test(code);
}

/**
 * Retries while the database is busy or away: for what must be stored, since it has happened.
 *
 * @throws The error of the last attempt, after a minute.
 */
export function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  return backOff(work, { ...AWAY, retry: (error) => isBusy(error) || isAway(error) });
}
