import { mailLimit } from '../rules/mail-limits';
import type { RateLimit, RateLimits } from '../rules/rate-limit';
import { tooManyAttempts } from './errors';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often what may be done about accounts. */
export const ACCOUNT_LIMITS = {
  /**
   * Wrong passwords for one e-mail address, known or not, from one network: the owner still gets in
   * from everywhere else.
   */
  signInsPerEmailAndNetwork: { count: 10, windowMs: 10 * MINUTE },
  signInsPerNetwork: { count: 60, windowMs: 10 * MINUTE },
  /** Wrong passwords for one e-mail address from anywhere; beyond, each sign-in takes longer. */
  signInsBeforeDelay: { count: 30, windowMs: 10 * MINUTE },
  /**
   * Attempts at one account from one network, counted in Directus' sign-in itself, whatever leads
   * there. More than the routes let through, so that those who come by them never meet it.
   */
  signInsPerUserAndNetwork: { count: 20, windowMs: 10 * MINUTE },
  /** Registrations, or new passwords, asked for from one network. */
  mailsPerNetwork: { count: 5, windowMs: MINUTE },
  /** Tokens of links tried out. */
  secretsPerNetwork: { count: 20, windowMs: 10 * MINUTE },
  /** Current passwords tried out by somebody who is signed in. */
  secretsPerUser: { count: 20, windowMs: 10 * MINUTE },
  /** Meetings moved or cancelled, each with a mail to the team. */
  meetingChangesPerUser: { count: 20, windowMs: HOUR },
} as const;

/** How much longer a sign-in takes while somebody guesses at the account from many networks. */
export const SIGN_IN_DELAY_MS = 3000;

/** @param limits Where they are counted. */
export function accountLimits(limits: RateLimits) {
  const limit = (name: keyof typeof ACCOUNT_LIMITS) => limits(name, ACCOUNT_LIMITS[name]);
  return {
    signInsPerEmailAndNetwork: limit('signInsPerEmailAndNetwork'),
    signInsPerNetwork: limit('signInsPerNetwork'),
    signInsBeforeDelay: limit('signInsBeforeDelay'),
    signInsPerUserAndNetwork: limit('signInsPerUserAndNetwork'),
    resetsPerNetwork: limits('resetsPerNetwork', ACCOUNT_LIMITS.mailsPerNetwork),
    registrationsPerNetwork: limits('registrationsPerNetwork', ACCOUNT_LIMITS.mailsPerNetwork),
    secretsPerNetwork: limit('secretsPerNetwork'),
    secretsPerUser: limit('secretsPerUser'),
    meetingChangesPerUser: limit('meetingChangesPerUser'),
    resets: mailLimit(limits, 'reset'),
    registrations: mailLimit(limits, 'registration'),
  };
}

export type AccountLimits = ReturnType<typeof accountLimits>;

/**
 * Counts an attempt, unless there were too many.
 *
 * @throws AccountError with the time to wait
 */
export async function take(limit: RateLimit, key: string): Promise<void> {
  const wait = await limit.take(key);
  if (wait > 0) throw tooManyAttempts(wait);
}
