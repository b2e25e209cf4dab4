import { isRecord } from '../utils/is-record';

/** The promo popup (specification, section 9). */
export const PROMO = {
  /** After a page has finished loading, milliseconds. */
  firstDelayMs: 15_000,
  /** After another tab has dismissed it once, milliseconds. */
  laterDelayMs: 40_000,
  /** A visitor who has just closed or left something has so long for themselves, milliseconds. */
  calmMs: 5_000,
  /** Dismissals after which it stays away. */
  stopAfter: 2,
  /** How long dismissals are remembered. */
  dismissalDays: 30,
  /** What the flag of the fired timer says. */
  firedFlag: 'true',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a tab does about its timer. */
export type TimerChange = { restartMs: number } | 'cancel' | 'keep';

/** Delay of the timer that a loaded page starts, milliseconds; none where it is not scheduled. */
export function delayOnLoad(dismissals: number): number | undefined {
  return dismissals >= PROMO.stopAfter ? undefined : PROMO.firstDelayMs;
}

/** What another tab's dismissal means for this one. */
export function onDismissedElsewhere(dismissals: number): TimerChange {
  if (dismissals >= PROMO.stopAfter) return 'cancel';
  return dismissals === 1 ? { restartMs: PROMO.laterDelayMs } : 'keep';
}

/**
 * Reads the stored count of dismissals; a bare number is taken as it is, anything else that we did
 * not write counts as none.
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
 * The count of dismissals as it is stored, good for thirty days.
 *
 * @param now - Unix time, milliseconds
 */
export function writeDismissals(count: number, now: number): string {
  return JSON.stringify({ count, expires: now + PROMO.dismissalDays * DAY_MS });
}
