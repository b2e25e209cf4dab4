import type { RateLimit, RateLimits } from './rate-limit';

const HOUR = 3_600_000;

/** Mails of one purpose to one e-mail address. */
export const MAIL_LIMITS = {
  /** Asked for from one network: somebody else cannot use up what the owner may ask for. */
  perNetwork: { count: 4, windowMs: HOUR },
  /** Whoever asks: no mailbox is flooded. */
  inAll: { count: 12, windowMs: HOUR },
} as const;

/** Confirmations of requests that one network has sent, to whomever: strangers, may be. */
export const CONFIRMATIONS_PER_NETWORK = { count: 10, windowMs: HOUR } as const;

/** What counts the mails of one purpose. */
export interface MailLimit {
  /** Whether another mail may go to an address; counts it. */
  mayMail(recipient: string, network: string): Promise<boolean>;
}

/** @param purpose Each has counts of its own. */
export function mailLimit(limits: RateLimits, purpose: string): MailLimit {
  const perNetwork: RateLimit = limits(`${purpose}-mails-per-network`, MAIL_LIMITS.perNetwork);
  const inAll: RateLimit = limits(`${purpose}-mails`, MAIL_LIMITS.inAll);
  return {
    async mayMail(recipient, network) {
      const address = recipient.toLowerCase();
      if ((await perNetwork.take(`${network} ${address}`)) > 0) return false;
      return (await inAll.take(address)) === 0;
    },
  };
}
