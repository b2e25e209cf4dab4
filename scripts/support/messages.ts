/** An error whose message is meant for the person at the terminal, without a stack. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** Seconds since a moment, for progress lines. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Ends the process with a line that a person can act on; the stack only for what is a defect. */
export function stopWith(error: unknown): never {
  const known =
    error instanceof Error &&
    /^(Readable|Environment|CmsEnv|DirectusStart|PublisherEnv|Lease|Refused|Build|Release|Target)/.test(
      error.name,
    );
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text ?? 'Unknown error'}\n`);
  process.exit(1);
}
