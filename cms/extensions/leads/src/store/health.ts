import type { Knex } from 'knex';
import type { LeadRow } from './leads';

/** Mail that waits longer than this means that the mail server is down. */
const LATE_MS = 15 * 60_000;
/** How long an answer of the database is good for. */
const KEPT_MS = 5000;

/** How requests fare, without a word about any of them: for a monitor. */
export interface Health {
  status: 'ok' | 'down';
  captcha: 'ok' | 'down';
  mail: 'ok' | 'late';
  /** Requests whose mail waits to be sent. */
  waiting: number;
  /** Requests whose mail reached nobody; they stay until somebody looks at them. */
  failed: number;
}

type Mail = Pick<Health, 'mail' | 'waiting' | 'failed'>;

async function readMail(database: Knex): Promise<Mail> {
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
 * Looks at what requests depend on. Anybody may ask, so the database is asked once in some seconds.
 *
 * @param captchaDownSince Tells since when the verifier fails, milliseconds since 1970.
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
