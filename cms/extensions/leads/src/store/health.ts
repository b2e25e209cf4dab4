import type { Knex } from 'knex';
import type { LeadRow } from './leads';

/** Mail that waits longer than this means that the mail server is down. */
const LATE_MS = 15 * 60_000;

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

/**
 * Looks at what requests depend on.
 *
 * @param captchaDownSince Since when the verifier fails, milliseconds since 1970.
 */
export async function readHealth(
  database: Knex,
  captchaDownSince: number | undefined,
): Promise<Health> {
  const count = async (state: 'waiting' | 'failed', before?: Date) => {
    const query = database<LeadRow>('leads').where((lead) =>
      lead.where('team_mail', state).orWhere('visitor_mail', state),
    );
    if (before !== undefined) query.where('date_created', '<', before);
    const row = await query.count({ total: '*' }).first();
    return Number(row?.total ?? 0);
  };
  const captcha = captchaDownSince === undefined ? 'ok' : 'down';
  const mail = (await count('waiting', new Date(Date.now() - LATE_MS))) > 0 ? 'late' : 'ok';
  return {
    status: captcha === 'ok' && mail === 'ok' ? 'ok' : 'down',
    captcha,
    mail,
    waiting: await count('waiting'),
    failed: await count('failed'),
  };
}
