import type { Knex } from 'knex';
import type { LeadRow } from './leads';

/** Age of waiting mail above which the mail server counts as down, milliseconds. */
const LATE_MS = 15 * 60_000;
/** Cache lifetime of the database's answer, milliseconds. */
const KEPT_MS = 5000;

/** Health of the requests' services for a monitor; no data of any request. */
export interface Health {
  status: 'ok' | 'down';
  captcha: 'ok' | 'down';
  mail: 'ok' | 'late';
  /** Number of requests with waiting mail. */
  waiting: number;
  /** Number of requests with failed mail; they stay until somebody handles them. */
  failed: number;
}

type Mail = Pick<Health, 'mail' | 'waiting' | 'failed'>;

/** State of the mail of all requests. */
export async function readMail(database: Knex): Promise<Mail> {
  const count = async (state: 'waiting' | 'failed', before?: Date) => {
    const query = database<LeadRow>('leads').where((lead) =>
      lead.where('team_mail', state).orWhere('visitor_mail', state),
    );
    if (before !== undefined) query.where('date_created', '<', before);
    const row = await query.count({ total: '*' }).first();
    return Number(row?.total ?? 0);
  };
  return {
    mail: (await count('waiting', new Date(Date.now() - LATE_MS))) > 0 ? 'late' : 'ok',
    waiting: await count('waiting'),
    failed: await count('failed'),
  };
}

/**
 * Health check of the requests' dependencies. The route is public, so the result of the database is
 * cached for some seconds.
 *
 * @param captchaDownSince Start of the verifier's outage, milliseconds since 1970.
 */
export function healthReader(
  database: Knex,
  captchaDownSince: () => number | undefined,
): () => Promise<Health> {
  let read: { mail: Promise<Mail>; at: number } | undefined;
  return async () => {
    const now = Date.now();
    if (read === undefined || now - read.at > KEPT_MS) read = { mail: readMail(database), at: now };
    const mail = await read.mail;
    const captcha = captchaDownSince() === undefined ? 'ok' : 'down';
    return { status: captcha === 'ok' && mail.mail === 'ok' ? 'ok' : 'down', captcha, ...mail };
  };
}
