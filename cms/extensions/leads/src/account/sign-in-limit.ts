import type { Caller } from '../host';
import { networkOf } from '../rules/network';
import type { AccountRateLimits } from './rate-limits';

/** Directus recognises its own errors by their `name` and answers them unchanged. */
class TooManySignIns extends Error {
  override name = 'DirectusError';
  readonly code = 'RATE_LIMITED';
  readonly status = 429;
  readonly extensions = {};
}

interface SignIn {
  /** Id of the account. */
  user?: string;
  accountability?: Pick<Caller, 'ip'> | null;
}

const keyOf = ({ user, accountability }: SignIn) =>
  `${networkOf(accountability?.ip)} ${user ?? ''}`;

/**
 * Second rate limit behind the guards of the routes, in the hook of Directus' sign-in, which every
 * API runs. It replaces Directus' own lockout, with which anybody can lock any account.
 *
 * @throws An error that Directus answers with 429
 */
export async function limitSignIn(limits: AccountRateLimits, signIn: SignIn): Promise<void> {
  const wait = await limits.signInsPerUserAndNetwork.consume(keyOf(signIn));
  if (wait > 0) throw new TooManySignIns(`Too many attempts. Try again in ${wait} seconds.`);
}

/** Resets the limit after a right password. */
export const resetSignInLimit = (limits: AccountRateLimits, signIn: SignIn): Promise<void> =>
  limits.signInsPerUserAndNetwork.reset(keyOf(signIn));
