import type { Caller } from '../host';
import { networkOf } from '../rules/network';
import type { AccountLimits } from './rate-limits';

/** An error that Directus answers as it is: it knows its own by their name. */
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
 * The second line behind the guards of routes: it stands inside Directus' sign-in, which every way
 * leads to. It is not Directus' own lockout, which lets anybody shut anybody's account.
 *
 * @throws An error that Directus answers with 429
 */
export async function limitSignIn(limits: AccountLimits, signIn: SignIn): Promise<void> {
  const wait = await limits.signInsPerUserAndNetwork.take(keyOf(signIn));
  if (wait > 0) throw new TooManySignIns(`Too many attempts. Try again in ${wait} seconds.`);
}

/** Ends the count where the password was right. */
export const settleSignIn = (limits: AccountLimits, signIn: SignIn): Promise<void> =>
  limits.signInsPerUserAndNetwork.forget(keyOf(signIn));
