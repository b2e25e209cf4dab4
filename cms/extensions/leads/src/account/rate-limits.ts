import { mailLimit } from '../rules/mail-limits';
import type { RateLimit, RateLimits } from '../rules/rate-limit';
import { tooManyAttempts } from './errors';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rate limits of the account routes. */
export const ACCOUNT_RATE_LIMITS = {
  /**
   * Wrong passwords per e-mail address (known or not) and network: the owner can still sign in from
   * other networks.
   */
  signInsPerEmailAndNetwork: { count: 10, windowMs: 10 * MINUTE },
  signInsPerNetwork: { count: 60, windowMs: 10 * MINUTE },
  /**
   * Wrong passwords per e-mail address over all networks; above it, sign-ins are delayed and not
   * refused.
   */
  signInsBeforeDelay: { count: 30, windowMs: 10 * MINUTE },
  /**
   * Attempts per account and network, counted inside Directus' sign-in, which every route and API
   * uses. Higher than the limit of the routes, so that a caller of those never reaches it.
   */
  signInsPerUserAndNetwork: { count: 20, windowMs: 10 * MINUTE },
  /** Registration mails, and password reset mails, per network. */
  mailsPerNetwork: { count: 5, windowMs: MINUTE },
  /** Attempts with link tokens per network. */
  secretsPerNetwork: { count: 20, windowMs: 10 * MINUTE },
  /** Wrong current passwords per signed-in user. */
  secretsPerUser: { count: 20, windowMs: 10 * MINUTE },
  /** Moved and cancelled meetings per user; each mails the team. */
  meetingChangesPerUser: { count: 20, windowMs: HOUR },
} as const;

/** Delay of a sign-in while an account is attacked from many networks, milliseconds. */
export const SIGN_IN_DELAY_MS = 3000;

/** @param limits Factory of rate limits, by Redis or memory. */
export function accountRateLimits(limits: RateLimits) {
  const limit = (name: keyof typeof ACCOUNT_RATE_LIMITS) => limits(name, ACCOUNT_RATE_LIMITS[name]);
  return {
    signInsPerEmailAndNetwork: limit('signInsPerEmailAndNetwork'),
    signInsPerNetwork: limit('signInsPerNetwork'),
    signInsBeforeDelay: limit('signInsBeforeDelay'),
    signInsPerUserAndNetwork: limit('signInsPerUserAndNetwork'),
    resetsPerNetwork: limits('resetsPerNetwork', ACCOUNT_RATE_LIMITS.mailsPerNetwork),
    registrationsPerNetwork: limits('registrationsPerNetwork', ACCOUNT_RATE_LIMITS.mailsPerNetwork),
    secretsPerNetwork: limit('secretsPerNetwork'),
    secretsPerUser: limit('secretsPerUser'),
    meetingChangesPerUser: limit('meetingChangesPerUser'),
    resets: mailLimit(limits, 'reset'),
    registrations: mailLimit(limits, 'registration'),
  };
}

export type AccountRateLimits = ReturnType<typeof accountRateLimits>;

/**
 * Consumes one attempt.
 *
 * @throws AccountError with `Retry-After` if the limit is exceeded
 */
export async function consumeOrThrow(limit: RateLimit, key: string): Promise<void> {
  const wait = await limit.consume(key);
  if (wait > 0) throw tooManyAttempts(wait);
}
