/** Prints a line of progress with the seconds since the start. */
export function progress(): (line: string) => void {
  const start = Date.now();
  return (line) => {
    const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(5);
    process.stdout.write(`[cms ${seconds} s] ${line}\n`);
  };
}

/** Ends the run with one readable message. */
export function fail(error: unknown): never {
  process.stderr.write(`[cms] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
