/** Counts what happened under a key within a moving window. */
export interface RateLimiter {
  /** Seconds to wait, 0 where there is room; counts nothing. */
  wait(key: string, now: number): number;
  hit(key: string, now: number): void;
  /** Starts counting a key anew. */
  forget(key: string): void;
}

const SWEEP_AT = 10_000;

/**
 * A limiter in the memory of this process.
 *
 * @param limit How many within the window.
 * @param windowMs Length of the window, milliseconds.
 */
export function rateLimiter(limit: number, windowMs: number): RateLimiter {
  const hits = new Map<string, number[]>();
  const recent = (key: string, now: number) =>
    (hits.get(key) ?? []).filter((at) => at > now - windowMs);
  return {
    wait(key, now) {
      const times = recent(key, now);
      const oldest = times[times.length - limit];
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    },
    hit(key, now) {
      // Addresses that never come back would pile up.
      if (hits.size >= SWEEP_AT) {
        for (const known of hits.keys()) if (recent(known, now).length === 0) hits.delete(known);
      }
      hits.set(key, [...recent(key, now), now]);
    },
    forget: (key) => void hits.delete(key),
  };
}
