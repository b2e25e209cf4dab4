import type { SiteLocale } from '../contract';
import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { render, type Block } from '../mail/html';
import { fill, languageOf } from '../mail/texts';
import { errorName } from '../store/database-errors';
import { companyTexts } from '../store/leads';
import { isVisitorRole, userByEmail } from './users';
import { pageAddress, readPageAddress, withToken } from './site-links';
import { ACCOUNT_TEXTS, type AccountMailKind } from './texts';

interface MailContext {
  host: Host;
  env: LeadsEnv;
}

/** Content of an account mail. */
export interface AccountMail {
  subject: string;
  text: string;
  html: string;
  from?: { name: string; address: string };
}

/**
 * Renders an account mail.
 *
 * @param link URL of its one link.
 */
export async function accountMail(
  { host, env }: MailContext,
  kind: AccountMailKind,
  { locale, link }: { locale: SiteLocale; link: string },
): Promise<AccountMail> {
  const language = languageOf(locale);
  const { mails, greeting } = ACCOUNT_TEXTS[language];
  const company = (await companyTexts(host.database, language)).name;
  const words = mails[kind];
  const blocks: Block[] = [
    { type: 'text', text: greeting },
    { type: 'text', text: fill(words.body, { company }) },
    { type: 'link', label: words.action, url: link },
    ...(words.validity === '' ? [] : [{ type: 'text' as const, text: words.validity }]),
    { type: 'text', text: words.notYou },
    { type: 'text', text: company },
  ];
  return {
    subject: fill(words.subject, { company }),
    ...render(blocks, language),
    ...(env.mail.from === undefined || company === ''
      ? {}
      : { from: { name: company, address: env.mail.from } }),
  };
}

/** Sends a mail without awaiting it: the response time must not reveal whether one is sent. */
export function sendAccountMail(
  context: MailContext,
  kind: AccountMailKind,
  { to, locale, link }: { to: string; locale: SiteLocale; link: string },
): void {
  const send = async () => {
    const mail = await accountMail(context, kind, { locale, link });
    const service = new context.host.services.MailService({
      schema: await context.host.getSchema(),
      knex: context.host.database,
    });
    await service.send({ to, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
  send().catch((error: unknown) =>
    context.host.logger.error(`account: a mail was not sent (${errorName(error)}).`),
  );
}

/** One of Directus' own mails, the payload of `email.send`. */
interface DirectusMail {
  subject?: string;
  template?: { name: string; data?: { url?: string; email?: string } };
  html?: string;
  text?: string;
}

const KINDS: Readonly<Record<string, 'reset' | 'invite'>> = {
  'password-reset': 'reset',
  'user-invitation': 'invite',
};

/**
 * Replaces the text of Directus' mails that concern the site, in the language of the page that
 * requested them. A visitor's link always leads to the site, never to the admin.
 *
 * @param mail Mutated: Directus reads the HTML from the object that it passed.
 */
export async function translateMail(context: MailContext, mail: DirectusMail): Promise<void> {
  const kind = KINDS[mail.template?.name ?? ''];
  const { url, email } = mail.template?.data ?? {};
  if (kind === undefined || url === undefined || email === undefined) return;
  const token = new URL(url).searchParams.get('token') ?? '';
  const asked = readPageAddress(url);
  if (asked === undefined) {
    const user = await userByEmail(context.host, email);
    if (user === undefined || !isVisitorRole(user)) return;
  }
  const locale = asked?.locale ?? 'en';
  const address = pageAddress(asked?.origin ?? context.env.siteUrl, kind, locale);
  delete mail.template;
  Object.assign(
    mail,
    await accountMail(context, kind, { locale, link: withToken(address, token) }),
  );
}
