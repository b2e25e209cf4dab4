/**
 * Cutoff of the retention period: requests before it are erased.
 *
 * @param now The present.
 * @param months Retention period.
 */
export function retentionCutoff(now: Date, months: number): Date {
  const cutoff = new Date(now);
  const day = cutoff.getUTCDate();
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months);
  // `setUTCMonth` overflows: 31 March minus a month would be 3 March; clamp to the last of
  // February.
  if (cutoff.getUTCDate() !== day) cutoff.setUTCDate(0);
  return cutoff;
}

/** Placeholder of an erased name. */
export const ERASED_NAME = '—';

/** Columns of an erased request; kind, time, project and status stay for statistics. */
export const ERASED_VALUES = {
  name: ERASED_NAME,
  account: null,
  phone: null,
  alternative_contact: null,
  message: null,
  notes: null,
  file: null,
  file_name: null,
  page_url: null,
  time_zone: null,
  utm_term: null,
  utm_content: null,
  gclid: null,
  gbraid: null,
  wbraid: null,
  fbclid: null,
  yclid: null,
  msclkid: null,
  referrer: null,
  landing_page: null,
  landed_at: null,
  first_touch: null,
  idempotency_key: null,
  body_hash: null,
  mail_due: null,
  mail_error: null,
  team_mail: 'none',
  visitor_mail: 'none',
} as const;
