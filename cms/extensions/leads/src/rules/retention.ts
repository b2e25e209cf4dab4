/**
 * The moment before which requests lose their personal data.
 *
 * @param now The present.
 * @param months How long they are kept.
 */
export function retentionCutoff(now: Date, months: number): Date {
  const cutoff = new Date(now);
  const day = cutoff.getUTCDate();
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months);
  // 31 March minus a month is 3 March by the calendar's arithmetic; the last of February is meant.
  if (cutoff.getUTCDate() !== day) cutoff.setUTCDate(0);
  return cutoff;
}

/** What stands in place of a name that was erased. */
export const ERASED_NAME = '—';

/** What is left of an erased request: its kind, time, project and status, for the statistics. */
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
  utm_term: null,
  utm_content: null,
  idempotency_key: null,
  body_hash: null,
  mail_due: null,
  mail_error: null,
  team_mail: 'none',
  visitor_mail: 'none',
} as const;
