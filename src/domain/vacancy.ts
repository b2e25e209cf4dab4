/**
 * Whether people may apply: to the end of the last day, and until it is filled where there is none.
 *
 * @param validThrough - ISO 8601 date of the last day
 * @param today - ISO 8601 date of today at the office
 */
export function isVacancyOpen(validThrough: string | null | undefined, today: string): boolean {
  return !validThrough || validThrough.slice(0, 10) >= today.slice(0, 10);
}
