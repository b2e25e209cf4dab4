import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { teamMail, visitorMail, type Mail, type MailCompany, type MailLead } from '../mail/compose';
import { languageOf, textsIn } from '../mail/texts';
import { isPermanent, mailErrorCode, nextDelay, type MailState } from '../rules/outbox';
import { emailOf } from '../rules/text';
import { errorName, retryOnBusy } from './database-errors';
import { companyTexts, isoOf, titleOf, type LeadRow } from './leads';
import { presentationLink } from './presentation';
import { readSettings } from './settings';

/** Requests looked at in one round. */
const BATCH = 20;

interface Post {
  host: Host;
  env: LeadsEnv;
}

/**
 * Writes down what came of the mail, unless the request was changed since it was claimed: then it
 * is due again, and that mail must not be taken for sent.
 */
const update = ({ host }: Post, { id, lease }: Claim, values: Partial<LeadRow>) =>
  retryOnBusy(() => host.database<LeadRow>('leads').where({ id, mail_due: lease }).update(values));

/** A request this process sends the mail of. */
interface Claim {
  id: string;
  /** Until when: stands in `mail_due` meanwhile. */
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

async function inLanguage(post: Post, row: LeadRow, language: string): Promise<MailLead> {
  const { database } = post.host;
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
    presentation: await presentationLink(post, row),
  };
}

async function companyIn(post: Post, language: string, phone: string): Promise<MailCompany> {
  const settings = await readSettings(post.host.database);
  return {
    ...(await companyTexts(post.host.database, language)),
    phone,
    email: settings.teamEmail,
    directusUrl: post.env.publicUrl,
  };
}

async function send(post: Post, mail: Mail, company: MailCompany): Promise<void> {
  const { host, env } = post;
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

async function sendPart(post: Post, row: LeadRow, part: Part): Promise<void> {
  const settings = await readSettings(post.host.database);
  const stamp = Date.now();
  if (part === 'team_mail') {
    const { language } = textsIn(settings.teamLanguage);
    if (settings.teamEmail === null) {
      throw Object.assign(new Error('No address of the team.'), { code: 'NO_TEAM_ADDRESS' });
    }
    const company = await companyIn(post, language, settings.phone);
    const lead = await inLanguage(post, row, language);
    await send(post, teamMail(lead, company, { to: settings.teamEmail, language, stamp }), company);
    return;
  }
  const language = languageOf(row.locale);
  const company = await companyIn(post, language, settings.phone);
  const lead = await inLanguage(post, row, language);
  const to = emailOf(row.alternative_contact) ?? '';
  await send(post, visitorMail(lead, company, { to, stamp }), company);
}

/** Sends what a request still waits for, and writes down what came of it. */
async function deliver(post: Post, row: LeadRow, claimed: Claim): Promise<void> {
  const parts = (['team_mail', 'visitor_mail'] as const).filter((part) => row[part] === 'waiting');
  let error: string | undefined;
  const waiting: Part[] = [];
  for (const part of parts) {
    try {
      await sendPart(post, row, part);
      // At once: a process that is killed now repeats one mail at most.
      await update(post, claimed, { [part]: 'sent' satisfies MailState });
    } catch (problem) {
      error = `${part}: ${mailErrorCode(problem)}`;
      post.host.logger.warn(`leads: mail of request ${row.id} was not sent (${error}).`);
      const isPermanentFailure = part === 'visitor_mail' && isPermanent(problem);
      if (isPermanentFailure) await update(post, claimed, { [part]: 'failed' satisfies MailState });
      else waiting.push(part);
    }
  }
  if (waiting.length === 0) {
    await update(post, claimed, { mail_due: null, mail_error: error ?? null });
    return;
  }
  const attempts = (row.mail_attempts ?? 0) + 1;
  const delay = nextDelay(attempts, post.env.mail.retrySeconds);
  if (delay === undefined) {
    post.host.logger.error(`leads: mail of request ${row.id} is given up; see the bookmark.`);
    const failed = Object.fromEntries(waiting.map((part) => [part, 'failed' satisfies MailState]));
    await update(post, claimed, {
      ...failed,
      mail_due: null,
      mail_attempts: attempts,
      mail_error: error,
    });
    return;
  }
  await update(post, claimed, {
    mail_due: new Date(Date.now() + delay * 1000),
    mail_attempts: attempts,
    mail_error: error,
  });
}

/** Takes a request for this process: nobody else sends its mail for as long as that may take. */
async function claim({ host, env }: Post, id: string): Promise<Claim | undefined> {
  const lease = new Date(Date.now() + 3 * env.mail.timeoutMs);
  const taken = await retryOnBusy(() =>
    host
      .database<LeadRow>('leads')
      .where({ id })
      .where('mail_due', '<=', new Date())
      .update({ mail_due: lease }),
  );
  return taken > 0 ? { id, lease } : undefined;
}

/**
 * Sends all mail that is due. Mail lives on its request, so that nothing is lost with a process.
 *
 * @returns How many requests were looked at.
 */
export async function sendDueMail(post: Post): Promise<number> {
  const due = await retryOnBusy(() =>
    post.host
      .database<LeadRow>('leads')
      .where('mail_due', '<=', new Date())
      .orderBy('mail_due')
      .limit(BATCH),
  );
  for (const row of due) {
    const claimed = await claim(post, row.id);
    if (claimed === undefined) continue;
    try {
      // The visitor may have moved the meeting while other mail went out.
      const current = await post.host.database<LeadRow>('leads').where({ id: row.id }).first();
      if (current !== undefined) await deliver(post, current as LeadRow, claimed);
    } catch (error) {
      // The lease runs out and the request comes up again.
      post.host.logger.error(`leads: mail of request ${row.id} failed (${errorName(error)}).`);
    }
  }
  return due.length;
}

/** Ends the leases of a process that is gone; only where there cannot be another one. */
export async function endLeases({ host }: Post): Promise<void> {
  await host.database<LeadRow>('leads').whereNotNull('mail_due').update({ mail_due: new Date() });
}
