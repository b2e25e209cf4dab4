const BUSY_ATTEMPTS = 4;
const BUSY_PAUSE_MS = 300;

interface Coded {
  code?: unknown;
  name?: unknown;
  extensions?: { field?: unknown };
}

const coded = (error: unknown): Coded =>
  typeof error === 'object' && error !== null ? (error as Coded) : {};

/** What an error is, without its message: that of a database quotes the values of the row. */
export function errorName(error: unknown): string {
  const { code, name } = coded(error);
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown error';
}

/** Which column of the table refused a value that is there already; undefined for other errors. */
export function duplicateField(error: unknown): string | undefined {
  const { code, extensions } = coded(error);
  if (code !== 'RECORD_NOT_UNIQUE') return undefined;
  return typeof extensions?.field === 'string' ? extensions.field : '';
}

const isBusy = (error: unknown) =>
  ['SQLITE_BUSY', 'SQLITE_LOCKED', '40001', '40P01', '55P03'].includes(String(coded(error).code));

/**
 * Does something with the database, again where another has it locked just now.
 *
 * @throws What the last attempt threw.
 */
export async function retryOnBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt >= BUSY_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS * attempt));
    }
  }
}
