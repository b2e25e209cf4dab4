/** When a build starts after something was saved, milliseconds. */
export const TIMING = {
  /** A save alone: nearly at once. */
  single: 50,
  /** Several saves: once there was quiet for as long … */
  quiet: 3_000,
  /** … or the first of them has waited for as long. */
  longest: 60_000,
  /** How far back saves count as one burst. */
  burstWindow: 10_000,
} as const;

/** As many saves within the window make a burst. */
const BURST = 3;

export interface Arrivals {
  /** Moments of the saves that no build has taken up yet, Unix time in milliseconds. */
  pending: readonly number[];
  /** Moments of all saves of late, taken up or not. */
  recent: readonly number[];
}

/**
 * How long to wait with the next build: an editor who saves once sees it at once, one who saves
 * fifty times in a minute costs two builds.
 *
 * @returns milliseconds, 0 for now
 */
export function waitBeforeBuild({ pending, recent }: Arrivals, now: number): number {
  const first = pending[0];
  const last = pending.at(-1);
  if (first === undefined || last === undefined) return 0;
  // The clock was set back: nobody knows how long this has waited.
  if (first > now) return 0;
  const inWindow = recent.filter((moment) => now - moment < TIMING.burstWindow).length;
  const isBurst = pending.length > 1 || inWindow >= BURST;
  if (!isBurst) return Math.max(0, first + TIMING.single - now);
  return Math.max(0, Math.min(last + TIMING.quiet, first + TIMING.longest) - now);
}
