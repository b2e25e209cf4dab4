/** An error that is printed without a stack trace. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** Seconds since a moment, for progress lines. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Exits with an error message; the stack trace is printed only for unexpected errors. */
export function stopWith(error: unknown): never {
  const known =
    error instanceof Error &&
    /^(Readable|Environment|DirectusStart|Lease|Refused|Build|Release|Target)/.test(error.name);
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text ?? 'Unknown error'}\n`);
  process.exit(1);
}
