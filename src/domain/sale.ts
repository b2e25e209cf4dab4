/**
 * Whether an offer has ended: it holds to the end of its last day.
 *
 * @param validUntil - ISO 8601 date of the last day
 * @param today - ISO 8601 date of today at the office
 */
export function isExpired(validUntil: string, today: string): boolean {
  return validUntil.slice(0, 10) < today.slice(0, 10);
}
