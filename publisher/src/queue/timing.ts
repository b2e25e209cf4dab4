/** Debounce delays between save and build, milliseconds. */
export const TIMING = {
  /** A single save: nearly at once. */
  single: 50,
  /** A burst of saves: after a pause of this length … */
  quiet: 3_000,
  /** … or at most this long after its first save. */
  longest: 60_000,
  /** Window in which saves count as a burst. */
  burstWindow: 10_000,
} as const;

/** Number of saves in the window that make a burst. */
const BURST = 3;

export interface Arrivals {
  /** Times of the saves that no build contains yet, Unix milliseconds. */
  pending: readonly number[];
  /** Times of all recent saves. */
  recent: readonly number[];
}

/**
 * Debounces builds: a single save is built at once, fifty saves in a minute make two builds.
 *
 * @returns milliseconds, 0 for now
 */
export function waitBeforeBuild({ pending, recent }: Arrivals, now: number): number {
  const first = pending[0];
  const last = pending.at(-1);
  if (first === undefined || last === undefined) return 0;
  // The clock was set back, so the waiting time is unknown: build now.
  if (first > now) return 0;
  const inWindow = recent.filter((moment) => now - moment < TIMING.burstWindow).length;
  const isBurst = pending.length > 1 || inWindow >= BURST;
  if (!isBurst) return Math.max(0, first + TIMING.single - now);
  return Math.max(0, Math.min(last + TIMING.quiet, first + TIMING.longest) - now);
}
