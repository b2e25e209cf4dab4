import type { RateLimit, RateLimits } from './rate-limit';

const HOUR = 3_600_000;

/** Limits of mails to one e-mail address, per purpose. */
export const MAIL_LIMITS = {
  /** Per requesting network, so that others cannot exhaust the owner's limit. */
  perNetwork: { count: 4, windowMs: HOUR },
  /** Over all networks, so that no mailbox is flooded. */
  inAll: { count: 12, windowMs: HOUR },
} as const;

/** Confirmation mails per requesting network, over all recipients, who may be strangers. */
export const CONFIRMATIONS_PER_NETWORK = { count: 10, windowMs: HOUR } as const;

/** Mail limit of one purpose. */
export interface MailLimit {
  /** Consumes one mail to an address; false if a limit is exceeded. */
  mayMail(recipient: string, network: string): Promise<boolean>;
}

/** @param purpose Key of its own counters. */
export function mailLimit(limits: RateLimits, purpose: string): MailLimit {
  const perNetwork: RateLimit = limits(`${purpose}-mails-per-network`, MAIL_LIMITS.perNetwork);
  const inAll: RateLimit = limits(`${purpose}-mails`, MAIL_LIMITS.inAll);
  return {
    async mayMail(recipient, network) {
      const address = recipient.toLowerCase();
      if ((await perNetwork.consume(`${network} ${address}`)) > 0) return false;
      return (await inAll.consume(address)) === 0;
    },
  };
}
