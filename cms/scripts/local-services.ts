import { join } from 'node:path';
import type { CmsEnv } from './env';
import { LOCAL_CAPTCHA_SECRET, startLocalCaptcha } from './local-captcha';
import { startLocalMailbox } from './local-mailbox';
import { cmsDirectory } from './paths';

/** Local stand-ins for unconfigured services. */
export interface LocalServices {
  /** Directus' variables for them. */
  vars: Record<string, string>;
  /** Folder of the mails; undefined if a mail server is configured. */
  mailbox?: string;
  stop(): Promise<void>;
}

/**
 * Starts a local captcha verifier and a local mailbox, each unless a real one is configured. In
 * production `resolveCmsEnv` requires real ones.
 *
 * @param env The validated environment.
 * @param options.mailbox Folder of the mails; `cms/data/mailbox` where missing.
 */
export async function startLocalServices(
  { needs }: Pick<CmsEnv, 'needs'>,
  { mailbox = join(cmsDirectory(), 'data', 'mailbox') }: { mailbox?: string } = {},
): Promise<LocalServices> {
  const captcha = needs.captcha ? await startLocalCaptcha() : undefined;
  const mail = needs.mail ? await startLocalMailbox(mailbox) : undefined;
  return {
    vars: {
      ...(captcha && {
        RECAPTCHA_SECRET: LOCAL_CAPTCHA_SECRET,
        RECAPTCHA_VERIFY_URL: captcha.url,
      }),
      ...(mail && {
        EMAIL_TRANSPORT: 'smtp',
        EMAIL_SMTP_HOST: '127.0.0.1',
        EMAIL_SMTP_PORT: String(mail.port),
        EMAIL_SMTP_IGNORE_TLS: 'true',
        EMAIL_FROM: 'no-reply@localhost.example',
      }),
    },
    mailbox: mail?.folder,
    stop: async () => {
      await captcha?.stop();
      await mail?.stop();
    },
  };
}

/** Notice about them for the terminal. */
export const localServicesNotice = ({ mailbox }: LocalServices, needs: CmsEnv['needs']) => [
  ...(needs.captcha ? ['Captcha: a local stand-in that lets everybody through'] : []),
  ...(mailbox === undefined ? [] : [`Mail: nothing is sent, each mail is a file in ${mailbox}`]),
];
