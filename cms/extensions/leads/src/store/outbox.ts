import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { teamMail, visitorMail, type Mail, type MailCompany, type MailLead } from '../mail/compose';
import { languageOf, textsIn } from '../mail/texts';
import { countMail } from '../metrics';
import { isPermanent, mailErrorCode, nextDelay, type MailState } from '../rules/outbox';
import { emailOf } from '../rules/text';
import { errorName, retryOnBusy, retryWhileAway } from './database-errors';
import { companyTexts, isoOf, titleOf, type LeadRow } from './leads';
import { presentationLink } from './presentation';
import { readSettings } from './settings';
import { databaseNow } from './shared-database';

/** Batch size: requests per run. */
export const BATCH = 20;

interface OutboxContext {
  host: Host;
  env: LeadsEnv;
}

/**
 * Stores the result of a mail, as soon as the database is back if it is away, while the lease is still ours. A request changed since then is due
 * again, and its new mail must not be marked as sent.
 */
const update = ({ host }: OutboxContext, { id, lease }: Claim, values: Partial<LeadRow>) =>
  retryWhileAway(() =>
    host.database<LeadRow>('leads').where({ id, mail_due: lease }).update(values),
  );

/** A request whose mail this process has leased. */
interface Claim {
  id: string;
  /** End of the lease, stored in `mail_due`. */
  lease: Date;
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function inLanguage(
  context: OutboxContext,
  row: LeadRow,
  language: string,
): Promise<MailLead> {
  const { database } = context.host;
  const title = (collection: 'projects' | 'sales' | 'vacancies', id: number | null) =>
    titleOf(database, { collection, id, language });
  return {
    ...row,
    meeting_start: isoOf(row.meeting_start),
    meeting_before: isoOf(row.meeting_before),
    utm: [row.utm_source, row.utm_medium, row.utm_campaign, row.utm_term, row.utm_content],
    project: await title('projects', row.project),
    sale: await title('sales', row.sale),
    vacancy: await title('vacancies', row.vacancy),
    presentation: await presentationLink(context, row),
  };
}

async function companyIn(
  context: OutboxContext,
  language: string,
  phone: string,
): Promise<MailCompany> {
  const settings = await readSettings(context.host.database);
  return {
    ...(await companyTexts(context.host.database, language)),
    phone,
    email: settings.teamEmail,
    directusUrl: context.env.publicUrl,
  };
}

async function send(context: OutboxContext, mail: Mail, company: MailCompany): Promise<void> {
  const { host, env } = context;
  const service = new host.services.MailService({
    schema: await host.getSchema(),
    knex: host.database,
  });
  const from =
    env.mail.from === undefined || company.name === ''
      ? {}
      : { from: { name: company.name, address: env.mail.from } };
  await withTimeout(service.send({ ...mail, ...from }), env.mail.timeoutMs);
}

type Part = 'team_mail' | 'visitor_mail';

const nameOf = (part: Part) => (part === 'team_mail' ? 'team' : 'visitor');

async function sendPart(context: OutboxContext, row: LeadRow, part: Part): Promise<void> {
  const settings = await readSettings(context.host.database);
  const stamp = Date.now();
  if (part === 'team_mail') {
    const { language } = textsIn(settings.teamLanguage);
    if (settings.teamEmail === null) {
      throw Object.assign(new Error('No address of the team.'), { code: 'NO_TEAM_ADDRESS' });
    }
    const company = await companyIn(context, language, settings.phone);
    const lead = await inLanguage(context, row, language);
    await send(
      context,
      teamMail(lead, company, { to: settings.teamEmail, language, stamp }),
      company,
    );
    return;
  }
  const language = languageOf(row.locale);
  const company = await companyIn(context, language, settings.phone);
  const lead = await inLanguage(context, row, language);
  const to = emailOf(row.alternative_contact) ?? '';
  await send(context, visitorMail(lead, company, { to, stamp }), company);
}

/** Sends the waiting mails of a request and stores the results. */
async function deliver(context: OutboxContext, row: LeadRow, claimed: Claim): Promise<void> {
  const parts = (['team_mail', 'visitor_mail'] as const).filter((part) => row[part] === 'waiting');
  let error: string | undefined;
  const waiting: Part[] = [];
  for (const part of parts) {
    try {
      await sendPart(context, row, part);
    } catch (problem) {
      countMail(nameOf(part), 'not_sent');
      error = `${part}: ${mailErrorCode(problem)}`;
      context.host.logger.warn(`leads: mail of request ${row.id} was not sent (${error}).`);
      const isPermanentFailure = part === 'visitor_mail' && isPermanent(problem);
      if (isPermanentFailure)
        await update(context, claimed, { [part]: 'failed' satisfies MailState });
      else waiting.push(part);
      continue;
    }
    countMail(nameOf(part), 'sent');
    context.host.logger.info(
      { request: row.idempotency_key, lead: row.id, mail: nameOf(part) },
      'leads: a mail was sent',
    );
    // Stored immediately, so that a crash repeats one mail at most.
    await update(context, claimed, { [part]: 'sent' satisfies MailState });
  }
  if (waiting.length === 0) {
    await update(context, claimed, { mail_due: null, mail_error: error ?? null });
    return;
  }
  const attempts = (row.mail_attempts ?? 0) + 1;
  const delay = nextDelay(attempts, context.env.mail.retrySeconds);
  if (delay === undefined) {
    context.host.logger.error(`leads: mail of request ${row.id} is given up; see the bookmark.`);
    const failed = Object.fromEntries(waiting.map((part) => [part, 'failed' satisfies MailState]));
    await update(context, claimed, {
      ...failed,
      mail_due: null,
      mail_attempts: attempts,
      mail_error: error,
    });
    return;
  }
  const now = await retryOnBusy(() => databaseNow(context.host.database));
  await update(context, claimed, {
    mail_due: new Date(now.getTime() + delay * 1000),
    mail_attempts: attempts,
    mail_error: error,
  });
}

/** Takes a lease on a request's mail, long enough to send it. */
async function claim({ host, env }: OutboxContext, id: string): Promise<Claim | undefined> {
  const now = await retryOnBusy(() => databaseNow(host.database));
  const lease = new Date(now.getTime() + 3 * env.mail.timeoutMs);
  const taken = await retryOnBusy(() =>
    host
      .database<LeadRow>('leads')
      .where({ id })
      .where('mail_due', '<=', now)
      .update({ mail_due: lease }),
  );
  return taken > 0 ? { id, lease } : undefined;
}

/**
 * Sends all due mail. The outbox is stored in the requests' rows, so that a crash loses nothing.
 *
 * @returns Number of requests in the batch.
 */
export async function sendDueMail(context: OutboxContext): Promise<number> {
  const now = await retryOnBusy(() => databaseNow(context.host.database));
  const due = await retryOnBusy(() =>
    context.host
      .database<LeadRow>('leads')
      .where('mail_due', '<=', now)
      .orderBy('mail_due')
      .limit(BATCH),
  );
  for (const row of due) {
    const claimed = await claim(context, row.id);
    if (claimed === undefined) continue;
    try {
      // Read again: the visitor may have moved the meeting while other mail was sent.
      const current = await context.host.database<LeadRow>('leads').where({ id: row.id }).first();
      if (current !== undefined) await deliver(context, current as LeadRow, claimed);
    } catch (error) {
      // The next run retries once the lease has expired.
      context.host.logger.error(`leads: mail of request ${row.id} failed (${errorName(error)}).`);
    }
  }
  return due.length;
}

/** Releases the leases of a crashed process. SQLite only, where a single process runs. */
export async function releaseLeases({ host }: OutboxContext): Promise<void> {
  await host.database<LeadRow>('leads').whereNotNull('mail_due').update({ mail_due: new Date() });
}
