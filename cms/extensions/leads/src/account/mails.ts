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

interface Desk {
  host: Host;
  env: LeadsEnv;
}

/** What a mail about an account says. */
export interface AccountMail {
  subject: string;
  text: string;
  html: string;
  from?: { name: string; address: string };
}

/**
 * Writes a mail about an account.
 *
 * @param link Where its one link leads.
 */
export async function accountMail(
  { host, env }: Desk,
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

/** Sends a mail in the background: the answer takes as long without one. */
export function sendAccountMail(
  desk: Desk,
  kind: AccountMailKind,
  { to, locale, link }: { to: string; locale: SiteLocale; link: string },
): void {
  const send = async () => {
    const mail = await accountMail(desk, kind, { locale, link });
    const service = new desk.host.services.MailService({
      schema: await desk.host.getSchema(),
      knex: desk.host.database,
    });
    await service.send({ to, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
  send().catch((error: unknown) =>
    desk.host.logger.error(`account: a mail was not sent (${errorName(error)}).`),
  );
}

/** A mail of Directus' own, as its filter hands it over. */
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
 * Puts our words in the place of Directus' where a mail concerns the site: in the language of the
 * page it was asked for on. A visitor is never led to the admin, wherever the mail was asked for.
 *
 * @param mail Changed in place: Directus takes the HTML from the object it handed over.
 */
export async function translateMail(desk: Desk, mail: DirectusMail): Promise<void> {
  const kind = KINDS[mail.template?.name ?? ''];
  const { url, email } = mail.template?.data ?? {};
  if (kind === undefined || url === undefined || email === undefined) return;
  const token = new URL(url).searchParams.get('token') ?? '';
  const asked = readPageAddress(url);
  if (asked === undefined) {
    const user = await userByEmail(desk.host, email);
    if (user === undefined || !isVisitorRole(user)) return;
  }
  const locale = asked?.locale ?? 'en';
  const address = pageAddress(asked?.origin ?? desk.env.siteUrl, kind, locale);
  delete mail.template;
  Object.assign(mail, await accountMail(desk, kind, { locale, link: withToken(address, token) }));
}
