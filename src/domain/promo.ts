import { DAY_MS } from '../utils/day';
import { isRecord } from '../utils/is-record';

/** The promo popup (specification, section 9). */
export const PROMO = {
  /** Delay after a page has finished loading, milliseconds. */
  firstDelayMs: 15_000,
  /** Delay after another tab has dismissed it once, milliseconds. */
  laterDelayMs: 40_000,
  /** Idle time required after the visitor closed or left something, milliseconds. */
  idleMs: 15_000,
  /** Number of dismissals after which it is not shown. */
  stopAfter: 2,
  /** How long dismissals are remembered. */
  dismissalDays: 30,
  /** Value of the flag of the fired timer. */
  firedFlag: 'true',
} as const;

/** Action of a tab on its timer. */
export type TimerChange = { restartMs: number } | 'cancel' | 'keep';

/** Delay of the timer that a loaded page starts, milliseconds; none where it is not scheduled. */
export function delayOnLoad(dismissals: number): number | undefined {
  return dismissals >= PROMO.stopAfter ? undefined : PROMO.firstDelayMs;
}

/** Action of this tab when another tab dismisses the popup. */
export function onDismissedElsewhere(dismissals: number): TimerChange {
  if (dismissals >= PROMO.stopAfter) return 'cancel';
  return dismissals === 1 ? { restartMs: PROMO.laterDelayMs } : 'keep';
}

/**
 * Parses the stored count of dismissals; a bare number is accepted, any other foreign value counts
 * as none.
 *
 * @param now - Unix time, milliseconds
 */
export function parseDismissals(stored: string | undefined | null, now: number): number {
  if (!stored) return 0;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return 0;
  }
  if (isCount(value)) return value;
  if (!isRecord(value) || typeof value.expires !== 'number' || value.expires <= now) return 0;
  return isCount(value.count) ? value.count : 0;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/**
 * Serialises the count of dismissals with an expiry of thirty days.
 *
 * @param now - Unix time, milliseconds
 */
export function writeDismissals(count: number, now: number): string {
  return JSON.stringify({ count, expires: now + PROMO.dismissalDays * DAY_MS });
}
