import { DAY_MS } from '../utils/day';

/**
 * Whether an offer has ended: it holds to the end of its last day.
 *
 * @param validUntil - ISO 8601 date of the last day
 * @param today - ISO 8601 date of today at the office
 */
export function isSaleExpired(validUntil: string, today: string): boolean {
  return validUntil.slice(0, 10) < today.slice(0, 10);
}

/**
 * Days an offer still holds, today included.
 *
 * @param validUntil - ISO 8601 date of the last day
 * @param today - ISO 8601 date of today at the office
 * @returns 1 on the last day, 0 once it has ended
 * @example daysLeft('2026-08-31', '2026-08-30') // => 2
 */
export function daysLeft(validUntil: string, today: string): number {
  const day = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS;
  return Math.max(0, day(validUntil) - day(today) + 1);
}
